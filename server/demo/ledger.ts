import {
  add,
  addDays,
  addMilliseconds,
  addMinutes,
  differenceInCalendarMonths,
  format,
  min,
  startOfMonth,
  subDays,
  subMonths,
} from 'date-fns';
import { monthOf as firstDayOf } from '#machines/domain/day.ts';
import { dunningStepFrom, triesOf } from '#machines/domain/dunning.ts';
import { isUnpaid } from '#machines/domain/dues.ts';
import { utc } from '#machines/domain/utc.ts';
import type { Cents } from '#machines/domain/wire.ts';
import type { donations, payouts } from '#server/db/activity-schema.ts';
import type { debts, dunning } from '#server/db/debts-schema.ts';
import { sentBackMessage } from '#server/payouts/send-back.ts';
import type { charges, membershipSubscriptions } from '#server/db/schema.ts';
import { planName } from '#server/payments/plans.ts';
import type { Timeline } from './periods.ts';
import type { TransactionRow } from './purchases.ts';
import { stableId } from './random.ts';
import type { Persona, PersonaMembership } from './persona.ts';
import { priceOf, tierOf, type DemoTenant } from './tenants/tenant.ts';

type ChargeRow = typeof charges.$inferInsert;
type DonationRow = typeof donations.$inferInsert;
type PayoutRow = typeof payouts.$inferInsert;

export interface PayingCard {
  id: string;
  label: string;
  lastDigits: string;
}

export interface Account {
  tenant: DemoTenant;
  userId: string;
  now: Date;
  timeline: Timeline;
  transactions: readonly TransactionRow[];
  card: PayingCard;
}

const giftDay = 2;

/** `2026-11` */
const monthOf = (instant: Date) => format(instant, 'yyyy-MM', { in: utc });

const monthBefore = (instant: Date) => startOfMonth(subMonths(instant, 1, { in: utc }));

/** What purchases gave to the cause, by month. */
function contributionsByMonth(rows: readonly TransactionRow[]): Map<string, Cents> {
  const months = new Map<string, Cents>();
  for (const { purchasedAt, contributionCents } of rows) {
    const month = monthOf(purchasedAt);
    months.set(month, (months.get(month) ?? 0) + contributionCents);
  }
  return months;
}

/** A month's round-ups as they are charged: at least the tier's minimum. */
function roundUpCharge({ tenant, timeline, transactions }: Account, month: Date): Cents {
  const given = contributionsByMonth(transactions).get(monthOf(month)) ?? 0;
  return Math.max(given, tierOf(tenant, timeline.plan.tier).minRoundUpCents ?? 0);
}

/** What falls due when a period begins: its price, or the round-ups of the month before. */
function dueAt(account: Account, startsAt: Date): Pick<ChargeRow, 'description' | 'amountCents' | 'month'> {
  const { plan, isRoundUp } = account.timeline;
  if (isRoundUp) {
    const month = monthBefore(startsAt);
    return {
      description: `Round-ups, ${format(month, 'MMMM', { in: utc })}`,
      amountCents: roundUpCharge(account, month),
      month: firstDayOf(month),
    };
  }
  return { description: planName(plan.tier, plan.frequency), amountCents: priceOf(account.tenant, plan) };
}

/**
 * One charge that succeeded for each paid period (round-ups are paid afterwards, so the first such period has none, and
 * who left is charged once more), and the declined tries for a period that never began.
 */
export function chargesOf(
  account: Account,
  persona: PersonaMembership,
  subscriptionIds: readonly string[],
): ChargeRow[] {
  if (persona.isGift === true) return [];
  const { tenant, userId, now, timeline, card } = account;
  const charge = (
    name: string,
    at: Date,
    startsAt: Date,
    rest: Pick<ChargeRow, 'status' | 'subscriptionId'>,
  ): ChargeRow => ({
    id: stableId(`${userId} charge ${name}`),
    clientId: tenant.id,
    userId,
    cardId: card.id,
    cardLastDigits: card.lastDigits,
    ...dueAt(account, startsAt),
    createdAt: at,
    ...rest,
  });
  const paid = timeline.periods.flatMap(({ startsAt }, index) => {
    if (timeline.isRoundUp && index === 0) return [];
    const at = min([now, addMinutes(startsAt, index === 0 ? 1 : 360)]);
    const subscriptionId = subscriptionIds[index] ?? null;
    return [charge(`${index}`, at, startsAt, { status: 'succeeded', subscriptionId })];
  });
  const last = timeline.periods.at(-1);
  if (last === undefined) return paid;
  const due = addMilliseconds(last.endsAt, 1);
  if (persona.status === 'churned' && timeline.isRoundUp && due <= now) {
    const at = min([now, addMinutes(due, 360)]);
    return [...paid, charge('last', at, due, { status: 'succeeded', subscriptionId: null })];
  }
  const tries = isUnpaid(persona.status) ? triesOf(due).filter((at) => at <= now) : [];
  const attempts = tries.map((at, index) =>
    charge(`declined ${index}`, at, due, { status: 'declined', subscriptionId: null }),
  );
  return [...paid, ...attempts];
}

