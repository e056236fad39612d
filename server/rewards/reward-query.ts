import { and, asc, count, eq, gt, inArray, isNull, lte, min, or, sql, type SQL } from 'drizzle-orm';
import type * as v from 'valibot';
import type { CurrencyCode } from '#machines/domain/client.ts';
import { offerMatcher } from '#machines/domain/name-search.ts';
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
  /** Part of a name, as `offerMatcher` compares. */
  search?: string | undefined;
  /** A category's platform name. */
  category?: string | undefined;
  around?: Around | undefined;
}

interface Window {
  limit: number;
  offset: number;
}

const earthRadiusKm = 6371;

/** A search looks through no more names. */
const mostNames = 20_000;

/** The great-circle distance of a location's row, in kilometres. */
function distanceTo({ latitude, longitude }: Around): SQL<number> {
  const phi = sql`radians(${rewardLocations.latitude})`;
  const here = sql`radians(${latitude}::double precision)`;
  const apart = sql`radians(${rewardLocations.longitude} - ${longitude}::double precision)`;
  return sql<number>`${2 * earthRadiusKm}::double precision * asin(least(1, sqrt(
    power(sin((${phi} - ${here}) / 2), 2) + cos(${phi}) * cos(${here}) * power(sin(${apart} / 2), 2))))`;
}

/** The offers of a client that have not ended. */
export function presentOffers(clientId: string, now: Date): SQL | undefined {
  return and(eq(rewards.clientId, clientId), or(isNull(rewards.endsAt), gt(rewards.endsAt, now)));
}

function matches({ clientId, now, featured, category }: RewardFilter): SQL | undefined {
  return and(
    presentOffers(clientId, now),
    featured === undefined ? undefined : eq(rewards.isFeatured, featured),
    category === undefined ? undefined : eq(rewards.category, category),
  );
}

/**
 * The ids of the offers with a searched text in a name, in the tenant's order. The database has no say in how names are
 * compared: its languages differ.
 */
async function idsNamed(db: Database, search: string, where: SQL | undefined): Promise<string[]> {
  const { id, brand, nameShort, position } = rewards;
  const names = await db
    .select({ id, brand, nameShort })
    .from(rewards)
    .where(where)
    .orderBy(asc(position), asc(id))
    .limit(mostNames);
  return names.filter(offerMatcher(search)).map((offer) => offer.id);
}

type Nearest = ReturnType<typeof nearest>;

function nearest(db: Database, clientId: string, around: Around) {
  const distance = distanceTo(around);
  return db
    .select({ rewardId: rewardLocations.rewardId, distanceKm: min(distance).as('distance_km') })
    .from(rewardLocations)
    .where(and(eq(rewardLocations.clientId, clientId), lte(distance, around.radiusKm)))
    .groupBy(rewardLocations.rewardId)
    .as('nearest');
}

const inOrder = (db: Database, where: SQL | undefined) =>
  db.select().from(rewards).where(where).orderBy(asc(rewards.position), asc(rewards.id));

async function findAround(db: Database, where: SQL | undefined, near: Nearest, { limit, offset }: Window) {
  const found = await db
    .select({ reward: rewards })
    .from(rewards)
    .innerJoin(near, eq(near.rewardId, rewards.id))
    .where(where)
    .orderBy(asc(near.distanceKm), asc(rewards.id))
    .limit(limit)
    .offset(offset);
  const [total] = await db
    .select({ count: count() })
    .from(rewards)
    .innerJoin(near, eq(near.rewardId, rewards.id))
    .where(where);
  return { rows: found.map(({ reward }) => reward), total: total?.count ?? 0 };
}

/** The offers that a filter finds, in the tenant's order or by distance, with how many there are in all. */
export async function findRewards(
  db: Database,
  filter: RewardFilter,
  window: Window,
): Promise<{ rows: RewardRow[]; total: number }> {
  const { clientId, search, around } = filter;
  const present = matches(filter);
  const { limit, offset } = window;
  const ids = search === undefined ? null : await idsNamed(db, search, present);
  if (around !== undefined) {
    const where = ids === null ? present : inArray(rewards.id, ids);
    return findAround(db, where, nearest(db, clientId, around), window);
  }
  if (ids !== null) {
    const shown = ids.slice(offset, offset + limit);
    const rows = shown.length === 0 ? [] : await inOrder(db, inArray(rewards.id, shown)).limit(limit);
    return { rows, total: ids.length };
  }
  const rows = await inOrder(db, present).limit(limit).offset(offset);
  const [total] = await db.select({ count: count() }).from(rewards).where(present);
  return { rows, total: total?.count ?? 0 };
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
  rows: readonly RewardRow[],
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
