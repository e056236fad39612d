import type { Action, ActionOf, Outcome } from './action.ts';
import { addWorkdays, type Cents, type Instant } from './calendar.ts';
import { cardOf, changeCard, linkCard } from './card-actions.ts';
import { charge, payDebts, waiveDebts } from './charging.ts';
import {
  currentOf,
  enter,
  isUsable,
  leave,
  owes,
  payingCard,
  write,
  type Member,
  type Purchase,
} from './member.ts';
import { begin } from './periods.ts';
import { changeTo, isRoundUp, isSame, type Plan } from './plans.ts';
import { unusedCredit } from './upgrade.ts';

/** What can be withdrawn. */
export function balanceOf({ purchases }: Member): Cents {
  return purchases.reduce(
    (sum, { status, reward, paidOut }) => sum + (status === 'confirmed' ? reward - paidOut : 0),
    0,
  );
}

/** What an upgrade costs: the new price less the unused time of the period that runs. */
export function priceOfUpgrade(member: Member, plan: Plan, at: Instant): Cents {
  const running = currentOf(member, at);
  const price = plan.price ?? 0;
  return running === null ? price : price - Math.min(price, unusedCredit(running, at));
}

function upgrade(member: Member, { plan, digits }: ActionOf<'upgrade'>, at: Instant): Outcome {
  const running = currentOf(member, at);
  const card = cardOf(member, digits);
  if (member.status !== 'active' || running === null || owes(member)) return 'refused';
  if (!card || !isUsable(card, at)) return 'refused';
  if (changeTo(running.plan, plan, member.program.mayDowngrade) !== 'now') return 'refused';
  const cents = priceOfUpgrade(member, plan, at);
  if (cents > 0) return charge(member, { plan, cents, month: null }, { ...card, isNew: false }, at);
  begin(member, plan, at);
  return 'accepted';
}

function comeBack(member: Member, { plan, digits }: ActionOf<'comeBack'>, at: Instant): Outcome {
  const card = cardOf(member, digits);
  if (member.status !== 'churned' || currentOf(member, at) !== null || owes(member)) return 'refused';
  if (!card || !isUsable(card, at)) return 'refused';
  if (plan.price !== null) {
    return charge(member, { plan, cents: plan.price, month: null }, { ...card, isNew: false }, at);
  }
  begin(member, plan, at);
  return 'accepted';
}

function payDue(member: Member, at: Instant): Outcome {
  const card = payingCard(member, at);
  return card === null ? 'refused' : payDebts(member, { ...card, isNew: false }, at);
}

function waive(member: Member, at: Instant): Outcome {
  if (!owes(member) || member.pending !== null) return 'refused';
  waiveDebts(member, at);
  return 'accepted';
}

function schedule(member: Member, { plan }: ActionOf<'schedule'>, at: Instant): Outcome {
  const running = currentOf(member, at);
  const { mayDowngrade } = member.program;
  if (member.status !== 'active' || running === null || owes(member)) return 'refused';
  if (changeTo(running.plan, plan, mayDowngrade) !== 'later') return 'refused';
  if (member.scheduled === null || !isSame(member.scheduled, plan)) write(member, 'scheduled');
  member.scheduled = plan;
  return 'accepted';
}

function unschedule(member: Member): Outcome {
  if (member.scheduled === null) return 'refused';
  member.scheduled = null;
  write(member, 'unscheduled');
  return 'accepted';
}

function cancel(member: Member, at: Instant): Outcome {
  if (member.status !== 'active' && member.status !== 'overdue') return 'refused';
  const running = currentOf(member, at);
  Object.assign(member, {
    status: 'churned',
    scheduled: null,
    accessEndsAt: running === null ? null : running.endsAt + 1,
  });
  if (running !== null) member.unmailedEnds.push(running.endsAt + 1);
  leave(member, at);
  if (running !== null && isRoundUp(running.plan)) {
    const due = running.endsAt + 1;
    member.lastRoundUps.push({ period: running, due, at: due, cents: null });
  }
  write(member, 'cancelled');
  return 'accepted';
}

function goOn(member: Member, at: Instant): Outcome {
  const running = currentOf(member, at);
  if (member.status !== 'churned' || running === null || owes(member)) return 'refused';
  Object.assign(member, { status: 'active', accessEndsAt: null });
  enter(member, at);
  member.lastRoundUps = member.lastRoundUps.filter(({ period }) => period !== running);
  write(member, 'continues');
  return 'accepted';
}

/** Pays the oldest rewards first, the last one in part. */
function withdraw(member: Member, { digits, cents }: ActionOf<'withdraw'>, at: Instant): Outcome {
  const card = cardOf(member, digits);
  if (member.status === 'churned' && currentOf(member, at) === null) return 'refused';
  if (owes(member) || cents > balanceOf(member) || !card || !isUsable(card, at)) return 'refused';
  const open = member.purchases
    .filter(({ status, reward, paidOut }) => status === 'confirmed' && reward > paidOut)
    .toSorted((one, other) => one.at - other.at);
  let left = cents;
  for (const purchase of open) {
    const part = Math.min(left, purchase.reward - purchase.paidOut);
    purchase.paidOut += part;
    left -= part;
  }
  const comesBackAt = card.bank === 'declines' ? addWorkdays(at, 2) : null;
  member.payouts.push({ at, cents, type: 'payout', comesBackAt, isBack: false });
  write(member, 'withdrawn');
  return 'accepted';
}

/** What a call does to a member who was brought up to its instant, and how it ends. */
export function act(member: Member, action: Action, at: Instant): Outcome {
  switch (action.kind) {
    case 'linkCard':
      return linkCard(member, action, at);
    case 'choosePrimary':
    case 'pauseCard':
    case 'resumeCard':
    case 'deleteCard':
      return changeCard(member, action, at);
    case 'upgrade':
      return upgrade(member, action, at);
    case 'comeBack':
      return comeBack(member, action, at);
    case 'payDue':
      return payDue(member, at);
    case 'waive':
      return waive(member, at);
    case 'schedule':
      return schedule(member, action, at);
    case 'unschedule':
      return unschedule(member);
    case 'cancel':
      return cancel(member, at);
    case 'continue':
      return goOn(member, at);
    case 'withdraw':
      return withdraw(member, action, at);
    case 'setCap':
      member.cap = action.cap;
      return 'accepted';
  }
}

/** A store reports a purchase. */
export function buy(member: Member, purchase: Purchase): void {
  member.purchases.push(purchase);
}

/** A store takes a purchase back, or a part of it. After the day of the reward that takes nothing of it. */
export function refund(purchase: Purchase, cents: Cents, at: Instant): void {
  purchase.refunded += cents;
  if (at <= purchase.expectedAt) purchase.refundedByThen += cents;
}
