import {
  addMonths,
  firstOfMonth,
  monthOf,
  monthsIn,
  periodEndAfter,
  type Cents,
  type Instant,
} from './calendar.ts';
import { currentOf, enter, lastOf, write, type Member, type Period } from './member.ts';
import { isRoundUp, isSame, upToMost, type Plan } from './plans.ts';

/** What a month's purchases were rounded up by. */
export function roundedUpIn({ purchases }: Member, month: string): Cents {
  return purchases.filter(({ at }) => monthOf(at) === month).reduce((sum, { roundUp }) => sum + roundUp, 0);
}

/** Round-ups that a fixed plan follows: what the month came to so far is charged on the next 1st. */
function leave(member: Member, running: Period, at: Instant): void {
  const cents = upToMost(roundedUpIn(member, monthOf(at)), running.plan, member.cap);
  const due = firstOfMonth(at, 1);
  if (cents > 0) member.lastRoundUps.push({ period: running, due, at: due, cents });
}

function mailOf(member: Member, plan: Plan) {
  const last = lastOf(member);
  if (last === null) return 'welcome';
  if (member.status === 'churned') return 'returned';
  return isSame(last.plan, plan) ? 'renewed' : 'changed';
}

/** What a period is counted from: its predecessor's anchor where it goes on or pays what was due, else its own start. */
function anchorFor(member: Member, plan: Plan, at: Instant): Instant {
  const last = lastOf(member);
  if (last === null || currentOf(member, at) !== null) return at;
  const next = member.scheduled ?? last.plan;
  const goesOn = member.status === 'active' && isSame(next, plan);
  return goesOn || member.status === 'overdue' ? last.anchor : at;
}

/** Begins a period on a plan, with its mail. */
export function begin(member: Member, plan: Plan, at: Instant): void {
  write(member, mailOf(member, plan));
  beginUnmailed(member, plan, at);
}

/** {@link begin} where another mail says it. */
export function beginUnmailed(member: Member, plan: Plan, at: Instant): void {
  const anchor = anchorFor(member, plan, at);
  const running = currentOf(member, at);
  if (running !== null) {
    if (isRoundUp(running.plan) && !isRoundUp(plan)) leave(member, running, at);
    running.endsAt = at - 1;
  }
  const end = isRoundUp(plan)
    ? firstOfMonth(at, 1)
    : periodEndAfter(at, anchor, plan.frequency === 'year' ? 12 : 1);
  const isFirst = member.periods.length === 0;
  member.periods.push({ plan, startsAt: at, endsAt: end - 1, anchor });
  Object.assign(member, { status: 'active', plan, scheduled: null });
  enter(member, at);
  for (const month of monthsIn(at, end - 1)) {
    member.tickets.set(month, Math.max(plan.tickets, member.tickets.get(month) ?? 0));
  }
  if (isFirst && member.invitedBy !== null && member.program.friendReward !== null) {
    const completesAt = addMonths(at, 3);
    member.invitedBy.friends.push({ joinedAt: at, completesAt, status: 'pending', friend: member });
  }
}
