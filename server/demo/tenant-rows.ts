import { addMonths } from 'date-fns';
import type { Benefit } from '#machines/domain/benefit.ts';
import { numberWord } from '#machines/domain/number-word.ts';
import { utc } from '#machines/domain/utc.ts';
import { categories, rewardLocations, rewards } from '#server/db/activity-schema.ts';
import type { Database } from '#server/db/database.ts';
import { affinities, clients, themes, tierPlans, tiers } from '#server/db/schema.ts';
import { insertAll } from './insert-rows.ts';
import { categoryFacts } from './offers/brand.ts';
import { categoryNames, offerRows } from './offers/offers.ts';
import { stableId } from './random.ts';
import { affinityId, giveaway, planId, tierId, type DemoTenant, type DemoTier } from './tenants/tenant.ts';

/** What a tier promises of the giveaway, in words and in a number. */
function ticketsOf({ tickets }: DemoTier): Benefit {
  const word = numberWord(tickets);
  const en = `${word.charAt(0).toUpperCase()}${word.slice(1)} ${tickets === 1 ? 'ticket' : 'tickets'} in the monthly giveaway`;
  return { key: 'giveawayTickets', count: tickets, text: { en } };
}

/** A tenant's rows without its members, by table. */
export function tenantRows(tenant: DemoTenant, now: Date) {
  const { id: clientId, name, currencyCode, supportEmail, config, theme } = tenant;
  const client: typeof clients.$inferInsert = {
    id: clientId,
    name,
    currencyCode,
    supportEmail,
    config,
    recipients: [...tenant.recipients],
    createdAt: addMonths(now, -tenant.ageInMonths, { in: utc }),
  };
  const tierRows = tenant.tiers.map((tier, position): typeof tiers.$inferInsert => ({
    id: tierId(clientId, tier.name),
    clientId,
    name: tier.name,
    labels: { en: tier.name },
    benefits: tier.benefits.map((benefit) =>
      benefit === giveaway ? ticketsOf(tier) : { key: null, count: null, text: { en: benefit } },
    ),
    priceCents: tier.priceCents,
    minRoundUpCents: tier.minRoundUpCents ?? null,
    maxRoundUpCents: tier.maxRoundUpCents ?? null,
    isFixedTier: tier.priceCents >= 0,
    hidden: tier.isHidden === true,
    giveawayTickets: tier.tickets,
    position,
  }));
  const planRows = tenant.tiers.flatMap((tier) =>
    tier.plans.map(({ frequency, priceCents, chip }): typeof tierPlans.$inferInsert => ({
      id: planId(clientId, { tier: tier.name, frequency }),
      clientId,
      tierId: tierId(clientId, tier.name),
      frequency,
      priceCents,
      chipText: chip === undefined ? {} : { en: chip },
    })),
  );
  const affinityRows = tenant.affinities.map(
    ({ slug, name: cause, recipient }, position): typeof affinities.$inferInsert => ({
      id: affinityId(clientId, slug),
      clientId,
      name: cause,
      recipient,
      imagePath: `/media/affinities/${slug}.svg`,
      position,
    }),
  );
  const categoryRows = categoryNames.map((platformName, position): typeof categories.$inferInsert => ({
    id: stableId(`${clientId} category ${platformName}`),
    clientId,
    name: categoryFacts[platformName].name,
    platformName,
    position,
  }));
  return {
    client,
    theme: { clientId, document: theme },
    tiers: tierRows,
    plans: planRows,
    affinities: affinityRows,
    categories: categoryRows,
    ...offerRows(tenant, now),
  };
}

/** Inserts a tenant without its members. */
export async function insertTenant(db: Database, rows: ReturnType<typeof tenantRows>): Promise<void> {
  await db.insert(clients).values(rows.client);
  await db.insert(themes).values(rows.theme);
  await insertAll(db, tiers, rows.tiers);
  await insertAll(db, tierPlans, rows.plans);
  await insertAll(db, affinities, rows.affinities);
  await insertAll(db, categories, rows.categories);
  await insertAll(db, rewards, rows.rewards);
  await insertAll(db, rewardLocations, rows.locations);
}
