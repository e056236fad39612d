import type { AnyActorRef, SimulatedClock } from 'xstate';
import type { FlowOverlay, Overlay } from '#machines/domain/overlay.ts';
import { sampleCard, sampleHostedCard } from '#machines/samples/cards.ts';
import { refusal } from '#machines/samples/failures.ts';
import { samplePayout } from '#machines/samples/payouts.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';
import { sampleSummary } from '#machines/samples/summary.ts';
import { sampleWithdrawal, sampleWithdrawalFacts } from '#machines/samples/withdrawals.ts';
import { reject, resolve } from './model/settle-on-command.ts';
import { factsOn, gold, silver } from './plan-review-view.tsx';
import { rewardSteps } from './reward-steps.ts';

/** A modal that is open: the machine in it at the end of a path, and its time. */
export interface OpenModal {
  at: (...path: string[]) => AnyActorRef;
  clock: SimulatedClock;
}

/** A step of a modal, and how it is come to. */
export interface ModalStep {
  step: string;
  overlay: Overlay;
  /** From the opened modal to the step. */
  lead?: (modal: OpenModal) => void;
  /** Whether something is under way that a member must not tear away. */
  stays?: true;
}

const { active } = sampleSessions;
const key = '9f0c6f1e-7f0f-4ad1-9d43-3d0f6a9f8a11';
const other = { ...sampleCard, id: 'card-2', lastDigits: '4444', billing: false };
const cards = [sampleCard, other];
const onSilver = factsOn(silver, cards);
const unpaid = { ...active, membership: { ...active.membership, currentSubscription: null } };
const unsubscribed = { ...onSilver, hasReferral: true, session: unpaid };

const plans: FlowOverlay = { kind: 'subscription', mode: 'upgrade' };
const toGold: FlowOverlay = { ...plans, choice: gold };
const toSilver: FlowOverlay = { ...plans, choice: silver };
const joining: FlowOverlay = { kind: 'subscription', mode: 'subscribe' };
const pausing: FlowOverlay = { kind: 'card', cardId: 'card-2', action: 'pause' };
const cancelling: FlowOverlay = { kind: 'membershipCancel' };
const inviting: FlowOverlay = { kind: 'inviteFriends' };
const withdrawing: FlowOverlay = { kind: 'withdrawal' };
const upgrade = ['subscription', 'upgrade'];
const cancel = ['membershipCancel'];
const withdrawal = ['withdrawal'];

type Lead = (modal: OpenModal) => void;

/** One after the other. */
const leads =
  (...all: Lead[]): Lead =>
  (modal) =>
    all.forEach((lead) => lead(modal));
const answer =
  (path: readonly string[], id: string, output: unknown): Lead =>
  ({ at }) =>
    resolve(at(...path), id, output);
const refuse =
  (path: readonly string[], id: string, error: unknown): Lead =>
  ({ at }) =>
    reject(at(...path), id, error);
const does =
  (path: readonly string[], event: { type: string; [detail: string]: unknown }): Lead =>
  ({ at }) =>
    at(...path).send(event);
const begins = (...path: string[]) => answer(path, 'prepareKey', { key });

