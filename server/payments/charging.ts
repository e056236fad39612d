import { addMilliseconds } from 'date-fns';
import { and, eq, gte, lt } from 'drizzle-orm';
import type { Cents } from '#machines/domain/wire.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { charges, memberships, membershipSubscriptions } from '#server/db/schema.ts';
import { creditTickets } from '#server/giveaway/tickets.ts';
import { record, type Entry } from '#server/history/record.ts';
import type { UserRow } from '#server/db/rows.ts';
import { membershipOf, type MembershipRow, type OwnMembership } from '#server/member/membership.ts';
import { findPlan, idsOf, nameOf, periodFrom, type PaidPlan } from './plans.ts';
import { settlingMilliseconds, type ChargeStatus } from './processor.ts';
import { throughBy } from './settling.ts';
import type { MemberTransaction } from './member-transaction.ts';

/** What a membership that goes on knows of its cancellation. */
export const notCancelled = { cancelReason: null, cancelComment: null, cancelledAt: null };

/** What a period is paid by. */
interface Payment {
  amountCents: Cents;
  /** Null where nothing is charged. */
  cardLastDigits: string | null;
}

/** Takes a scheduled change back. */
export async function dropScheduled(db: Transaction, { id }: MembershipRow): Promise<void> {
  const { membershipId, createdAt, startsAt } = membershipSubscriptions;
  await db.delete(membershipSubscriptions).where(and(eq(membershipId, id), lt(createdAt, startsAt)));
}

/** Ends the period that runs at an instant, just before it. */
async function endRunning(db: Transaction, { id }: MembershipRow, now: Date): Promise<void> {
  const { membershipId, startsAt, endsAt } = membershipSubscriptions;
  await db
    .update(membershipSubscriptions)
    .set({ endsAt: addMilliseconds(now, -1) })
    .where(and(eq(membershipId, id), lt(startsAt, now), gte(endsAt, now)));
}

/** What a period is to the member: the same plan goes on, another one does, or there was none. */
function kindOf({ membership, last }: OwnMembership, choice: PaidPlan) {
  if (last === null) return 'planBegun';
  if (membership.status === 'churned') return 'cameBack';
  const { tierId, tierPlanId } = idsOf(choice);
  return last.tierId === tierId && last.tierPlanId === tierPlanId ? 'planRenewed' : 'planChanged';
}

/**
 * Begins a paid period and makes the membership active on its plan: a period that runs ends, a scheduled change is
 * dropped, an imported membership has nothing left to complete, and the tickets that the plan promises are credited. Gives
 * the period's id.
 */
async function beginPeriod(
  transaction: MemberTransaction,
  own: OwnMembership,
  choice: PaidPlan,
  payment: Payment,
): Promise<string> {
  const { db, now } = transaction;
  const { membership } = own;
  const id = crypto.randomUUID();
  const plan = idsOf(choice);
  const period = periodFrom(choice, now);
  await dropScheduled(db, membership);
  await endRunning(db, membership, now);
  await db.insert(membershipSubscriptions).values({
    id,
    clientId: membership.clientId,
    membershipId: membership.id,
    ...plan,
    ...period,
    createdAt: now,
  });
  await db
    .update(memberships)
    .set({
      status: 'active',
      ...plan,
      ...notCancelled,
      importStatus: membership.importStatus === null ? null : 'COMPLETE',
      updatedAt: now,
    })
    .where(eq(memberships.id, membership.id));
  await creditTickets(db, membership, choice.tier.giveawayTickets, period);
  await record(transaction, ownerOf(own), { kind: kindOf(own, choice), plan: nameOf(choice), ...payment });
  return id;
}

const ownerOf = ({ membership }: OwnMembership) => ({
  clientId: membership.clientId,
  id: membership.userId,
});

