import { day, monthBefore, type Instant } from './calendar.ts';
import { charge, payDebt, settle, type Cost } from './charging.ts';
import {
  lastOf,
  leave,
  payingCard,
  write,
  type Debt,
  type LastRoundUps,
  type Member,
  type Period,
} from './member.ts';
import { begin, roundedUpIn } from './periods.ts';
import { withinLimits, type Plan } from './plans.ts';

/** Days after the first one on which a payment is tried. */
const tryDays = [0, 3, 7, 14];

/** Days after which an unpaid membership is suspended. */
const suspensionDays = 30;

/** What a period costs that begins at an instant. */
export function costOf(member: Member, plan: Plan, at: Instant): Cost {
  if (plan.price !== null) return { cents: plan.price, month: null };
  const month = monthBefore(at);
  return { cents: withinLimits(roundedUpIn(member, month), plan, member.cap), month };
}

function renew(member: Member, last: Period): void {
  const at = last.endsAt + 1;
  const plan = member.scheduled ?? last.plan;
  const cost = costOf(member, plan, at);
  if (cost.cents === 0) return begin(member, plan, at);
  const card = payingCard(member, at);
  const outcome =
    card === null ? 'declined' : charge(member, { plan, ...cost }, { ...card, isNew: false }, at);
  if (outcome !== 'declined') return;
  Object.assign(member, { status: 'overdue', plan, scheduled: null });
  member.debts.push({ kind: 'period', plan, ...cost, since: at, period: null, tries: 1 });
  write(member, 'declined');
}

/** What an unpaid membership comes to next, and when: another try, or its suspension. */
function nextDunning({ status, debts }: Member): { at: Instant; debt: Debt; isTry: boolean } | null {
  const debt = debts.find(({ kind }) => kind === 'period');
  if (status !== 'overdue' || debt === undefined) return null;
  const days = tryDays[debt.tries];
  return { debt, isTry: days !== undefined, at: debt.since + (days ?? suspensionDays) * day };
}

function suspend(member: Member, at: Instant): void {
  member.status = 'suspended';
  leave(member, at);
  write(member, 'suspended');
}

/** A debt is tried again; a card that is to be charged and none are both a notice. */
function tryAgain(member: Member, debt: Debt, at: Instant): void {
  debt.tries += 1;
  const card = payingCard(member, at);
  const outcome = card === null ? 'declined' : payDebt(member, debt, { ...card, isNew: false }, at);
  if (outcome === 'declined') write(member, 'declined');
}

/** What is charged for round-ups that were left. */
export function lastCostOf(member: Member, { due, cents, period }: LastRoundUps): Cost {
  const owed = member.debts.find((each) => each.period === period);
  const month = monthBefore(due);
  return {
    month,
    cents: owed?.cents ?? cents ?? withinLimits(roundedUpIn(member, month), period.plan, member.cap),
  };
}

function tryLastRoundUps(member: Member): void {
  const last = member.lastRoundUps.shift();
  if (last === undefined) return;
  const { period, due } = last;
  const cost = lastCostOf(member, last);
  if (cost.cents === 0) return;
  const card = payingCard(member, last.at);
  if (card !== null && card.bank !== 'declines') {
    member.charges.push({ ...cost, at: last.at, digits: card.digits, status: 'succeeded' });
    member.debts = member.debts.filter((each) => each.period !== period);
    return write(member, 'settled');
  }
  if (card !== null) member.charges.push({ ...cost, at: last.at, digits: card.digits, status: 'declined' });
  write(member, 'declined');
  if (!member.debts.some((each) => each.period === period)) {
    member.debts.push({ kind: 'roundUps', plan: period.plan, ...cost, since: due, period, tries: 1 });
  }
  const at = tryDays.map((days) => due + days * day).find((each) => each > last.at);
  if (at !== undefined) member.lastRoundUps.push({ ...last, at });
}

/** A cancelled plan is over. Its mail stands for those of the cancellation that nobody has written yet. */
function endAccess(member: Member): void {
  const { accessEndsAt, unmailedEnds, mails } = member;
  const unmailed = unmailedEnds.filter((end) => end === accessEndsAt).length;
  mails.set('cancelled', (mails.get('cancelled') ?? 0) - unmailed);
  member.accessEndsAt = null;
  write(member, 'ended');
}

/** What happens next to a member's money by itself. */
function nextStep(member: Member): { at: Instant; act: () => void } | null {
  const last = lastOf(member);
  const steps: { at: Instant; act: () => void }[] = [];
  if (member.pending !== null) steps.push({ at: member.pending.passesAt, act: () => settle(member) });
  else if (last !== null && member.status === 'active') {
    steps.push({ at: last.endsAt + 1, act: () => renew(member, last) });
  }
  const dunning = member.pending === null ? nextDunning(member) : null;
  if (dunning !== null) {
    const { at, debt, isTry } = dunning;
    steps.push({ at, act: () => (isTry ? tryAgain(member, debt, at) : suspend(member, at)) });
  }
  const { accessEndsAt } = member;
  if (accessEndsAt !== null) steps.push({ at: accessEndsAt, act: () => endAccess(member) });
  member.lastRoundUps.sort((one, other) => one.at - other.at);
  const [left] = member.lastRoundUps;
  if (left !== undefined) steps.push({ at: left.at, act: () => tryLastRoundUps(member) });
  return steps.toSorted((one, other) => one.at - other.at)[0] ?? null;
}

/** Lets time pass for a member. */
export function advance(member: Member, until: Instant): void {
  for (let step = nextStep(member); step !== null && step.at <= until; step = nextStep(member)) step.act();
}
