import { addMilliseconds } from 'date-fns';
import { and, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#server/db/database.ts';
import { debts } from '#server/db/debts-schema.ts';
import type { UserRow } from '#server/db/rows.ts';
import { charges } from '#server/db/schema.ts';
import { givenRows, ofUsers } from '#server/db/sets.ts';
import { recordAll } from '#server/history/record.ts';
import { membershipAt, readMemberships, type OwnMembership } from '#server/member/membership.ts';
import { beginPeriods, ownerOf, type Moment } from './begin-periods.ts';
import { beginsPeriod, payDebts, type Cost, type DebtRow } from './debts.ts';
import type { MemberTransaction, Turn } from './member-transaction.ts';
import { idsOf, type PaidPlan, type PlanFinder } from './plans.ts';
import { chargedFor, recordUnpaid, type Owed } from './record-unpaid.ts';
import { settlingMilliseconds, type ChargeStatus } from './processor.ts';
import { isThrough } from './settling.ts';

/** What is charged for a period. */
interface Charge extends Cost {
  card: { id: string; lastDigits: string };
  /** What it pays for. */
  choice: PaidPlan;
  status: ChargeStatus;
  /** The debt that it pays; without one it begins a period. */
  debt?: DebtRow;
  /** What is owed if it is declined, where the program charges; it tries again. */
  owed?: Owed;
}

/** A charge of a member at a moment. */
export interface MemberCharge extends Moment, Charge {}

const isForPeriod = ({ debt, own }: MemberCharge) => debt === undefined || beginsPeriod(debt, own);

/**
 * Writes charges down, at most one for a period of each member, with what comes of them: a success begins the period and
 * pays the debt, what is pending does when it is settled, and a decline is history. Gives the charges' ids, in order.
 */
export async function chargePeriods(db: Transaction, charged: readonly MemberCharge[]): Promise<string[]> {
  if (charged.length === 0) return [];
  const made = charged.map((charge) => ({ ...charge, id: crypto.randomUUID() }));
  const paid = made.filter((charge) => charge.status === 'succeeded' && isForPeriod(charge));
  const ids = await beginPeriods(
    db,
    paid.map((charge) => ({ ...charge, chargeId: charge.id, cardLastDigits: charge.card.lastDigits })),
  );
  const periods = new Map(paid.map((charge, index) => [charge, ids[index] ?? null]));
  await recordAll(
    db,
    made
      .filter((charge) => charge.status === 'succeeded' && !isForPeriod(charge))
      .map(({ id: chargeId, now, origin, own, choice, amountCents, card, ...cost }) => ({
        now,
        origin,
        user: ownerOf(own),
        entry: {
          kind: 'paymentSettled',
          plan: chargedFor(choice, cost),
          amountCents,
          chargeId,
          cardLastDigits: card.lastDigits,
        },
      })),
  );
  await recordUnpaid(
    db,
    made.filter(({ status }) => status !== 'succeeded'),
  );
  await db.insert(charges).values(
    made.map((charge) => ({
      id: charge.id,
      ...idsOf(charge.choice),
      amountCents: charge.amountCents,
      description: charge.description,
      month: charge.month,
      status: charge.status,
      subscriptionId: periods.get(charge) ?? null,
      clientId: charge.own.membership.clientId,
      userId: charge.own.membership.userId,
      cardId: charge.card.id,
      cardLastDigits: charge.card.lastDigits,
      createdAt: charge.now,
      settlesAt: charge.status === 'pending' ? addMilliseconds(charge.now, settlingMilliseconds) : null,
    })),
  );
  await payDebts(
    db,
    made.flatMap(({ debt, id: chargeId, status, now }) =>
      debt === undefined || status === 'declined'
        ? []
        : [{ debtId: debt.id, chargeId, paidAt: status === 'succeeded' ? now : null }],
    ),
  );
  return made.map(({ id }) => id);
}

/** {@link chargePeriods} of one. */
export async function chargePeriod(
  { db, now, origin }: MemberTransaction,
  own: OwnMembership,
  charge: Charge,
): Promise<string | null> {
  const [id = null] = await chargePeriods(db, [{ now, origin, own, ...charge }]);
  return id;
}

/** A charge, with the debt that it pays; null for a period alone. */
type ChargeRow = typeof charges.$inferSelect & { debt: DebtRow | null };

const mostPending = 100;

/** The charges of members that the processor still works on. */
async function pendingCharges(db: Database, users: readonly UserRow[]): Promise<ChargeRow[]> {
  const rows = await db
    .select({ charge: charges, debt: debts })
    .from(charges)
    .leftJoin(debts, eq(debts.chargeId, charges.id))
    .where(and(ofUsers(charges, users), eq(charges.status, 'pending')))
    .limit(mostPending * users.length);
  return rows.map(({ charge, debt }) => ({ ...charge, debt }));
}

const isForPeriodAhead = ({ subscriptionId }: ChargeRow) => subscriptionId === null;

/** The charges for a debt, or a period that has yet to begin, which the processor still works on. */
export async function chargesUnderWay(db: Database, user: UserRow): Promise<ChargeRow[]> {
  return (await pendingCharges(db, [user])).filter(isForPeriodAhead);
}

/** The first of {@link chargesUnderWay}; null for none. */
export async function chargeUnderWay(db: Database, user: UserRow): Promise<ChargeRow | null> {
  return (await chargesUnderWay(db, user))[0] ?? null;
}

/** A charge that is through. */
interface Settled {
  charge: ChargeRow;
  user: UserRow;
  now: Date;
}

/** Settles charges that are through, at most one of each member. */
async function settleEach(db: Transaction, settled: readonly Settled[], plans: PlanFinder): Promise<void> {
  const records = await readMemberships(
    db,
    settled.map(({ user }) => user),
  );
  const found = await Promise.all(
    settled.map(async ({ charge, user, now }) => {
      const { settlesAt, amountCents } = charge;
      const record = records.get(user.id);
      const own = record ? membershipAt(record, now) : null;
      return {
        charge,
        user,
        own,
        choice: own && (await plans(user.clientId, charge.tierId ? charge : own.membership)),
        now: settlesAt && settlesAt < now ? settlesAt : now,
        origin: null,
        amountCents,
        cardLastDigits: charge.cardLastDigits || null,
        chargeId: charge.id,
      };
    }),
  );
  const beginning = found.flatMap(({ own, choice, ...each }) => {
    const { charge } = each;
    const begins =
      isForPeriodAhead(charge) && (charge.debt === null || (own && beginsPeriod(charge.debt, own)));
    return own && choice && begins ? [{ ...each, own, choice }] : [];
  });
  const ids = await beginPeriods(db, beginning);
  const periods = new Map(beginning.map(({ charge }, index) => [charge, ids[index] ?? null]));
  await recordAll(
    db,
    found
      .filter(({ charge }) => !periods.has(charge))
      .map(({ charge, now, origin, user, choice, ...paid }) => ({
        now,
        origin,
        user,
        entry: {
          kind: 'paymentSettled',
          plan: choice && chargedFor(choice, charge),
          amountCents: paid.amountCents,
          cardLastDigits: paid.cardLastDigits,
          chargeId: charge.id,
        },
      })),
  );
  const rows = givenRows(found, {
    id: ['uuid', ({ charge }) => charge.id],
    subscription_id: ['uuid', ({ charge }) => charge.subscriptionId ?? periods.get(charge) ?? null],
  });
  await db
    .update(charges)
    .set({ status: 'succeeded', subscriptionId: sql`given.subscription_id` })
    .from(rows)
    .where(eq(charges.id, sql`given.id`));
  await payDebts(
    db,
    found.flatMap(({ charge: { id: chargeId, debt }, now: paidAt }) =>
      debt === null ? [] : [{ debtId: debt.id, chargeId, paidAt }],
    ),
  );
}

/** Whose charges were settled, and whose next period still waits for one; by the ids of members. */
export interface Settlement {
  settled: ReadonlySet<string>;
  underWay: ReadonlySet<string>;
}

/** Settles what is through: a paid renewal begins its period, and never one ahead. */
export async function settle(
  db: Transaction,
  turns: readonly Turn[],
  plans: PlanFinder,
): Promise<Settlement> {
  const users = new Map(turns.map((turn) => [turn.user.id, turn]));
  const through: Settled[] = [];
  const underWay = new Set<string>();
  for (const charge of await pendingCharges(
    db,
    turns.map(({ user }) => user),
  )) {
    const turn = users.get(charge.userId);
    if (turn && charge.settlesAt && isThrough(charge.settlesAt, turn.now)) through.push({ charge, ...turn });
    else if (isForPeriodAhead(charge)) underWay.add(charge.userId);
  }
  const settled = new Set(through.map(({ user }) => user.id));
  let left: readonly Settled[] = through;
  while (left.length > 0) {
    const first = new Map(left.toReversed().map((each) => [each.user.id, each]));
    await settleEach(db, [...first.values()], plans);
    left = left.filter((each) => first.get(each.user.id) !== each);
  }
  return { settled, underWay };
}
