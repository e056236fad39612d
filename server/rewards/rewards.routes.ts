import { and, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import * as v from 'valibot';
import { categorySchema, rewardSchema } from '#machines/domain/reward.ts';
import { page } from '#machines/domain/wire.ts';
import { rewards } from '#server/db/activity-schema.ts';
import { isUuid } from '#server/db/query-bounds.ts';
import { notFound, rejected, tooMany } from '#server/errors/api-error.ts';
import type { ApiEnv } from '#server/http/context.ts';
import { bit, decimal, input, pageQuery } from '#server/http/input.ts';
import { describeCall } from '#server/http/openapi.ts';
import { pageOf } from '#server/http/paged.ts';
import { revalidated, taggedJson } from '#server/http/revalidated.ts';
import { signedIn } from '#server/http/session.ts';
import type { Services } from '#server/services.ts';
import { categoriesReader } from './categories.ts';
import {
  findRewards,
  presentOffers,
  viewRewards,
  type Around,
  type OffersClient,
  type RewardFilter,
} from './reward-query.ts';

const searchText = v.pipe(
  v.optional(v.string(), ''),
  v.trim(),
  v.maxLength(100, 'Must be at most 100 characters.'),
);
const rewardPage = page(rewardSchema);

const place = { latitude: decimal(-90, 90), longitude: decimal(-180, 180) };

const isWhole = ({ latitude, longitude }: Partial<Record<keyof typeof place, number | undefined>>) =>
  (latitude === undefined) === (longitude === undefined);
const apart = 'Latitude and longitude go together.';

const listQuery = v.pipe(
  v.object({
    ...pageQuery,
    ...place,
    featured: bit,
    search: searchText,
    category: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100))),
    radiusKm: decimal(0, 1000),
  }),
  v.forward(v.partialCheck([['latitude'], ['longitude']], isWhole, apart), ['latitude']),
);

const detailQuery = v.pipe(
  v.object(place),
  v.forward(v.partialCheck([['latitude'], ['longitude']], isWhole, apart), ['latitude']),
);

const searchQuery = v.object({ ...pageQuery, search: searchText });
const searchLimits = [{ attempts: 60, seconds: 60 }];
const defaultRadiusKm = 40;
const minute = 60_000;

type Filter = Omit<RewardFilter, 'now' | 'clientId'>;

interface PageQuery {
  pageSize: number;
  pageNumber: number;
}

/** The place that a query names; undefined for none. */
function aroundOf({
  latitude,
  longitude,
  radiusKm = defaultRadiusKm,
}: v.InferOutput<typeof detailQuery> & { radiusKm?: number | undefined }): Around | undefined {
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude, radiusKm };
}

/** GET /rewards, /rewards/search, /rewards/{id} and /categories. */
export function rewardsRoutes(services: Services) {
  const { db, clock, throttle, cache } = services;

  /** Offers are the same for every member of a tenant; those that end do so within the minute. */
  const cachedPage = cache.memoize((key) => {
    const [client, filter, query] = JSON.parse(key) as [OffersClient, Filter, PageQuery];
    const now = clock.now();
    return pageOf(query, {
      find: (window) => findRewards(db, { ...filter, clientId: client.id, now }, window),
      view: (rows) => viewRewards(db, client, rows, filter.around),
    });
  });
  const offersOf = ({ id, currencyCode }: OffersClient, filter: Filter, query: PageQuery) =>
    cachedPage(
      JSON.stringify([{ id, currencyCode }, filter, query, Math.floor(clock.now().getTime() / minute)]),
    );
  const categoriesOf = categoriesReader(services);

  return new Hono<ApiEnv>()
    .get(
      '/rewards',
      describeCall('A page of offers.', rewardPage),
      signedIn(services),
      input('query', listQuery),
      revalidated,
      async (c) => {
        const { featured, search, category, latitude, longitude, radiusKm, ...query } = c.req.valid('query');
        const filter = {
          featured,
          search: search || undefined,
          category: category || undefined,
          around: aroundOf({ latitude, longitude, radiusKm }),
        };
        return taggedJson(c, await offersOf(c.get('client'), filter, query));
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
        const wait = await throttle.take(`search:${c.get('user').id}`, searchLimits);
        if (wait !== null) throw tooMany(wait);
        return c.json(await offersOf(c.get('client'), { search }, query));
      },
    )
    .get(
      '/rewards/:id',
      describeCall('An offer that has not ended.', rewardSchema),
      signedIn(services),
      input('query', detailQuery),
      async (c) => {
        const id = c.req.param('id');
        const client = c.get('client');
        const rows = isUuid(id)
          ? await db
              .select()
              .from(rewards)
              .where(and(presentOffers(client.id, clock.now()), eq(rewards.id, id)))
              .limit(1)
          : [];
        const [reward] = await viewRewards(db, client, rows, aroundOf(c.req.valid('query')));
        if (!reward) throw notFound();
        return c.json(reward);
      },
    )
    .get(
      '/categories',
      describeCall('The categories of offers.', v.object({ data: v.array(categorySchema) })),
      signedIn(services),
      revalidated,
      async (c) => taggedJson(c, await categoriesOf(c.get('client').id)),
    );
}
