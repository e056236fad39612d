import { addMilliseconds } from 'date-fns';
import { eq } from 'drizzle-orm';
import type { Cents } from '#machines/domain/wire.ts';
import { cardsOf, primaryOf } from '#server/cards/own-cards.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { memberships } from '#server/db/schema.ts';
import type { Settings } from '#server/env.ts';
import type { UserRow } from '#server/db/rows.ts';
import {
  membershipAt,
  membershipOf,
  type MembershipRecord,
  type OwnMembership,
  type SubscriptionRow,
} from '#server/member/membership.ts';
import type { MemberTransaction } from './member-transaction.ts';
import {
  beginUnpaid,
  chargePeriod,
  chargeUnderWay,
  dropScheduled,
  recordUnpaid,
  settle,
} from './charging.ts';
import { costOf } from './due.ts';
import { findPlan, idsOf, isRoundUp, nameOf, type PaidPlan } from './plans.ts';
import { chargeLater } from './processor.ts';
import { isThrough } from './settling.ts';

/** More periods than the sandbox's clock is ever moved at once. */
const mostPeriods = 240;

/** The period of an active membership that has run out; null while one runs, or when none ever did. */
function endedPeriod({ membership, last }: OwnMembership, now: Date): SubscriptionRow | null {
  return membership.status === 'active' && last !== null && last.endsAt < now ? last : null;
}

interface Renewal {
  choice: PaidPlan;
  begin: Date;
  amountCents: Cents;
  description: string;
}

/** What follows a period: the scheduled change, or the same plan. Null where the tier is gone. */
async function renewalOf(db: Database, own: OwnMembership, ended: SubscriptionRow): Promise<Renewal | null> {
  const { membership, scheduled } = own;
  const before = await findPlan(db, membership.clientId, ended);
  const choice = scheduled === null ? before : await findPlan(db, membership.clientId, scheduled);
  if (choice === null) return null;
  const begin = addMilliseconds(ended.endsAt, 1);
  if (isRoundUp(choice) && (before === null || !isRoundUp(before))) {
    return { choice, begin, amountCents: 0, description: nameOf(choice) };
  }
  return { choice, begin, ...(await costOf(db, choice, membership, begin)) };
}

async function becomeOverdue(db: Transaction, { membership }: OwnMembership, { choice, begin }: Renewal) {
  await dropScheduled(db, membership);
  await db
    .update(memberships)
    .set({ status: 'overdue', ...idsOf(choice), updatedAt: begin })
    .where(eq(memberships.id, membership.id));
}

/** Charges the next period to the primary card, as of the instant at which the last one ended. */
async function renew(
  { db }: MemberTransaction,
  user: UserRow,
  own: OwnMembership,
  renewal: Renewal,
): Promise<void> {
  const { choice, begin, amountCents, description } = renewal;
  const transaction: MemberTransaction = { db, now: begin, origin: null };
  if (amountCents === 0) {
    await beginUnpaid(transaction, own, choice);
    return;
  }
  const card = primaryOf(await cardsOf(db, user), begin);
  const status = card === null ? 'declined' : chargeLater(card);
  if (card === null) await recordUnpaid(transaction, own, { choice, amountCents, status: 'declined', card });
  else await chargePeriod(transaction, own, { card, choice, amountCents, description, status });
  if (status === 'declined') await becomeOverdue(db, own, renewal);
}

/** Renews what has ended, one period. Whether there may be more to do. */
async function renewOne(transaction: MemberTransaction, user: UserRow): Promise<boolean> {
  const { db, now } = transaction;
  const own = await membershipOf(db, user, now);
  const ended = own && endedPeriod(own, now);
  if (!own || !ended || (await chargeUnderWay(db, user)) !== null) return false;
  const renewal = await renewalOf(db, own, ended);
  if (renewal === null) return false;
  await renew(transaction, user, own, renewal);
  return true;
}

/** Whether {@link catchUp} has something to do. */
export function isBehind(found: MembershipRecord | null, now: Date, { sandbox }: Settings): boolean {
  if (found === null) return false;
  if (found.settlesAt !== null && isThrough(found.settlesAt, now)) return true;
  return sandbox && endedPeriod(membershipAt(found, now), now) !== null;
}

/**
 * Brings a member up to an instant: the charges that are through are settled, and
 * each period that has ended is followed by the next one, on the plan that was scheduled or else the same. A declined
 * card, or none, makes the membership overdue. Nothing is renewed where no processor is set up.
 */
export async function catchUp(
  transaction: MemberTransaction,
  user: UserRow,
  { sandbox }: Settings,
): Promise<void> {
  await settle(transaction, user);
  if (!sandbox) return;
  for (let period = 0; period < mostPeriods; period += 1) {
    if (!(await renewOne(transaction, user))) return;
    await settle(transaction, user);
  }
}
