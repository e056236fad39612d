import { day, type Cents, type Instant } from '../model/calendar.ts';
import { currentOf, isUsable, type Member, type Purchase } from '../model/member.ts';
import { isRoundUp } from '../model/plans.ts';
import type { Random } from './random.ts';

const rewardDays = 30;

/** A purchase that a store reports. Null without a card to pay with. */
export function purchaseAt(member: Member, at: Instant, random: Random): Purchase | null {
  const card = random.oneOf(member.cards.filter((each) => isUsable(each, at)));
  const running = currentOf(member, at);
  if (card === null || running === null) return null;
  const amount: Cents = Math.round(150 + 12_000 * random.next() ** 3);
  const earns = random.chance(0.6);
  const reward = earns ? Math.round(amount * random.pick([0.01, 0.03, 0.05])) : 0;
  const roundsUp = isRoundUp(running.plan);
  return {
    id: random.uuid(),
    digits: card.digits,
    at,
    amount,
    roundUp: roundsUp ? (100 - (amount % 100)) % 100 : 0,
    gift: roundsUp ? 0 : reward,
    reward,
    status: reward > 0 ? 'pending' : null,
    expectedAt: at + rewardDays * day,
    refunded: 0,
    refundedByThen: 0,
    paidOut: 0,
  };
}

/** A purchase of the last weeks that comes back, and how much of it. Null where there is none. */
export function refundAt(
  member: Member,
  at: Instant,
  random: Random,
): { purchase: Purchase; cents: Cents } | null {
  const recent = member.purchases.filter((each) => each.at > at - 40 * day && each.refunded < each.amount);
  const purchase = random.oneOf(recent);
  if (purchase === null) return null;
  const left = purchase.amount - purchase.refunded;
  return { purchase, cents: random.chance(0.5) ? left : random.between(1, left) };
}