/** What is owed for the period after the last one, whose charge was declined. */
export function debtsOf(
  charges: readonly ChargeRow[],
  periods: readonly (typeof membershipSubscriptions.$inferInsert & { id: string })[],
): (typeof debts.$inferInsert)[] {
  const declined = charges.find(({ status }) => status === 'declined');
  const last = periods.at(-1);
  if (declined === undefined || last === undefined) return [];
  const { clientId, userId, description, amountCents, month } = declined;
  const { id: subscriptionId, tierId, tierPlanId, endsAt } = last;
  return [
    {
      id: stableId(`${userId} debt`),
      clientId,
      userId,
      description,
      amountCents,
      month,
      subscriptionId,
      tierId,
      tierPlanId,
      kind: 'period',
      begunAt: addMilliseconds(endsAt, 1),
    },
  ];
}

/** When the next step for what is owed is due. */
export const dunningOf = (
  owed: readonly Pick<typeof debts.$inferInsert, 'begunAt'>[],
  membershipId: string,
  now: Date,
): (typeof dunning.$inferInsert)[] =>
  owed.map(({ begunAt }) => ({ membershipId, dueAt: dunningStepFrom(begunAt, now).at }));

/**
 * One donation for each finished month, two days after it ended: what the month's purchases gave. Round-ups are given
 * once they were charged, with what was added to reach the minimum.
 */
export function donationsOf(
  { tenant, userId, now, timeline, transactions }: Account,
  charges: readonly ChargeRow[],
  cause: string | null,
): DonationRow[] {
  const charged = charges
    .filter(({ status }) => status === 'succeeded')
    .map(({ createdAt, amountCents }) => ({ month: monthBefore(createdAt), amountCents }));
  const contributed = [...contributionsByMonth(transactions)].map(([month, amountCents]) => ({
    month: utc(`${month}-01`),
    amountCents,
  }));
  return (timeline.isRoundUp ? charged : contributed).flatMap(({ month, amountCents }): DonationRow[] => {
    const donatedAt = add(month, { months: 1, days: giftDay, hours: 15 }, { in: utc });
    if (amountCents === 0 || donatedAt > now) return [];
    const transaction = differenceInCalendarMonths(month, 0, { in: utc });
    const recipient = cause ?? tenant.recipients[transaction % tenant.recipients.length] ?? tenant.name;
    return [
      {
        id: stableId(`${userId} donation ${monthOf(month)}`),
        clientId: tenant.id,
        userId,
        amountCents,
        recipient,
        month: format(month, 'yyyy-MM-dd', { in: utc }),
        donatedAt,
      },
    ];
  });
}

/**
 * Withdrawals, and the transactions with the rewards that went out marked as paid. A withdrawal takes all that was
 * confirmed by then, so paid rewards always add up to the withdrawals that did not fail.
 */
export function payoutsOf(
  { tenant, userId, now, transactions, card }: Account,
  plans: NonNullable<Persona['payouts']>,
): { payouts: PayoutRow[]; transactions: TransactionRow[] } {
  const paid = new Set<TransactionRow>();
  const rows = plans.flatMap(({ daysAgo, status }, index): PayoutRow[] => {
    const createdAt = subDays(now, daysAgo, { in: utc });
    const ready = transactions.filter(
      (row) =>
        row.rewardStatus === 'confirmed' &&
        !paid.has(row) &&
        row.expectedAt != null &&
        row.expectedAt <= createdAt,
    );
    const amountCents = ready.reduce((sum, row) => sum + row.rewardAmountCents, 0);
    if (amountCents === 0) return [];
    if (status !== 'failed') for (const row of ready) paid.add(row);
    return [
      {
        id: stableId(`${userId} payout ${index}`),
        clientId: tenant.id,
        userId,
        cardId: card.id,
        amountCents,
        type: 'payout',
        status,
        description: `Cash back to ${card.label} ${card.lastDigits}`,
        message: status === 'failed' ? sentBackMessage : '',
        dateFrom: ready[0]?.purchasedAt ?? null,
        dateTo: ready.at(-1)?.purchasedAt ?? null,
        platformId: stableId(`${userId} transfer ${index}`),
        createdAt,
        updatedAt: status === 'pending' ? createdAt : min([now, addDays(createdAt, 2, { in: utc })]),
      },
    ];
  });
  const marked = transactions.map((row): TransactionRow =>
    paid.has(row) ? { ...row, rewardStatus: 'paid', paidOutCents: row.rewardAmountCents } : row,
  );
  return { payouts: rows, transactions: marked };
}
