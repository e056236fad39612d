import { addMilliseconds } from 'date-fns';
import { and, eq, sql } from 'drizzle-orm';
import type { Cents } from '#machines/domain/wire.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import type { UserRow } from '#server/db/rows.ts';
import { charges } from '#server/db/schema.ts';
import { givenRows, ofUsers } from '#server/db/sets.ts';
import { recordAll } from '#server/history/record.ts';
import { membershipAt, readMemberships, type OwnMembership } from '#server/member/membership.ts';
import { beginPeriods, ownerOf, type Moment } from './begin-periods.ts';
import type { MemberTransaction, Turn } from './member-transaction.ts';
import { idsOf, nameOf, type PaidPlan, type PlanFinder } from './plans.ts';
import { settlingMilliseconds, type ChargeStatus } from './processor.ts';
import { isThrough } from './settling.ts';

/** What is charged for a period. */
interface Charge {
  card: { id: string; lastDigits: string };
  /** What it pays for. */
  choice: PaidPlan;
  amountCents: Cents;
  description: string;
  status: ChargeStatus;
}

/** A charge of a member at a moment. */
export interface MemberCharge extends Moment, Charge {}

/** A payment that waits at the bank, or was declined; without a card there was none to charge. */
type Unpaid = Moment &
  Pick<Charge, 'choice' | 'amountCents'> & { status: ChargeStatus; card: Charge['card'] | null };

/** Writes down of members that their payments wait at the bank, or were declined. */
export function recordUnpaid(db: Transaction, unpaid: readonly Unpaid[]): Promise<void> {
  return recordAll(
    db,
    unpaid.map(({ now, origin, own, choice, amountCents, status, card }) => ({
      now,
      origin,
      user: ownerOf(own),
      entry: {
        kind: status === 'pending' ? 'paymentPending' : 'paymentDeclined',
        plan: nameOf(choice),
        amountCents,
        cardLastDigits: card?.lastDigits ?? null,
      },
    })),
  );
}

/**
 * Writes charges for periods down, at most one of each member, with what comes of them: a success begins the period,
 * what is pending begins it when it is settled, and a decline is history.
 */
export async function chargePeriods(db: Transaction, made: readonly MemberCharge[]): Promise<void> {
  if (made.length === 0) return;
  const paid = made.filter(({ status }) => status === 'succeeded');
  const ids = await beginPeriods(
    db,
    paid.map((charge) => ({ ...charge, cardLastDigits: charge.card.lastDigits })),
  );
  const periods = new Map(paid.map((charge, index) => [charge, ids[index] ?? null]));
  await recordUnpaid(
    db,
    made.filter(({ status }) => status !== 'succeeded'),
  );
  await db.insert(charges).values(
    made.map((charge) => ({
      ...idsOf(charge.choice),
      amountCents: charge.amountCents,
      description: charge.description,
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
}

/** {@link chargePeriods} of one. */
export function chargePeriod(
  { db, now, origin }: MemberTransaction,
  own: OwnMembership,
  charge: Charge,
): Promise<void> {
  return chargePeriods(db, [{ now, origin, own, ...charge }]);
}

type ChargeRow = typeof charges.$inferSelect;

const mostPending = 100;

/** The charges of members that the processor still works on. */
function pendingCharges(db: Database, users: readonly UserRow[]): Promise<ChargeRow[]> {
  return db
    .select()
    .from(charges)
    .where(and(ofUsers(charges, users), eq(charges.status, 'pending')))
    .limit(mostPending * users.length);
}

const isForPeriodAhead = ({ subscriptionId }: ChargeRow) => subscriptionId === null;

/** The charge for a period that has yet to begin, which the processor still works on; null for none. */
export async function chargeUnderWay(db: Database, user: UserRow): Promise<ChargeRow | null> {
  return (await pendingCharges(db, [user])).find(isForPeriodAhead) ?? null;
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
      };
    }),
  );
  const beginning = found.flatMap(({ own, choice, ...each }) =>
    own && choice && isForPeriodAhead(each.charge) ? [{ ...each, own, choice }] : [],
  );
  const ids = await beginPeriods(db, beginning);
  const periods = new Map(beginning.map(({ charge }, index) => [charge, ids[index] ?? null]));
  await recordAll(
    db,
    found
      .filter(({ charge }) => !periods.has(charge))
      .map(({ now, origin, user, choice, amountCents, cardLastDigits }) => ({
        now,
        origin,
        user,
        entry: { kind: 'paymentSettled', plan: choice && nameOf(choice), amountCents, cardLastDigits },
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
