import { and, asc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import * as v from 'valibot';
import { categorySchema, rewardSchema } from '#machines/domain/reward.ts';
import { page } from '#machines/domain/wire.ts';
import { signedIn } from '#server/auth/session.ts';
import { categories, rewards } from '#server/db/activity-schema.ts';
import type { ApiEnv, Services } from '#server/http/context.ts';
import { notFound, rejected, tooMany } from '#server/http/errors.ts';
import { bit, decimal, input, maximumPageSize, pageQuery, windowOf } from '#server/http/input.ts';
import { revalidated } from '#server/http/revalidated.ts';
import { describeCall } from '#server/http/openapi.ts';
import { findRewards, viewRewards, type RewardFilter } from './reward-query.ts';

const searchText = v.pipe(
  v.optional(v.string(), ''),
  v.trim(),
  v.maxLength(100, 'Must be at most 100 characters.'),
);
const rewardPage = page(rewardSchema);

const listQuery = v.pipe(
  v.object({
    ...pageQuery,
    featured: bit,
    search: searchText,
    category: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100))),
    latitude: decimal(-90, 90),
    longitude: decimal(-180, 180),
    radiusKm: decimal(0, 1000),
  }),
  v.forward(
    v.partialCheck(
      [['latitude'], ['longitude']],
      ({ latitude, longitude }) => (latitude === undefined) === (longitude === undefined),
      'Latitude and longitude go together.',
    ),
    ['latitude'],
  ),
);

const searchQuery = v.object({ ...pageQuery, search: searchText });
const searchLimits = [{ tries: 60, seconds: 60 }];
const defaultRadiusKm = 40;
const minute = 60_000;

interface PageQuery {
  pageSize: number;
  pageNumber: number;
}

const isId = (text: string) => v.is(v.pipe(v.string(), v.uuid()), text);

/** GET /rewards, /rewards/search, /rewards/{id} and /categories. */
export function rewardsRoutes(services: Services) {
  const { db, clock, throttle, keeper } = services;

  /** Offers are the same for every member of a tenant; those that end do so within the minute. */
  const keptPage = keeper.keep(async (key) => {
    const [filter, query] = JSON.parse(key) as [Omit<RewardFilter, 'now'>, PageQuery];
    const { rows, total } = await findRewards(db, { ...filter, now: clock.now() }, windowOf(query));
    const items = await viewRewards(db, filter.clientId, rows, filter.around);
    return { items, pageNumber: query.pageNumber, pageSize: query.pageSize, total };
  });
  const pageOf = (filter: Omit<RewardFilter, 'now'>, query: PageQuery) =>
    keptPage(JSON.stringify([filter, query, Math.floor(clock.now().getTime() / minute)]));
  const categoriesOf = keeper.keep(async (clientId) => {
    const rows = await db
      .select({ name: categories.name, platformName: categories.platformName })
      .from(categories)
      .where(eq(categories.clientId, clientId))
      .orderBy(asc(categories.position))
      .limit(maximumPageSize);
    return { data: rows };
  });

  return new Hono<ApiEnv>()
    .get(
      '/rewards',
      describeCall('A page of offers.', rewardPage),
      signedIn(services),
      input('query', listQuery),
      revalidated,
      async (c) => {
        const {
          featured,
          search,
          category,
          latitude,
          longitude,
          radiusKm = defaultRadiusKm,
          ...query
        } = c.req.valid('query');
        const around =
          latitude === undefined || longitude === undefined ? undefined : { latitude, longitude, radiusKm };
        const filter = {
          clientId: c.get('client').id,
          featured,
          search: search || undefined,
          category: category || undefined,
          around,
        };
        return c.json(await pageOf(filter, query));
      },
    )
    .get(
      '/rewards/search',
      describeCall('A page of offers by their name.', rewardPage),
      signedIn(services),
      input('query', searchQuery),
      async (c) => {
        const { search, ...query } = c.req.valid('query');
        if (search === '') throw rejected('i_reward_001');
        const wait = throttle.take(`search:${c.get('user').id}`, searchLimits);
        if (wait !== null) throw tooMany(wait);
        return c.json(await pageOf({ clientId: c.get('client').id, search }, query));
      },
    )
    .get('/rewards/:id', describeCall('An offer.', rewardSchema), signedIn(services), async (c) => {
      const id = c.req.param('id');
      const clientId = c.get('client').id;
      const rows = isId(id)
        ? await db
            .select()
            .from(rewards)
            .where(and(eq(rewards.clientId, clientId), eq(rewards.id, id)))
            .limit(1)
        : [];
      const [reward] = await viewRewards(db, clientId, rows);
      if (!reward) throw notFound();
      return c.json(reward);
    })
    .get(
      '/categories',
      describeCall('The categories of offers.', v.object({ data: v.array(categorySchema) })),
      signedIn(services),
      revalidated,
      async (c) => c.json(await categoriesOf(c.get('client').id)),
    );
}
