import { asc, eq } from 'drizzle-orm';
import type * as v from 'valibot';
import type { clientSchema } from '#machines/domain/client.ts';
import type { tierSchema } from '#machines/domain/tier.ts';
import { toMajorUnits, type Cents } from '#machines/domain/wire.ts';
import type { Database } from '#server/db/database.ts';
import type { ClientRow } from '#server/db/rows.ts';
import { themes, tierPlans, tiers } from '#server/db/schema.ts';
import type { Services } from '#server/services.ts';

/** A client as the API answers. `{origin}` in an address stands for the address at which the server is asked. */
export function viewClient(
  { id, name, currencyCode, supportEmail, config: { taxNote: _, ...config } }: ClientRow,
  origin: string,
): v.InferInput<typeof clientSchema> {
  const here = (address: string | null) => address?.replace('{origin}', origin) ?? null;
  return {
    id,
    name,
    currencyCode,
    supportEmail,
    ...config,
    landingPageUrl: here(config.landingPageUrl),
    referralFrameUrl: here(config.referralFrameUrl),
    videosUrl: here(config.videosUrl),
  };
}

const optionalMajorUnits = (cents: Cents | null) => (cents === null ? null : toMajorUnits(cents));

/** A tier with its plans as the API answers; money in major units. */
export function viewTier(
  tier: typeof tiers.$inferSelect,
  plans: (typeof tierPlans.$inferSelect)[],
): v.InferInput<typeof tierSchema> {
  const { id, name, labels, benefits, hasNoMinimum, isFixedTier, hidden, frequency } = tier;
  return {
    id,
    name,
    labels,
    benefits,
    price: toMajorUnits(tier.priceCents),
    minRoundUp: optionalMajorUnits(tier.minRoundUpCents),
    maxRoundUp: optionalMajorUnits(tier.maxRoundUpCents),
    hasNoMinimum,
    isFixedTier,
    hidden,
    frequency,
    membershipTierPlans: plans
      .filter((plan) => plan.tierId === tier.id)
      .map((plan) => ({
        id: plan.id,
        price: toMajorUnits(plan.priceCents),
        frequency: plan.frequency,
        chipText: plan.chipText,
      })),
  };
}

export async function readTiers(db: Database, clientId: string) {
  const rows = await db
    .select()
    .from(tiers)
    .where(eq(tiers.clientId, clientId))
    .orderBy(asc(tiers.position))
    .limit(100);
  const plans = await db
    .select()
    .from(tierPlans)
    .where(eq(tierPlans.clientId, clientId))
    .orderBy(asc(tierPlans.priceCents), asc(tierPlans.frequency), asc(tierPlans.id))
    .limit(1000);
  return { membershipTiers: rows.map((tier) => viewTier(tier, plans)) };
}

export async function readTheme(db: Database, clientId: string) {
  const [row] = await db.select().from(themes).where(eq(themes.clientId, clientId)).limit(1);
  return row ? { theme: row.document } : null;
}

/** What the calls that the app starts with answer, by their paths; a theme that is missing is left out. */
export async function viewProgramme(client: ClientRow, origin: string, { db }: Pick<Services, 'db'>) {
  const theme = await readTheme(db, client.id);
  return {
    '': { client: viewClient(client, origin) },
    'membership-tiers': await readTiers(db, client.id),
    ...(theme !== null && { theme }),
  };
}
