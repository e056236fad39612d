import type { AnyActorRef, AnyEventObject, AnyStateMachine } from 'xstate';
import { accountMachine } from '#machines/account/account.machine.ts';
import type { CardAction } from '#machines/domain/card-actions.ts';
import { renewalMachine } from '#machines/renewal/renewal.machine.ts';
import { sampleCard, sampleHostedCard } from '#machines/samples/cards.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';
import { sampleSummary } from '#machines/samples/summary.ts';
import { sampleWithdrawal, sampleWithdrawalFacts } from '#machines/samples/withdrawals.ts';
import { sampleTiers } from '#machines/samples/tiers.ts';
import { answerWith, type RunningTree } from '#paths/explore/running-actor-tree.ts';
import { resolve } from '#paths/explore/settle-on-command.ts';

const { active } = sampleSessions;
const gold = { membershipTierId: 'gold', membershipTierPlanId: 'gold-month' };
const silver = { membershipTierId: 'silver', membershipTierPlanId: 'silver-month' };
const paused = { ...sampleCard, id: 'card-2', billing: false, status: 'paused' as const };
const other = { ...paused, status: 'active' as const };
const key = '9f0c6f1e-7f0f-4ad1-9d43-3d0f6a9f8a11';

const factsOn = (plan: typeof gold) => ({
  session: {
    ...active,
    membership: {
      ...active.membership,
      ...plan,
      currentSubscription: { ...plan, endsAt: '2026-12-21T00:00:00Z' },
    },
  },
  cards: [sampleCard, other],
  tiers: sampleTiers,
  mayDowngrade: true,
  hasReferral: false,
  isNew: false,
});
const preview = { amountToCharge: 2000, lines: [], nextRenewal: null };
const scheduled = {
  ...active.membership,
  membershipSubscriptions: [gold, silver].map((plan) => ({ ...plan, endsAt: '2027-01-21T00:00:00Z' })),
};

/** A call of a membership, and how a member comes to it. */
export interface MembershipCall {
  call: string;
  machine?: AnyStateMachine;
  input?: unknown;
  /** What happens until the call is made. */
  lead: (family: RunningTree) => void;
  /** The machine that makes the call, and its name for it. */
  by: readonly string[];
  id: string;
  /** What stands afterwards as the member left it, of the machine that shows the reason. */
  stored?: { by: readonly string[]; context: object };
  /** How a member tries again, or goes another way. */
  again?: { by: readonly string[]; events: readonly AnyEventObject[] };
  /** What is known, when it is asked how it stands. */
  answers?: Record<string, (actor: AnyActorRef) => void>;
}

const opens = (choice: typeof gold) => ({ overlay: { kind: 'subscription', mode: 'upgrade', choice } });
const startPayment = (actor: AnyActorRef) => resolve(actor, 'prepareKey', { key });
const nothingHappened = { askOutcome: answerWith('askOutcome', { kind: 'absent' }) };

function toCheckout({ at }: RunningTree) {
  resolve(at('subscription'), 'fetchFacts', factsOn(silver));
  resolve(at('subscription', 'upgrade'), 'fetchPreview', preview);
}

function fillIn(cardLink: AnyActorRef) {
  resolve(cardLink, 'fetchCardForm', 'hosted form');
  cardLink.send({ type: 'form.rendered' });
}

function linkCard({ at, clock }: RunningTree, ...path: string[]) {
  fillIn(at(...path));
  clock.increment(2000);
  at(...path).send({ type: 'form.succeeded', card: sampleHostedCard });
  startPayment(at(...path, 'cardPayment'));
}

const facts = { cards: [sampleCard, other], summary: sampleSummary };
const cardCall = (
  call: string,
  id: string,
  action: CardAction,
  cards: object[] = facts.cards,
): MembershipCall => ({
  call,
  input: { overlay: { kind: 'card', cardId: 'card-2', action } },
  lead: ({ at }) => {
    resolve(at('card'), 'fetchFacts', { cards, summary: sampleSummary });
    at('card').send({ type: 'card.confirm' });
  },
  by: ['card'],
  id,
  stored: { by: ['card'], context: { cardId: 'card-2', action } },
  again: { by: ['card'], events: [{ type: 'card.confirm' }, { type: 'card.link' }] },
  answers: { fetchFacts: answerWith('fetchFacts', { cards, summary: sampleSummary }) },
});

