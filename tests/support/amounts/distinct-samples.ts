import { sampleTenant, type TenantFixture } from '#gallery/screens/tenant-fixture.ts';
import type { CurrencyCode } from '#machines/domain/client.ts';
import type { Updates } from '#machines/domain/updates.ts';
import { sampleContributions, sampleTransaction } from '#machines/samples/activity.ts';
import { sampleCharges, sampleGiving } from '#machines/samples/charges.ts';
import { samplePayout } from '#machines/samples/payouts.ts';
import { samplePreview } from '#machines/samples/plan-previews.ts';
import { sampleProgramme } from '#machines/samples/programme.ts';
import { sampleReferrals } from '#machines/samples/referrals.ts';
import { sampleSummary } from '#machines/samples/summary.ts';
import { sampleTiers } from '#machines/samples/tiers.ts';
import { manyUpdates, sampleUpdates } from '#machines/samples/updates.ts';

const currencyCode: CurrencyCode = 'CAD';

/** The prices of the sample's tiers and of their plans, cents. */
const prices: Readonly<Record<string, number>> = {
  silver: 1009,
  gold: 2503,
  'silver-month': 1013,
  'silver-year': 10_117,
  'gold-month': 2531,
  'gold-year': 25_219,
};

const tiers = sampleTiers.map((tier) => ({
  ...tier,
  price: prices[tier.id] ?? 0,
  membershipTierPlans: tier.membershipTierPlans.map((plan) => ({ ...plan, price: prices[plan.id] ?? 0 })),
}));

const withUpdateAmounts = (updates: Updates): Updates => ({
  ...updates,
  items: updates.items.map((update, index) => ({
    ...update,
    currencyCode,
    amount: [1283, 907, 419, 1259][index] ?? 0,
  })),
});

/** Each sample that has an amount, as it is here. */
export const distinctSamples = {
  tiers,
  summary: {
    ...sampleSummary,
    cashBackBalance: 1327,
    pendingCashBack: 341,
    lifetimeCashBack: 8689,
    contributedThisMonth: 479,
    contributedOwnThisMonth: 131,
    contributions: [
      { month: '2026-10-01T00:00:00Z', amount: 503 },
      { month: '2026-11-01T00:00:00Z', amount: 487 },
    ],
    lastDonations: [
      {
        date: '2026-11-03T00:00:00Z',
        amount: 521,
        own: 213,
        recipient: 'Rowing',
        month: '2026-10-01T00:00:00Z',
      },
      {
        date: '2026-10-04T00:00:00Z',
        amount: 541,
        own: 0,
        recipient: 'Soccer',
        month: '2026-09-01T00:00:00Z',
      },
    ],
    nextCharge: { date: '2026-12-16T00:00:00Z', amount: 2549, reason: 'Your membership renews' },
  },
  preview: {
    amountToCharge: 1787,
    lines: [
      { description: 'Gold, monthly', amount: 2543 },
      { description: 'Unused time on Silver', amount: -756 },
    ],
    nextRenewal: { date: '2026-12-22T00:00:00Z', amount: 2557 },
  },
  charges: {
    ...sampleCharges,
    items: sampleCharges.items.map((charge, index) => ({
      ...charge,
      currencyCode,
      amount: [2579, 2591][index] ?? 0,
    })),
  },
  updates: withUpdateAmounts(sampleUpdates),
  giving: {
    ...sampleGiving,
    total: 123_473,
    ownTotal: 90_017,
    byCause: [
      { recipient: 'Rowing', amount: 100_019, own: 80_011, count: 9 },
      { recipient: 'Women’s soccer', amount: 23_454, own: 10_006, count: 2 },
    ],
    byMonth: [
      { month: '2026-10', amount: 99_991, own: 79_987 },
      { month: '2026-11', amount: 23_482, own: 10_030 },
    ],
  },
  payout: { ...samplePayout, amount: 1279 },
  transaction: {
    ...sampleTransaction,
    amount: 2341,
    roundUpAmount: 59,
    contribution: 61,
    rewardAmount: 117,
    refunded: 511,
  },
  contributions: {
    items: [
      { date: '2026-11-20T00:00:00Z', amount: 67, own: 31, count: 1 },
      { date: '2026-11-21T00:00:00Z', amount: 71, own: 29, count: 2 },
      { date: '2026-11-22T00:00:00Z', amount: 145, own: 41, count: 3 },
    ],
    total: 283,
    ownTotal: 101,
  },
  referrals: {
    items: sampleReferrals.items.map((friend, index) => ({
      ...friend,
      rewardAmount: [null, null, 1511][index] ?? null,
    })),
    summary: { ...sampleReferrals.summary, earned: 1523 },
  },
};

const places = new Map<unknown, unknown>([
  [sampleTiers, tiers],
  ...sampleTiers.map((tier, index) => [tier, tiers[index]] as const),
  [sampleSummary, distinctSamples.summary],
  [samplePreview, distinctSamples.preview],
  [sampleCharges, distinctSamples.charges],
  ...sampleCharges.items.map((charge, index) => [charge, distinctSamples.charges.items[index]] as const),
  [sampleUpdates, distinctSamples.updates],
  [manyUpdates, withUpdateAmounts(manyUpdates)],
  [sampleGiving, distinctSamples.giving],
  [samplePayout, distinctSamples.payout],
  [sampleTransaction, distinctSamples.transaction],
  [sampleContributions, distinctSamples.contributions],
  [sampleReferrals, distinctSamples.referrals],
]);

function localise(value: unknown): unknown {
  if (places.has(value)) return places.get(value);
  if (Array.isArray(value)) return value.map(localise);
  if (typeof value !== 'object' || value === null) return value;
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, localise(each)]));
}

/** A tenant that reckons in Canadian dollars, and whose samples have no two amounts that are equal. */
export const distinctWorld: TenantFixture = {
  ...sampleTenant,
  programme: { client: { ...sampleProgramme.client, currencyCode }, tiers },
  local: <Value>(sample: Value): Value => localise(sample) as Value,
};

const named =
  /^(amount|own|refunded|price|contribution|earned|\w+(Amount|CashBack|Balance|RoundUp|ThisMonth|ToCharge))$/;

/** The amounts in a value, cents, by the names that amounts have. */
export function amountsIn(value: unknown, name = ''): number[] {
  if (typeof value === 'number') return named.test(name) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => amountsIn(each, Array.isArray(value) ? name : key));
}
