import type { Instant } from './calendar.ts';
import type { ActionOf, Outcome } from './action.ts';
import { charge } from './charging.ts';
import { currentOf, isUsable, owes, type Card, type Member } from './member.ts';
import { begin } from './periods.ts';

function makePrimary(member: Member, card: Card): void {
  for (const each of member.cards) each.isPrimary = each === card;
}

/** Links a card; with a plan it begins the membership where nothing runs and nothing is owed. */
export function linkCard(
  member: Member,
  { card: entered, plan }: ActionOf<'linkCard'>,
  at: Instant,
): Outcome {
  const known = member.cards.find(({ digits }) => digits === entered.digits);
  const card = known ?? { ...entered, status: 'active' as const, isPrimary: false };
  if (known) Object.assign(known, { ...entered, status: 'active' });
  else member.cards.push(card);
  const others = member.cards.filter((each) => each !== card);
  if (!others.some((each) => each.isPrimary && isUsable(each, at))) makePrimary(member, card);
  if (plan === null || currentOf(member, at) !== null || owes(member)) return 'accepted';
  if (plan.price === null) begin(member, plan, at);
  else charge(member, { plan, cents: plan.price, month: null }, { ...card, isNew: true }, at);
  return 'accepted';
}

/** A member's card. */
export const cardOf = ({ cards }: Member, digits: string) => cards.find((card) => card.digits === digits);

function takeOut(member: Member, card: Card, becomes: 'paused' | 'deleted', at: Instant): boolean {
  const next = member.cards.find((each) => each !== card && isUsable(each, at));
  if (isUsable(card, at) && next === undefined) return false;
  const wasPrimary = card.isPrimary;
  Object.assign(card, { status: becomes, isPrimary: false });
  if (wasPrimary && next !== undefined) makePrimary(member, next);
  return true;
}

/** A paused card loses what it has earned. */
function forfeit(member: Member, digits: string, at: Instant): void {
  const own = member.purchases.filter((each) => each.digits === digits);
  let cents = 0;
  for (const purchase of own) {
    if (purchase.status === 'pending') purchase.status = 'refused';
    if (purchase.status !== 'confirmed') continue;
    cents += purchase.reward - purchase.paidOut;
    purchase.status = 'forfeited';
  }
  if (cents > 0) member.payouts.push({ at, cents, type: 'forfeit', comesBackAt: null, isBack: false });
}

/** Does something with a card that is linked. */
export function changeCard(
  member: Member,
  { kind, digits }: ActionOf<'choosePrimary' | 'pauseCard' | 'resumeCard' | 'deleteCard'>,
  at: Instant,
): Outcome {
  const card = cardOf(member, digits);
  if (!card) return 'refused';
  if (kind === 'deleteCard') return takeOut(member, card, 'deleted', at) ? 'accepted' : 'refused';
  if (kind === 'resumeCard') {
    card.status = 'active';
    const others = member.cards.filter((each) => each !== card);
    if (!others.some((each) => each.isPrimary && isUsable(each, at))) makePrimary(member, card);
    return 'accepted';
  }
  if (!isUsable(card, at)) return 'refused';
  if (kind === 'choosePrimary') makePrimary(member, card);
  else if (takeOut(member, card, 'paused', at)) forfeit(member, digits, at);
  else return 'refused';
  return 'accepted';
}
