import { and, asc, count, eq, gt, ilike, inArray, isNull, lte, min, or, sql, type SQL } from 'drizzle-orm';
import type * as v from 'valibot';
import type { CurrencyCode } from '#machines/domain/client.ts';
import type { rewardSchema } from '#machines/domain/reward.ts';
import type { Database } from '#server/db/database.ts';
import { rewardLocations, rewards } from '#server/db/activity-schema.ts';
import { earningText } from './earning-text.ts';

type RewardRow = typeof rewards.$inferSelect;
type LocationRow = typeof rewardLocations.$inferSelect;
type RewardView = v.InferInput<typeof rewardSchema>;

/** A place to look around, and how far. */
export interface Around {
  latitude: number;
  longitude: number;
  radiusKm: number;
}

export interface RewardFilter {
  clientId: string;
  now: Date;
  featured?: boolean | undefined;
  /** Part of a name, in any case. */
  search?: string | undefined;
  /** A category's platform name. */
  category?: string | undefined;
  around?: Around | undefined;
}

const earthRadiusKm = 6371;

/** The great-circle distance of a location's row, in kilometres. */
function distanceTo({ latitude, longitude }: Around): SQL<number> {
  const phi = sql`radians(${rewardLocations.latitude})`;
  const here = sql`radians(${latitude}::double precision)`;
  const apart = sql`radians(${rewardLocations.longitude} - ${longitude}::double precision)`;
  return sql<number>`${2 * earthRadiusKm}::double precision * asin(least(1, sqrt(
    power(sin((${phi} - ${here}) / 2), 2) + cos(${phi}) * cos(${here}) * power(sin(${apart} / 2), 2))))`;
}

/** A text as a pattern that finds its words anywhere, in their order, `and` and `&` alike; its own wildcards are plain characters. */
function anywhere(text: string): string {
  const words = text.split(/\s+|&|\band\b/i).filter((word) => word !== '');
  const parts = words.length === 0 ? [text] : words;
  return `%${parts.map((part) => part.replace(/[\\%_]/g, '\\$&')).join('%')}%`;
}

/** The offers of a client that have not ended. */
export function presentOffers(clientId: string, now: Date): SQL | undefined {
  return and(eq(rewards.clientId, clientId), or(isNull(rewards.endsAt), gt(rewards.endsAt, now)));
}

function matches({ clientId, now, featured, search, category }: RewardFilter): SQL | undefined {
  return and(
    presentOffers(clientId, now),
    featured === undefined ? undefined : eq(rewards.isFeatured, featured),
    category === undefined ? undefined : eq(rewards.category, category),
    search === undefined
      ? undefined
      : or(ilike(rewards.brand, anywhere(search)), ilike(rewards.nameShort, anywhere(search))),
  );
}

function nearest(db: Database, clientId: string, around: Around) {
  const distance = distanceTo(around);
  return db
    .select({ rewardId: rewardLocations.rewardId, distanceKm: min(distance).as('distance_km') })
    .from(rewardLocations)
    .where(and(eq(rewardLocations.clientId, clientId), lte(distance, around.radiusKm)))
    .groupBy(rewardLocations.rewardId)
    .as('nearest');
}

/** The offers that a filter finds, in the tenant's order or by distance, with how many there are in all. */
export async function findRewards(
  db: Database,
  filter: RewardFilter,
  window: { limit: number; offset: number },
) {
  const where = matches(filter);
  if (filter.around === undefined) {
    const rows = await db
      .select()
      .from(rewards)
      .where(where)
      .orderBy(asc(rewards.position), asc(rewards.id))
      .limit(window.limit)
      .offset(window.offset);
    const [total] = await db.select({ count: count() }).from(rewards).where(where);
    return { rows, total: total?.count ?? 0 };
  }
  const near = nearest(db, filter.clientId, filter.around);
  const found = await db
    .select({ reward: rewards })
    .from(rewards)
    .innerJoin(near, eq(near.rewardId, rewards.id))
    .where(where)
    .orderBy(asc(near.distanceKm), asc(rewards.id))
    .limit(window.limit)
    .offset(window.offset);
  const [total] = await db
    .select({ count: count() })
    .from(rewards)
    .innerJoin(near, eq(near.rewardId, rewards.id))
    .where(where);
  return { rows: found.map(({ reward }) => reward), total: total?.count ?? 0 };
}

/** Whose offers they are, and what is paid there. */
export interface OffersClient {
  id: string;
  currencyCode: CurrencyCode;
}

/** Offers as they travel, with their locations; the nearest first when a place is given. */
export async function viewRewards(
  db: Database,
  { id: clientId, currencyCode }: OffersClient,
  rows: RewardRow[],
  around?: Around,
): Promise<RewardView[]> {
  if (rows.length === 0) return [];
  const distance = around && distanceTo(around);
  const places = await db
    .select({ location: rewardLocations, distanceKm: distance ?? sql<null>`null` })
    .from(rewardLocations)
    .where(
      and(
        eq(rewardLocations.clientId, clientId),
        inArray(
          rewardLocations.rewardId,
          rows.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(distance ?? asc(rewardLocations.id))
    .limit(10_000);
  return rows.map((row) =>
    viewReward(
      row,
      currencyCode,
      places.filter(({ location }) => location.rewardId === row.id),
    ),
  );
}

function viewReward(
  reward: RewardRow,
  currencyCode: CurrencyCode,
  places: { location: LocationRow; distanceKm: number | null }[],
): RewardView {
  return {
    id: reward.id,
    logo: reward.logo,
    nameShort: reward.nameShort,
    brand: reward.brand,
    category: reward.category,
    type: reward.type,
    description: reward.description,
    terms: reward.terms,
    rewardText: earningText(reward, currencyCode),
    endsAt: reward.endsAt?.toISOString() ?? null,
    isFeatured: reward.isFeatured,
    url: reward.url,
    image: reward.image,
    locations: places.map(({ location, distanceKm }) => ({
      address: location.address,
      city: location.city,
      state: location.state,
      postalCode: location.postalCode,
      latitude: location.latitude,
      longitude: location.longitude,
      ...(distanceKm === null ? {} : { distanceKm: Math.round(distanceKm * 10) / 10 }),
    })),
  };
}
