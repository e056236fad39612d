import * as v from 'valibot';
import type { TestServer } from '#tests/support/api-server.ts';
import type { Cents } from '../model/calendar.ts';
import type { Plan, Program } from '../model/plans.ts';

const major = v.nullable(v.number());

const tierShape = v.object({
  id: v.string(),
  name: v.string(),
  benefits: v.array(v.object({ key: v.nullable(v.string()), count: v.nullable(v.number()) })),
  minRoundUp: major,
  maxRoundUp: major,
  hasNoMinimum: v.boolean(),
  isFixedTier: v.boolean(),
  hidden: v.boolean(),
  membershipTierPlans: v.array(
    v.object({ id: v.string(), price: v.number(), frequency: v.picklist(['month', 'year']) }),
  ),
});
const tiersShape = v.object({ membershipTiers: v.array(tierShape) });
const clientShape = v.object({
  client: v.object({
    currencyCode: v.string(),
    referralProgram: v.boolean(),
    referralReward: v.nullable(v.string()),
    featureFlags: v.object({ downgradeMembership: v.boolean() }),
  }),
});

/** Decimal major units as integer cents. */
export const centsOf = (amount: number): Cents => Math.round(amount * 100);

function plansOf(tier: v.InferOutput<typeof tierShape>): Plan[] {
  return tier.membershipTierPlans.map(({ id, price, frequency }) => ({
    tierId: tier.id,
    planId: id,
    frequency,
    name: `${tier.name} by the ${frequency}`,
    price: price < 0 ? null : centsOf(price),
    isFixedTier: tier.isFixedTier,
    least: tier.hasNoMinimum ? 0 : centsOf(tier.minRoundUp ?? 0),
    most: tier.maxRoundUp === null ? null : centsOf(tier.maxRoundUp),
    tickets: tier.benefits.find(({ key }) => key === 'giveawayTickets')?.count ?? 0,
  }));
}

/** What a tenant says of its program to everybody. */
export async function readProgram(server: TestServer, tenant: string): Promise<Program> {
  const visitor = server.client(`${tenant}.localhost`);
  const tiers = v.parse(tiersShape, await (await visitor.get('/membership-tiers')).json());
  const { client } = v.parse(clientShape, await (await visitor.get('')).json());
  const reward = Number.parseFloat(client.referralReward?.replace(/^\D+/, '') ?? '');
  return {
    tenant,
    currencyCode: client.currencyCode,
    plans: tiers.membershipTiers.filter(({ hidden }) => !hidden).flatMap(plansOf),
    mayDowngrade: client.featureFlags.downgradeMembership,
    friendReward: client.referralProgram && !Number.isNaN(reward) ? centsOf(reward) : null,
  };
}
