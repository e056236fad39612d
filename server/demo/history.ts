import { min } from 'date-fns';
import { suspensionOf } from '#machines/domain/dunning.ts';
import { planName } from '#server/payments/plans.ts';
import type { MemberRows } from './person-rows.ts';
import { planId, tierId, type DemoTenant } from './tenants/tenant.ts';

type Entry = MemberRows['history'][number];
type PeriodRow = MemberRows['subscriptions'][number];

/** Whoever lives in the demo sits at one desk, at an address kept for examples. */
const atHome = { by: 'member', browser: 'Chrome on Windows', address: '203.0.113.24' } as const;
const byItself = { by: 'program' } as const;

const isPlanned = ({ createdAt, startsAt }: PeriodRow) => createdAt < startsAt;

/** A period's plan, by its name. */
function planOf({ id, tiers }: DemoTenant, period: PeriodRow): string {
  const tier = tiers.find(({ name }) => tierId(id, name) === period.tierId)?.name ?? '';
  const isAnnual = period.tierPlanId === planId(id, { tier, frequency: 'year' });
  return planName(tier, isAnnual ? 'year' : 'month');
}

/** What the rows of one member tell of what happened to the account, in its order. */
export function historyOf(tenant: DemoTenant, rows: MemberRows, now: Date): Entry[] {
  const { users, memberships, subscriptions, cards, charges, debts, donations, payouts } = rows;
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
  };

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
        ...(index === 0 ? atHome : byItself),
      });
    }),
    ...charges
      .filter(({ status }) => status === 'declined')
      .map(({ createdAt, amountCents, cardLastDigits }) =>
        entry(createdAt, { kind: 'paymentDeclined', ...owed, amountCents, cardLastDigits, ...byItself }),
      ),
    ...(membership?.status === 'suspended' && debt
      ? [
          entry(min([now, suspensionOf(debt.begunAt)]), {
            kind: 'suspended',
            plan: owed.plan,
            amountCents: debt.amountCents,
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
    ...donations.map(({ donatedAt, amountCents }) =>
      entry(donatedAt, { kind: 'givingPassedOn', amountCents, ...byItself }),
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
