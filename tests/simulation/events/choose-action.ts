import { balanceOf } from '../model/act.ts';
import type { Action } from '../model/action.ts';
import type { Instant } from '../model/calendar.ts';
import { currentOf, isUsable, type Member, type Period } from '../model/member.ts';
import { changeTo, isRoundUp, type Plan } from '../model/plans.ts';
import { enteredCard } from './cards.ts';
import type { Random } from './random.ts';

/** What a member may do, and how often that is compared with the rest. */
type Choice = readonly [weight: number, make: () => Action | null];

interface Situation {
  member: Member;
  at: Instant;
  random: Random;
}

const usable = ({ member, at }: Situation) =>
  member.cards.filter((card) => isUsable(card, at)).map(({ digits }) => digits);

function withdrawal(situation: Situation, share: number): Action | null {
  const cents = Math.floor(balanceOf(situation.member) * share);
  const digits = situation.random.oneOf(usable(situation));
  return cents > 0 && digits !== null ? { kind: 'withdraw', digits, cents } : null;
}

function ofCard(
  { random }: Situation,
  kind: 'choosePrimary' | 'pauseCard' | 'resumeCard' | 'deleteCard',
  among: readonly string[],
): Action | null {
  const digits = random.oneOf(among);
  return digits === null ? null : { kind, digits };
}

function cardChoices(situation: Situation): Choice[] {
  const { member, at, random } = situation;
  const resting = member.cards.filter(({ status, expiresAt }) => status === 'paused' && at < expiresAt);
  const secondary = member.cards.filter((card) => !card.isPrimary && isUsable(card, at));
  const digitsOf = (cards: Member['cards']) => cards.map(({ digits }) => digits);
  return [
    [3, () => ({ kind: 'linkCard', card: enteredCard(random, at), plan: null })],
    [2, () => ofCard(situation, 'choosePrimary', digitsOf(secondary))],
    [2, () => ofCard(situation, 'pauseCard', usable(situation))],
    [3, () => ofCard(situation, 'resumeCard', digitsOf(resting))],
    [1, () => ofCard(situation, 'deleteCard', usable(situation))],
  ];
}

function planChange(
  { member, random, ...situation }: Situation,
  running: Period,
  how: 'now' | 'later' | 'never',
  kind: 'upgrade' | 'schedule',
): Action | null {
  const { plans, mayDowngrade } = member.program;
  const plan = random.oneOf(plans.filter((each) => changeTo(running.plan, each, mayDowngrade) === how));
  const digits = random.oneOf(usable({ member, random, ...situation }));
  if (plan === null || digits === null) return null;
  return kind === 'schedule' ? { kind, plan } : { kind, plan, digits };
}

const mostCap = (plan: Plan) => Math.min(plan.most ?? 9000, 5000);

function activeChoices(situation: Situation, running: Period): Choice[] {
  const { member, random } = situation;
  const cap = (): Action | null =>
    isRoundUp(running.plan)
      ? { kind: 'setCap', cap: random.chance(0.3) ? null : random.between(2001, mostCap(running.plan)) }
      : null;
  return [
    ...cardChoices(situation),
    [5, () => planChange(situation, running, 'now', 'upgrade')],
    [4, () => planChange(situation, running, 'later', 'schedule')],
    [2, () => (member.scheduled === null ? null : { kind: 'unschedule' })],
    [1, () => planChange(situation, running, 'now', 'schedule')],
    [1, () => planChange(situation, running, 'never', 'schedule')],
    [1, () => planChange(situation, running, 'later', 'upgrade')],
    [2, () => ({ kind: 'cancel' })],
    [5, () => withdrawal(situation, random.chance(0.5) ? 1 : random.next())],
    [1, () => withdrawal(situation, 2.5)],
    [2, cap],
  ];
}

function overdueChoices(situation: Situation): Choice[] {
  return [
    ...cardChoices(situation),
    [8, () => ({ kind: 'payDue' })],
    [1, () => ({ kind: 'waive' })],
    [1, () => ({ kind: 'cancel' })],
    [2, () => withdrawal(situation, 0.5)],
    [1, () => ({ kind: 'unschedule' })],
  ];
}

function leavingChoices(situation: Situation): Choice[] {
  return [
    [3, () => ({ kind: 'continue' })],
    [2, () => withdrawal(situation, 1)],
    [1, () => ({ kind: 'cancel' })],
  ];
}

function formerChoices(situation: Situation): Choice[] {
  const { member, random, at } = situation;
  const plan = random.oneOf(member.program.plans);
  if (plan === null) return [];
  const digits = random.oneOf(usable(situation));
  return [
    [2, () => (digits === null ? null : { kind: 'comeBack', plan, digits })],
    [1, () => ({ kind: 'linkCard', card: enteredCard(random, at), plan })],
  ];
}

function choicesOf(situation: Situation): Choice[] {
  const { member, at } = situation;
  const running = currentOf(member, at);
  if (member.pending !== null) return [];
  if (member.status === 'active' && running !== null) return activeChoices(situation, running);
  if (isUnpaid(member.status)) return overdueChoices(situation);
  if (member.status === 'churned') {
    return running === null ? formerChoices(situation) : leavingChoices(situation);
  }
  return [];
}

const isUnpaid = (status: Member['status']) => status === 'overdue' || status === 'suspended';

/** What a member does at an instant; some of it is to be refused. Null where there is nothing to do. */
export function chooseAction(situation: Situation): Action | null {
  const { debts, status, pending } = situation.member;
  const isDebtor = debts.length > 0 && !isUnpaid(status) && pending === null;
  const payment: Choice[] = isDebtor
    ? [
        [8, () => ({ kind: 'payDue' })],
        [2, () => ({ kind: 'waive' })],
      ]
    : [];
  const choices = [...choicesOf(situation), ...payment];
  let left = situation.random.next() * choices.reduce((sum, [weight]) => sum + weight, 0);
  for (const [weight, make] of choices) {
    left -= weight;
    if (left < 0) return make();
  }
  return null;
}