const upgrade = ['subscription', 'upgrade'] as const;
export const membershipCalls: readonly MembershipCall[] = [
  {
    call: 'reading the plans',
    input: opens(gold),
    lead: () => {},
    by: ['subscription'],
    id: 'fetchFacts',
    again: { by: ['subscription'], events: [{ type: 'facts.retry' }] },
  },
  {
    call: 'the preview of an upgrade',
    input: opens(gold),
    lead: ({ at }) => resolve(at('subscription'), 'fetchFacts', factsOn(silver)),
    by: upgrade,
    id: 'fetchPreview',
    stored: { by: upgrade, context: { choice: gold } },
    again: { by: upgrade, events: [{ type: 'preview.retry' }] },
  },
  {
    call: 'an upgrade',
    input: opens(gold),
    lead: (family) => {
      toCheckout(family);
      family.at(...upgrade).send({ type: 'card.change' });
      family.at(...upgrade).send({ type: 'card.choose', id: 'card-2' });
      family.at(...upgrade).send({ type: 'consent.give' });
      family.at(...upgrade).send({ type: 'change.confirm' });
      startPayment(family.at(...upgrade, 'upgradePayment'));
    },
    by: [...upgrade, 'upgradePayment'],
    id: 'sendOrder',
    stored: { by: upgrade, context: { choice: gold, cardId: 'card-2' } },
    again: { by: upgrade, events: [{ type: 'consent.give' }] },
    answers: nothingHappened,
  },
  {
    call: 'linking a card in an upgrade',
    input: opens(gold),
    lead: (family) => {
      toCheckout(family);
      family.at(...upgrade).send({ type: 'card.change' });
      family.at(...upgrade).send({ type: 'card.add' });
      linkCard(family, ...upgrade, 'cardLink');
    },
    by: [...upgrade, 'cardLink', 'cardPayment'],
    id: 'sendOrder',
    stored: { by: [...upgrade, 'cardLink'], context: { script: 'hosted form' } },
    again: {
      by: [...upgrade, 'cardLink'],
      events: [{ type: 'form.succeeded', card: sampleHostedCard }, { type: 'notice.close' }],
    },
    answers: nothingHappened,
  },
  {
    call: 'a downgrade',
    input: opens(silver),
    lead: ({ at }) => {
      resolve(at('subscription'), 'fetchFacts', factsOn(gold));
      at('subscription', 'downgrade').send({ type: 'change.confirm' });
      startPayment(at('subscription', 'downgrade', 'downgradePayment'));
    },
    by: ['subscription', 'downgrade', 'downgradePayment'],
    id: 'sendOrder',
    answers: { ...nothingHappened, rereadSession: answerWith('rereadSession', active) },
  },
  {
    call: 'linking a card',
    input: { overlay: { kind: 'linkCard' } },
    lead: (family) => linkCard(family, 'linkCard', 'cardLink'),
    by: ['linkCard', 'cardLink', 'cardPayment'],
    id: 'sendOrder',
    stored: { by: ['linkCard', 'cardLink'], context: { script: 'hosted form' } },
    again: {
      by: ['linkCard', 'cardLink'],
      events: [{ type: 'form.succeeded', card: sampleHostedCard }, { type: 'notice.close' }],
    },
    answers: nothingHappened,
  },
  {
    call: 'reading a card',
    input: { overlay: { kind: 'card', cardId: 'card-2', action: 'pause' } },
    lead: () => {},
    by: ['card'],
    id: 'fetchFacts',
    again: { by: ['card'], events: [{ type: 'card.retry' }] },
  },
  cardCall('pausing a card', 'pauseCard', 'pause'),
  cardCall('resuming a card', 'resumeCard', 'resume', [sampleCard, paused]),
  cardCall('deleting a card', 'deleteCard', 'delete'),
  cardCall('making a card the primary one', 'makeCardDefault', 'makePrimary'),
  {
    call: 'cancelling the membership',
    input: { overlay: { kind: 'membershipCancel' } },
    lead: ({ at }) => {
      resolve(at('membershipCancel'), 'fetchOwed', sampleSummary);
      at('membershipCancel').send({ type: 'cancel.continue' });
      at('membershipCancel').send({ type: 'cancel.confirm', words: { reason: 'not-used' } });
    },
    by: ['membershipCancel'],
    id: 'cancelMembership',
    stored: { by: ['membershipCancel'], context: { words: { reason: 'not-used' } } },
    again: { by: ['membershipCancel'], events: [{ type: 'cancel.confirm', words: {} }] },
    answers: { askMembership: answerWith('askMembership', active.membership) },
  },
  {
    call: 'a withdrawal',
    input: { overlay: { kind: 'withdrawal' } },
    lead: ({ at }) => {
      resolve(at('withdrawal'), 'fetchFacts', sampleWithdrawalFacts);
      at('withdrawal').send({ type: 'withdrawal.review', withdrawal: sampleWithdrawal });
      at('withdrawal').send({ type: 'withdrawal.confirm' });
      startPayment(at('withdrawal', 'withdrawalPayment'));
    },
    by: ['withdrawal', 'withdrawalPayment'],
    id: 'sendOrder',
    stored: { by: ['withdrawal'], context: { order: { ...sampleWithdrawal, lastPayoutId: null } } },
    again: {
      by: ['withdrawal'],
      events: [{ type: 'withdrawal.review', withdrawal: sampleWithdrawal }, { type: 'withdrawal.confirm' }],
    },
    answers: { ...nothingHappened, fetchFacts: answerWith('fetchFacts', sampleWithdrawalFacts) },
  },
  {
    call: 'taking a downgrade back',
    machine: accountMachine,
    input: { search: {} },
    lead: ({ root }) => root.send({ type: 'downgrade.undo' }),
    by: [],
    id: 'cancelDowngrade',
    again: { by: [], events: [{ type: 'downgrade.undo' }] },
    answers: { fetchMembership: answerWith('fetchMembership', scheduled) },
  },
  {
    call: 'paying what is due',
    machine: renewalMachine,
    lead: ({ root, at }) => {
      const due = { date: '2026-11-16T00:00:00Z', amount: 2500, reason: 'Due' };
      resolve(root, 'recallPayment', { isInterrupted: false, purpose: 'period' });
      resolve(root, 'fetchDues', { due, cards: [sampleCard], session: active });
      root.send({ type: 'renewal.confirm' });
      startPayment(at('renewalPayment'));
    },
    by: ['renewalPayment'],
    id: 'sendOrder',
    again: { by: [], events: [{ type: 'renewal.confirm' }] },
    answers: nothingHappened,
  },
];
