import { addMilliseconds, addMonths, format, startOfMonth } from 'date-fns';
import { and, desc, eq, gte } from 'drizzle-orm';
import { monthOf } from '#machines/domain/day.ts';
import { isUnpaid } from '#machines/domain/dues.ts';
import { withinRange } from '#machines/domain/round-up-range.ts';
import { utc } from '#machines/domain/utc.ts';
import type { Cents } from '#machines/domain/wire.ts';
import type { Database } from '#server/db/database.ts';
import { charges } from '#server/db/schema.ts';
import { formatDay } from '#server/format-day.ts';
import type { MembershipRow, OwnMembership } from '#server/member/membership.ts';
import { debtOf, openDebts, owes, type Cost, type DebtRow } from './debts.ts';
import { purchasesOf, type MemberMonth } from './monthly-purchases.ts';
import { findPlan, isRoundUp, nameOf, priceOf, rangeOf, type PaidPlan } from './plans.ts';

/** What a member has to pay now. */
export interface Due {
  /** The debts, the oldest first; one that an older version of the server left is not written yet. */
  debts: readonly DebtRow[];
  /** When the first fell due. */
  date: Date;
  /** What they come to. */
  amountCents: Cents;
  /** Why it is due, in words. */
  reason: string;
}

/** What a member is charged for a month of round-ups. */
export const withinLimits = (amount: Cents, choice: PaidPlan, { maxRoundUpCents }: MembershipRow): Cents =>
  withinRange(amount, rangeOf(choice, maxRoundUpCents));

/** A period that begins for a member at an instant. */
export interface NextPeriod {
  choice: PaidPlan;
  membership: MembershipRow;
  begin: Date;
}

/** The month, by its first instant, UTC, whose purchases a period of round-ups pays. */
const monthBefore = (begin: Date) => startOfMonth(addMonths(begin, -1, { in: utc }));

const monthPaidBy = ({ membership, begin }: NextPeriod): MemberMonth => ({
  user: { clientId: membership.clientId, id: membership.userId },
  month: monthOf(monthBefore(begin)),
});

/** A month's round-ups as their charge is called; those that the minimum was charged for say so. */
export function roundUpsOf(month: Date, isMinimum: boolean): string {
  const name = `Round-ups, ${format(month, 'MMMM', { in: utc })}`;
  return isMinimum ? `${name} (monthly minimum)` : name;
}

/** What periods cost, in their order: the price of each, or the round-ups of the month before. */
export async function costsOf(db: Database, periods: readonly NextPeriod[]): Promise<Cost[]> {
  const paidAfterwards = periods.filter(({ choice }) => isRoundUp(choice));
  const purchased = await purchasesOf(db, paidAfterwards.map(monthPaidBy));
  return periods.map(({ choice, membership, begin }) => {
    if (!isRoundUp(choice)) return { description: nameOf(choice), amountCents: priceOf(choice), month: null };
    const month = monthBefore(begin);
    const { roundedUp } = purchased(monthPaidBy({ choice, membership, begin }));
    const amountCents = withinLimits(roundedUp, choice, membership);
    return { description: roundUpsOf(month, amountCents > roundedUp), amountCents, month: monthOf(month) };
  });
}

/** The latest try that was declined since an instant. */
async function declinedSince(db: Database, { clientId, userId }: MembershipRow, since: Date) {
  const [row] = await db
    .select()
    .from(charges)
    .where(
      and(
        eq(charges.clientId, clientId),
        eq(charges.userId, userId),
        eq(charges.status, 'declined'),
        gte(charges.createdAt, since),
      ),
    )
    .orderBy(desc(charges.createdAt))
    .limit(1);
  return row ?? null;
}

/**
 * What an older version of the server left unpaid without a debt: what was last tried in vain since the last period, or
 * else what the next one costs. Null where the tier is gone.
 */
export async function unwrittenDebt(db: Database, own: OwnMembership): Promise<DebtRow | null> {
  const { membership, last } = own;
  const choice = await findPlan(db, membership.clientId, membership);
  if (choice === null) return null;
  const begunAt = last === null ? membership.updatedAt : addMilliseconds(last.endsAt, 1);
  const declined = await declinedSince(db, membership, begunAt);
  const [cost] = declined ? [declined] : await costsOf(db, [{ choice, membership, begin: begunAt }]);
  if (cost === undefined) return null;
  const { amountCents, description, month } = cost;
  const period = { kind: 'period', subscriptionId: last?.id ?? null } as const;
  return debtOf({ ...period, own, choice, begunAt, amountCents, description, month });
}

/** What a member owes, whatever the status. Null for nothing, and where the tier of an unpaid period is gone. */
export async function dueOf(db: Database, own: OwnMembership): Promise<Due | null> {
  if (!owes(own)) return null;
  const { clientId, userId: id, status } = own.membership;
  const written = own.owedCents > 0 ? await openDebts(db, [{ clientId, id }]) : [];
  const isMissing = isUnpaid(status) && written.every(({ kind }) => kind !== 'period');
  const unwritten = isMissing ? await unwrittenDebt(db, own) : null;
  const debts = unwritten === null ? written : [...written, unwritten];
  const [first] = debts;
  if (first === undefined) return null;
  const { begunAt: date } = first;
  const on = formatDay(date);
  const declined = await declinedSince(db, own.membership, date);
  return {
    debts,
    date,
    amountCents: debts.reduce((sum, { amountCents }) => sum + amountCents, 0),
    reason: declined ? `Your payment of ${on} was declined` : `Your payment was due on ${on}`,
  };
}
