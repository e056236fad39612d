import { and, eq, isNull, sql } from 'drizzle-orm';
import { isUnpaid, owesDues } from '#machines/domain/dues.ts';
import type { Day } from '#machines/domain/day.ts';
import type { Cents } from '#machines/domain/wire.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { debts } from '#server/db/debts-schema.ts';
import type { UserRow } from '#server/db/rows.ts';
import { givenRows, ofUsers } from '#server/db/sets.ts';
import type { OwnMembership } from '#server/member/membership.ts';
import { idsOf, type PaidPlan } from './plans.ts';

export type DebtRow = typeof debts.$inferSelect;

/** What is to be paid, and for what. */
export interface Cost {
  amountCents: Cents;
  description: string;
  /** The first day of the month whose round-ups it pays; null for a price. */
  month: Day | null;
}

/** A debt that begins. */
interface Beginning extends Cost {
  own: OwnMembership;
  kind: DebtRow['kind'];
  /** The period that had ended, or whose round-ups these are. */
  subscriptionId: string | null;
  choice: PaidPlan;
  begunAt: Date;
}

const mostDebts = 100;

/** What members owe, the oldest first. */
export function openDebts(db: Database, users: readonly Pick<UserRow, 'clientId' | 'id'>[]) {
  return db
    .select()
    .from(debts)
    .where(and(ofUsers(debts, users), isNull(debts.paidAt)))
    .orderBy(debts.begunAt, debts.id)
    .limit(mostDebts * users.length);
}

/** A debt as it is written when it begins. */
export function debtOf({ own, choice, ...facts }: Beginning): DebtRow {
  const { clientId, userId } = own.membership;
  const { kind, subscriptionId, description, amountCents, month, begunAt } = facts;
  return {
    id: crypto.randomUUID(),
    clientId,
    userId,
    kind,
    subscriptionId,
    ...idsOf(choice),
    description,
    amountCents,
    month,
    begunAt,
    chargeId: null,
    paidAt: null,
    waiverReason: null,
  };
}

/** Writes debts down, in a transaction that holds the members' locks; one that is written already stays as it is. */
export async function writeDebts(db: Transaction, begun: readonly DebtRow[]): Promise<void> {
  if (begun.length > 0)
    await db
      .insert(debts)
      .values([...begun])
      .onConflictDoNothing();
}

/** A charge that ends a debt. */
interface Payment {
  debtId: string;
  chargeId: string;
  /** Null while it is at the bank. */
  paidAt: Date | null;
  /** Why it is waived; absent where it is paid. */
  waiverReason?: string;
}

/** Writes down which charges end which debts: they pay them, or say that nobody has to. */
export async function payDebts(db: Transaction, payments: readonly Payment[]): Promise<void> {
  if (payments.length === 0) return;
  const rows = givenRows(payments, {
    debt_id: ['uuid', ({ debtId }) => debtId],
    charge_id: ['uuid', ({ chargeId }) => chargeId],
    paid_at: ['timestamptz', ({ paidAt }) => paidAt?.toISOString() ?? null],
    waiver_reason: ['text', ({ waiverReason }) => waiverReason ?? null],
  });
  await db
    .update(debts)
    .set({
      chargeId: sql`given.charge_id`,
      paidAt: sql`given.paid_at`,
      waiverReason: sql`given.waiver_reason`,
    })
    .from(rows)
    .where(and(eq(debts.id, sql`given.debt_id`), isNull(debts.paidAt)));
}

/** Whether a member owes something: a debt, or a period that an older version of the server left unpaid. */
export const owes = ({ membership, owedCents }: Pick<OwnMembership, 'membership' | 'owedCents'>): boolean =>
  owesDues({ status: membership.status, dues: { amount: owedCents } });

/** Whether paying a debt begins the period that it is for: not where the member has left, or the round-ups have. */
export const beginsPeriod = ({ kind }: Pick<DebtRow, 'kind'>, { membership }: OwnMembership): boolean =>
  kind === 'period' && isUnpaid(membership.status);

/** Whether a first or a new period can begin: none runs, and nothing is owed, which is paid first. */
export const mayBegin = (own: OwnMembership): boolean => own.current === null && !owes(own);