const knows = (facts: unknown) => answer(['subscription'], 'fetchFacts', facts);
const checkout = leads(
  knows(onSilver),
  answer(upgrade, 'fetchPreview', { amountToCharge: 1733, lines: [], nextRenewal: null }),
);
const choosing = leads(checkout, does(upgrade, { type: 'card.change' }));
const linking = leads(choosing, does(upgrade, { type: 'card.add' }));
const paying = leads(
  checkout,
  does(upgrade, { type: 'consent.give' }),
  does(upgrade, { type: 'change.confirm' }),
  begins(...upgrade, 'upgradePayment'),
);
const payment = [...upgrade, 'upgradePayment'];
const offline = { kind: 'offline' };
const unanswered = refuse(payment, 'sendOrder', offline);
const waits: Lead = ({ clock }) => clock.increment(5000);
const thrice = leads(unanswered, waits, unanswered, waits, unanswered);
const unknown = leads(paying, thrice, refuse(payment, 'askOutcome', offline));
const reviewing = knows(factsOn(gold, cards));
const scheduling = leads(
  reviewing,
  does(['subscription', 'downgrade'], { type: 'change.confirm' }),
  begins('subscription', 'downgrade', 'downgradePayment'),
);
const choosesCard = leads(knows(unsubscribed), does(['subscription'], { type: 'plan.choose', choice: gold }));
/** The hosted form is drawn, filled in and sent. */
const sends = (...path: string[]) =>
  leads(
    answer(path, 'fetchCardForm', 'void 0;'),
    does(path, { type: 'form.rendered' }),
    ({ clock }) => clock.increment(2000),
    does(path, { type: 'form.succeeded', card: sampleHostedCard }),
    begins(...path, 'cardPayment'),
  );
const paid = leads(
  sends('subscription', 'cardLink'),
  answer(['subscription', 'cardLink', 'cardPayment'], 'sendOrder', { kind: 'settled', answer: sampleCard }),
  ({ clock }) => clock.increment(2000),
);
const inReferral = leads(knows(unsubscribed), paid, answer(['subscription'], 'fetchSession', active));
const readsCard = (all: readonly object[]) =>
  answer(['card'], 'fetchFacts', { cards: all, summary: sampleSummary });
const confirmsCard = leads(readsCard(cards), does(['card'], { type: 'card.confirm' }));
const linksFromCard = leads(readsCard([other]), does(['card'], { type: 'card.link' }));
const explaining = leads(
  answer(cancel, 'fetchOwed', sampleSummary),
  does(cancel, { type: 'cancel.continue' }),
);
const confirmsCancel = leads(explaining, does(cancel, { type: 'cancel.confirm', words: {} }));
const finds = (found: object) => answer(withdrawal, 'fetchFacts', { ...sampleWithdrawalFacts, ...found });
const withdraws = leads(
  finds({}),
  does(withdrawal, { type: 'withdrawal.confirm', withdrawal: sampleWithdrawal }),
  begins('withdrawal', 'withdrawalPayment'),
);
const payout = ['withdrawal', 'withdrawalPayment'];