/** Begins a period that costs nothing at its start. */
export async function beginUnpaid(
  transaction: MemberTransaction,
  own: OwnMembership,
  choice: PaidPlan,
): Promise<void> {
  await beginPeriod(transaction, own, choice, { amountCents: 0, cardLastDigits: null });
}

export interface Charge {
  card: { id: string; lastDigits: string };
  /** What it pays for. */
  choice: PaidPlan;
  amountCents: Cents;
  description: string;
  status: ChargeStatus;
}

/** Writes down that a payment waits at the bank, or was declined; without a card there was none to charge. */
export async function recordUnpaid(
  transaction: MemberTransaction,
  own: OwnMembership,
  {
    status,
    choice,
    amountCents,
    card,
  }: Pick<Charge, 'choice' | 'amountCents'> & {
    status: Exclude<ChargeStatus, 'succeeded'>;
    card: Charge['card'] | null;
  },
): Promise<void> {
  const kind = status === 'pending' ? 'paymentPending' : 'paymentDeclined';
  const entry: Entry = { kind, plan: nameOf(choice), amountCents, cardLastDigits: card?.lastDigits ?? null };
  await record(transaction, ownerOf(own), entry);
}

/**
 * Writes a charge for a period down, with what comes of it: a success begins the period, what is pending begins it when
 * it is settled, and a decline is history.
 */
export async function chargePeriod(
  transaction: MemberTransaction,
  own: OwnMembership,
  charge: Charge,
): Promise<void> {
  const { db, now } = transaction;
  const { card, choice, amountCents, description, status } = charge;
  const cardLastDigits = card.lastDigits;
  let subscriptionId: string | null = null;
  if (status === 'succeeded') {
    subscriptionId = await beginPeriod(transaction, own, choice, { amountCents, cardLastDigits });
  } else {
    await recordUnpaid(transaction, own, { ...charge, status });
  }
  await db.insert(charges).values({
    ...idsOf(choice),
    amountCents,
    description,
    status,
    subscriptionId,
    clientId: own.membership.clientId,
    userId: own.membership.userId,
    cardId: card.id,
    cardLastDigits,
    createdAt: now,
    settlesAt: status === 'pending' ? addMilliseconds(now, settlingMilliseconds) : null,
  });
}

/** The member's charges that the processor still works on; those that are through by an instant, when it is given. */
function pendingCharges(db: Database, user: UserRow, by?: Date) {
  return db
    .select()
    .from(charges)
    .where(
      and(
        eq(charges.clientId, user.clientId),
        eq(charges.userId, user.id),
        eq(charges.status, 'pending'),
        by && throughBy(by),
      ),
    )
    .limit(100);
}

/** The charge for a period that has yet to begin, which the processor still works on; null for none. */
export async function chargeUnderWay(db: Database, user: UserRow) {
  return (await pendingCharges(db, user)).find(({ subscriptionId }) => subscriptionId === null) ?? null;
}

/** Settles what is through: a paid renewal begins its period, and never one ahead. */
export async function settle({ db, now }: MemberTransaction, user: UserRow): Promise<void> {
  for (const charge of await pendingCharges(db, user, now)) {
    const { settlesAt } = charge;
    const transaction: MemberTransaction = {
      db,
      now: settlesAt && settlesAt < now ? settlesAt : now,
      origin: null,
    };
    const payment = { amountCents: charge.amountCents, cardLastDigits: charge.cardLastDigits || null };
    const own = await membershipOf(db, user, now);
    const choice = own && (await findPlan(db, user.clientId, charge.tierId ? charge : own.membership));
    let { subscriptionId } = charge;
    if (subscriptionId === null && own && choice) {
      subscriptionId = await beginPeriod(transaction, own, choice, payment);
    } else {
      await record(transaction, user, { kind: 'paymentSettled', plan: choice && nameOf(choice), ...payment });
    }
    await db.update(charges).set({ status: 'succeeded', subscriptionId }).where(eq(charges.id, charge.id));
  }
}
