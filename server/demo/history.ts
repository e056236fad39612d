import { max, min } from 'date-fns';
import { dayOf } from '#machines/domain/day.ts';
import { suspensionOf } from '#machines/domain/dunning.ts';
import { refundedReason } from '#server/cards/confirm-rewards.ts';
import { planName } from '#server/payments/plans.ts';
import type { MemberRows } from './person-rows.ts';
import { planId, tierId, type DemoTenant } from './tenants/tenant.ts';

type Entry = MemberRows['history'][number];
type PeriodRow = MemberRows['subscriptions'][number];

/** Whoever lives in the demo sits at one desk, at an address kept for examples. */
const atHome = { by: 'member', browser: 'Chrome on Windows', address: '203.0.113.24' } as const;
const byItself = { by: 'program' } as const;

type ChargeFacts = Pick<
  MemberRows['charges'][number],
  'description' | 'amountCents' | 'cardLastDigits' | 'month'
>;

const isPlanned = ({ createdAt, startsAt }: PeriodRow) => createdAt < startsAt;

/** A period's plan, by its name. */
function planOf({ id, tiers }: DemoTenant, period: PeriodRow): string {
  const tier = tiers.find(({ name }) => tierId(id, name) === period.tierId)?.name ?? '';
  const isAnnual = period.tierPlanId === planId(id, { tier, frequency: 'year' });
  return planName(tier, isAnnual ? 'year' : 'month');
}

type SettledReward = Required<Pick<Entry, 'at' | 'kind' | 'amountCents'>>;

/** What was confirmed, and refused for a refund, day by day: a day's rewards are one entry, as those of one job are. */
function settledRewards(transactions: MemberRows['transactions'], now: Date): SettledReward[] {
  const settled = new Map<string, SettledReward>();
  for (const { rewardStatus, rewardReason, rewardAmountCents = 0, expectedAt: at } of transactions) {
    const isRefused = rewardStatus === 'ineligible' && rewardReason === refundedReason;
    const isConfirmed = rewardStatus === 'confirmed' || rewardStatus === 'paid';
    if (!at || at > now || !(isRefused || isConfirmed)) continue;
    const kind = isRefused ? 'cashBackRefused' : 'cashBackConfirmed';
    const key = `${kind} ${dayOf(at)}`;
    const before = settled.get(key);
    const amountCents = rewardAmountCents + (before?.amountCents ?? 0);
    settled.set(key, { kind, amountCents, at: before ? max([before.at, at]) : at });
  }
  return [...settled.values()];
}

/** What the rows of one member tell of what happened to the account, in its order. */
export function historyOf(tenant: DemoTenant, rows: MemberRows, now: Date): Entry[] {
  const { users, memberships, subscriptions, cards, charges, debts, donations, payouts, transactions } = rows;
  const [user] = users;
  const [membership] = memberships;
  const [debt] = debts;
  if (user === undefined) return [];
  const entry = (at: Date, rest: Omit<Entry, 'at' | 'clientId' | 'userId'>): Entry => ({
    clientId: tenant.id,
    userId: user.id,
    at,
    ...rest,
  });
  const paid = subscriptions.filter((period) => !isPlanned(period));
  const last = paid.at(-1);
  const owed = {
    plan: last && planOf(tenant, last),
    owedSince: debt?.begunAt,
    effectiveAt: debt && suspensionOf(debt.begunAt),
    debtId: debt?.id,
  };
  const factsOf = ({ description, amountCents, cardLastDigits, month }: ChargeFacts) => ({
    plan: month ? description : owed.plan,
    amountCents,
    cardLastDigits,
  });

  const afterLeaving = charges.filter(
    ({ status, createdAt }) => status === 'succeeded' && last !== undefined && createdAt > last.endsAt,
  );

  return [
    ...(membership?.importStatus === 'INCOMPLETE'
      ? []
      : [entry(user.createdAt, { kind: 'accountCreated', ...atHome })]),
    ...cards.map(({ createdAt, lastDigits }) =>
      entry(createdAt, { kind: 'cardLinked', cardLastDigits: lastDigits, ...atHome }),
    ),
    ...paid.map((period, index) => {
      const charge = charges.find(({ subscriptionId }) => subscriptionId === period.id);
      return entry(period.startsAt, {
        kind: index === 0 ? 'planBegun' : 'planRenewed',
        plan: planOf(tenant, period),
        amountCents: charge?.amountCents ?? 0,
        cardLastDigits: charge?.cardLastDigits ?? null,
        chargeId: charge?.id ?? null,
        ...(index === 0 ? atHome : byItself),
      });
    }),
    ...charges
      .filter(({ status }) => status === 'declined')
      .map(({ createdAt, ...charge }) =>
        entry(createdAt, { kind: 'paymentDeclined', ...owed, ...factsOf(charge), ...byItself }),
      ),
    ...afterLeaving.map(({ createdAt, id: chargeId, ...charge }) =>
      entry(createdAt, { kind: 'paymentSettled', chargeId, ...factsOf(charge), ...byItself }),
    ),
    ...(membership?.status === 'suspended' && debt
      ? [
          entry(min([now, suspensionOf(debt.begunAt)]), {
            kind: 'suspended',
            plan: owed.plan,
            amountCents: debt.amountCents,
            debtId: debt.id,
            ...byItself,
          }),
        ]
      : []),
    ...payouts.flatMap(({ createdAt, updatedAt, amountCents, cardId, status }) => {
      const cardLastDigits = cards.find(({ id }) => id === cardId)?.lastDigits ?? null;
      return [
        entry(createdAt, { kind: 'withdrawn', amountCents, cardLastDigits, ...atHome }),
        ...(status === 'failed'
          ? [entry(updatedAt, { kind: 'withdrawalSentBack', amountCents, cardLastDigits, ...byItself })]
          : []),
      ];
    }),
    ...settledRewards(transactions, now).map(({ at, kind, amountCents }) =>
      entry(at, { kind, amountCents, ...byItself }),
    ),
    ...donations.map(({ donatedAt, amountCents, month, recipient }) =>
      entry(donatedAt, { kind: 'givingPassedOn', amountCents, month, recipient, ...byItself }),
    ),
    ...subscriptions.filter(isPlanned).map((period) =>
      entry(period.createdAt, {
        kind: 'changePlanned',
        plan: planOf(tenant, period),
        effectiveAt: period.startsAt,
        ...atHome,
      }),
    ),
    ...(membership?.cancelledAt
      ? [
          entry(membership.cancelledAt, {
            kind: 'cancelled',
            effectiveAt: paid.at(-1)?.endsAt ?? null,
            ...atHome,
          }),
        ]
      : []),
  ].toSorted((one, other) => one.at.getTime() - other.at.getTime());
}
