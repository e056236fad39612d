import { addMilliseconds } from 'date-fns';
import type { Database, Transaction } from '#server/db/database.ts';
import type { Settings } from '#server/env.ts';
import {
  membershipAt,
  readMemberships,
  type MembershipRecord,
  type OwnMembership,
  type SubscriptionRow,
} from '#server/member/membership.ts';
import { beginPeriods, dropScheduled, periodOf, setPlans } from './begin-periods.ts';
import { chargeLastRoundUps } from './charge-last.ts';
import { chargePrimaryCards } from './charge-primary.ts';
import { settle } from './charging.ts';
import { debtOf, writeDebts, type Cost, type DebtRow } from './debts.ts';
import { costsOf } from './due.ts';
import { dunOnce, isStepDue } from './dunning.ts';
import { lastChargesBy } from './last-charges.ts';
import type { Turn } from './member-transaction.ts';
import { beginsFree, nameOf, planFinder, type PaidPlan, type PlanFinder } from './plans.ts';
import { isThrough } from './settling.ts';

/** More periods than the sandbox's clock is ever moved at once. */
const mostPeriods = 240;

/** The period of an active membership that has run out; null while one runs, or when none ever did. */
function endedPeriod({ membership, last }: OwnMembership, now: Date): SubscriptionRow | null {
  return membership.status === 'active' && last !== null && last.endsAt < now ? last : null;
}

/** What follows a member's period, as of the instant at which that ended. */
interface Renewal {
  turn: Turn;
  own: OwnMembership;
  choice: PaidPlan;
  now: Date;
  origin: null;
  /** Round-ups that follow another plan: there is nothing to pay for yet. */
  isFree: boolean;
}

/** What follows a period that has ended: the scheduled change, or the same plan. Null where none has, or the tier is gone. */
async function renewalOf(turn: Turn, plans: PlanFinder): Promise<Renewal | null> {
  const own = turn.found && membershipAt(turn.found, turn.now);
  const ended = own && endedPeriod(own, turn.now);
  if (!own || !ended) return null;
  const { membership, scheduled } = own;
  const before = await plans(membership.clientId, ended);
  const choice = scheduled === null ? before : await plans(membership.clientId, scheduled);
  if (choice === null) return null;
  const isFree = beginsFree(before, choice);
  return { turn, own, choice, now: addMilliseconds(ended.endsAt, 1), origin: null, isFree };
}

/** What follows each period that has ended, with what it costs. */
async function renewalsOf(db: Database, turns: readonly Turn[], plans: PlanFinder) {
  const renewals: Renewal[] = [];
  for (const turn of turns) {
    const renewal = await renewalOf(turn, plans);
    if (renewal) renewals.push(renewal);
  }
  const paid = renewals.filter(({ isFree }) => !isFree);
  const costs = await costsOf(
    db,
    paid.map(({ choice, own, now }) => ({ choice, membership: own.membership, begin: now })),
  );
  const costOf = new Map(paid.map((renewal, index) => [renewal, costs[index]]));
  return renewals.map((renewal) => ({
    ...renewal,
    ...(costOf.get(renewal) ?? { amountCents: 0, description: nameOf(renewal.choice), month: null }),
  }));
}

/** What is owed of a renewal if it is declined. */
const owedOf = ({ own, now: begunAt, ...cost }: Renewal & Cost) =>
  debtOf({ ...cost, own, begunAt, kind: 'period', subscriptionId: own.last?.id ?? null });

/** Makes memberships overdue whose renewals were declined: what they cost is owed from then on. */
async function becomeOverdue(
  db: Transaction,
  declined: readonly (Renewal & { owed: DebtRow })[],
): Promise<void> {
  if (declined.length === 0) return;
  await dropScheduled(
    db,
    declined.map(({ own }) => own.membership),
  );
  await setPlans(db, declined, { status: 'overdue' });
  await writeDebts(
    db,
    declined.map(({ owed }) => owed),
  );
}

/** Begins what follows each period that has ended, paid by the primary card. Gives those for whom there may be more to do. */
async function renewOnce(db: Transaction, turns: readonly Turn[], plans: PlanFinder): Promise<Turn[]> {
  const renewals = await renewalsOf(db, turns, plans);
  const free = renewals.filter(({ amountCents }) => amountCents === 0);
  const paid = renewals.filter(({ amountCents }) => amountCents !== 0);
  await beginPeriods(
    db,
    free.map((renewal) => ({ ...renewal, cardLastDigits: null, chargeId: null })),
  );
  const tried = await chargePrimaryCards(
    db,
    paid.map((renewal) => ({ ...renewal, owed: owedOf(renewal) })),
  );
  const declined = tried.filter(({ status }) => status === 'declined');
  await becomeOverdue(db, declined);
  const begun = [...free, ...tried.filter(({ status }) => status === 'succeeded')];
  const isShort = (renewal: Renewal) => periodOf(renewal).endsAt < renewal.turn.now;
  const pending = tried.filter(({ status }) => status === 'pending');
  return [...begun.filter(isShort), ...pending, ...declined].map(({ turn }) => turn);
}

/** Turns with the memberships as they are now. */
async function readAgain(db: Database, turns: readonly Turn[]): Promise<Turn[]> {
  const found = await readMemberships(
    db,
    turns.map(({ user }) => user),
  );
  return turns.map((turn) => ({ ...turn, found: found.get(turn.user.id) ?? null }));
}

/** Whether {@link catchUp} has something to do. */
export function isBehind(found: MembershipRecord | null, now: Date, { sandbox }: Settings): boolean {
  if (found === null) return false;
  if (found.settlesAt !== null && isThrough(found.settlesAt, now)) return true;
  if (!sandbox) return false;
  return (
    endedPeriod(membershipAt(found, now), now) !== null ||
    lastChargesBy(found.subscriptions, now).length > 0 ||
    (found.settlesAt === null && isStepDue(found, now))
  );
}

/**
 * Brings members up to their instants: the charges that are through are settled, and the round-ups of who left them
 * are charged on the 1st, and each period that has ended is followed by the next one, on the plan that was scheduled
 * or else the same. A declined card, or none, makes the membership overdue; it is tried again on its days, and suspended
 * in the end. Nothing is renewed where no processor is set up. What is done for all is asked of the database at once.
 */
export async function catchUp(db: Transaction, turns: readonly Turn[], { sandbox }: Settings): Promise<void> {
  const plans = planFinder(db);
  if (sandbox) await chargeLastRoundUps(db, turns, plans);
  let left = turns;
  for (let period = 0; period < mostPeriods && left.length > 0; period += 1) {
    const { settled, underWay } = await settle(db, left, plans);
    if (!sandbox) return;
    const changed = await readAgain(
      db,
      left.filter(({ user }) => settled.has(user.id)),
    );
    const same = left.filter(({ user }) => !settled.has(user.id));
    const free = [...changed, ...same].filter(({ user }) => !underWay.has(user.id));
    const dunned = await dunOnce(db, free, plans);
    const others = free.filter((turn) => !dunned.includes(turn));
    left = await readAgain(db, [...dunned, ...(await renewOnce(db, others, plans))]);
  }
}
