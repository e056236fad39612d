import { asc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import * as v from 'valibot';
import { clientSchema } from '#machines/domain/client.ts';
import { themeSchema } from '#machines/domain/theme.ts';
import { tierSchema } from '#machines/domain/tier.ts';
import { toMajorUnits, type Cents } from '#machines/domain/wire.ts';
import { themes, tierPlans, tiers } from '#server/db/schema.ts';
import type { ApiEnv, ClientRow, Services } from '#server/http/context.ts';
import { rejected } from '#server/http/errors.ts';
import { describeCall } from '#server/http/openapi.ts';

/** `{origin}` in the landing page's address stands for the address at which the server is asked. */
function viewClient(
  { id, name, currencyCode, supportEmail, config }: ClientRow,
  origin: string,
): v.InferInput<typeof clientSchema> {
  const landingPageUrl = config.landingPageUrl?.replace('{origin}', origin) ?? null;
  return { id, name, currencyCode, supportEmail, ...config, landingPageUrl };
}

const optionalMajorUnits = (cents: Cents | null) => (cents === null ? null : toMajorUnits(cents));

function viewTier(
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

/** The client's tiers with their plans, in their order. */
async function tiersOf({ id }: ClientRow, { db }: Pick<Services, 'db'>) {
  const rows = await db
    .select()
    .from(tiers)
    .where(eq(tiers.clientId, id))
    .orderBy(asc(tiers.position))
    .limit(100);
  const plans = await db
    .select()
    .from(tierPlans)
    .where(eq(tierPlans.clientId, id))
    .orderBy(asc(tierPlans.priceCents))
    .limit(1000);
  return rows.map((tier) => viewTier(tier, plans));
}

async function themeOf({ id }: ClientRow, { db }: Pick<Services, 'db'>) {
  const [row] = await db.select().from(themes).where(eq(themes.clientId, id)).limit(1);
  return row?.document ?? null;
}

/** What the calls that the app starts with answer, by their paths; a theme that is missing is left out. */
export async function viewProgramme(client: ClientRow, origin: string, services: Pick<Services, 'db'>) {
  const theme = await themeOf(client, services);
  return {
    '': { client: viewClient(client, origin) },
    'membership-tiers': { membershipTiers: await tiersOf(client, services) },
    ...(theme !== null && { theme: { theme } }),
  };
}

/** GET the client's configuration, /membership-tiers and /theme: what the app starts with. */
export function clientRoutes(services: Services) {
  return new Hono<ApiEnv>()
    .get('/', describeCall('The configuration.', v.object({ client: clientSchema })), (c) =>
      c.json({ client: viewClient(c.get('client'), new URL(c.req.url).origin) }),
    )
    .get(
      '/membership-tiers',
      describeCall('The tiers and their plans.', v.object({ membershipTiers: v.array(tierSchema) })),
      async (c) => c.json({ membershipTiers: await tiersOf(c.get('client'), services) }),
    )
    .get('/theme', describeCall('The theme.', v.object({ theme: themeSchema })), async (c) => {
      const theme = await themeOf(c.get('client'), services);
      if (theme === null) throw rejected('i_theme_002');
      return c.json({ theme });
    });
}