/** Every step of every modal, and how it is come to. */
export const modalSteps: readonly ModalStep[] = [
  { step: 'the search', overlay: { kind: 'search' } },
  { step: 'inviting by a frame', overlay: inviting, lead: answer(['inviteFriends'], 'readFrame', 'about:') },
  { step: 'inviting by a link', overlay: inviting, lead: answer(['inviteFriends'], 'readFrame', null) },
  { step: 'the greeting', overlay: { kind: 'welcome' } },
  { step: 'reading the plans', overlay: plans },
  { step: 'plans out of reach', overlay: plans, lead: refuse(['subscription'], 'fetchFacts', offline) },
  { step: 'the welcome', overlay: joining, lead: knows({ ...unsubscribed, isNew: true }) },
  { step: 'the plans', overlay: plans, lead: knows(onSilver) },
  { step: 'the card step', overlay: plans, lead: choosesCard },
  {
    step: 'a first payment',
    overlay: plans,
    lead: leads(choosesCard, sends('subscription', 'cardLink')),
    stays: true,
  },
  { step: 'reading the new membership', overlay: plans, lead: leads(choosesCard, paid), stays: true },
  { step: 'the referral', overlay: { ...joining, choice: gold }, lead: inReferral },
  {
    step: 'the success',
    overlay: { ...joining, choice: gold },
    lead: leads(inReferral, does(['subscription'], { type: 'referral.skip' })),
  },
  { step: 'the checkout of an upgrade', overlay: toGold, lead: checkout },
  {
    step: 'an upgrade without a price',
    overlay: toGold,
    lead: leads(knows(onSilver), refuse(upgrade, 'fetchPreview', offline)),
  },
  { step: 'the choice of a card', overlay: toGold, lead: choosing },
  { step: 'another card for an upgrade', overlay: toGold, lead: linking },
  { step: 'linking it', overlay: toGold, lead: leads(linking, sends(...upgrade, 'cardLink')), stays: true },
  { step: 'paying an upgrade', overlay: toGold, lead: paying, stays: true },
  { step: 'an upgrade that cannot be found out', overlay: toGold, lead: unknown },
  { step: 'the review of a downgrade', overlay: toSilver, lead: reviewing },
  { step: 'scheduling a downgrade', overlay: toSilver, lead: scheduling, stays: true },
  {
    step: 'the error of a card',
    overlay: { ...joining, choice: gold, error: refusal('', 'olive_cc_002').error },
    lead: knows(unsubscribed),
  },
  { step: 'a card that is read', overlay: pausing },
  { step: 'what pausing a card costs', overlay: pausing, lead: readsCard(cards) },
  { step: 'pausing a card', overlay: pausing, lead: confirmsCard, stays: true },
  {
    step: 'a card that was not paused',
    overlay: pausing,
    lead: leads(confirmsCard, refuse(['card'], 'pauseCard', refusal('', 'i_card_004').error)),
  },
  { step: 'the only active card', overlay: pausing, lead: readsCard([other]) },
  { step: 'a card that is gone', overlay: pausing, lead: readsCard([sampleCard]) },
  { step: 'another card instead', overlay: pausing, lead: linksFromCard },
  {
    step: 'linking another one instead',
    overlay: pausing,
    lead: leads(linksFromCard, sends('card', 'cardLink')),
    stays: true,
  },
  ...rewardSteps,
  { step: 'one more card', overlay: { kind: 'linkCard' } },
  {
    step: 'linking one more card',
    overlay: { kind: 'linkCard' },
    lead: sends('linkCard', 'cardLink'),
    stays: true,
  },
  { step: 'what cancelling ends', overlay: cancelling, lead: answer(cancel, 'fetchOwed', sampleSummary) },
  { step: 'the reason for cancelling', overlay: cancelling, lead: explaining },
  { step: 'cancelling', overlay: cancelling, lead: confirmsCancel, stays: true },
  {
    step: 'a cancellation that is unknown',
    overlay: cancelling,
    lead: leads(
      confirmsCancel,
      refuse(cancel, 'cancelMembership', { kind: 'offline' }),
      refuse(cancel, 'askMembership', { kind: 'offline' }),
    ),
  },
  {
    step: 'a membership that is cancelled',
    overlay: cancelling,
    lead: leads(
      confirmsCancel,
      answer(cancel, 'cancelMembership', { ...active.membership, status: 'churned' }),
    ),
  },
  { step: 'reading the balance', overlay: withdrawing },
  {
    step: 'a balance that cannot be read',
    overlay: withdrawing,
    lead: refuse(withdrawal, 'fetchFacts', offline),
  },
  { step: 'how much is withdrawn', overlay: withdrawing, lead: finds({}) },
  { step: 'withdrawing while dues are owed', overlay: withdrawing, lead: finds({ status: 'overdue' }) },
  {
    step: 'nothing to withdraw',
    overlay: withdrawing,
    lead: finds({ summary: { ...sampleSummary, cashBackBalance: 0 } }),
  },
  { step: 'no card to withdraw to', overlay: withdrawing, lead: finds({ cards: [] }) },
  { step: 'a withdrawal', overlay: withdrawing, lead: withdraws, stays: true },
  {
    step: 'a withdrawal that was cut off',
    overlay: withdrawing,
    lead: finds({ isInterrupted: true }),
    stays: true,
  },
  {
    step: 'a withdrawal that was refused',
    overlay: withdrawing,
    lead: leads(withdraws, refuse(payout, 'sendOrder', refusal('', 'i_card_004').error), finds({})),
  },
  {
    step: 'cash back that is on its way',
    overlay: withdrawing,
    lead: leads(withdraws, answer(payout, 'sendOrder', { kind: 'settled', answer: samplePayout })),
  },
];
