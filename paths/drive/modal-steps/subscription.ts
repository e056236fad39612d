import type { FlowOverlay } from '#machines/domain/overlay.ts';
import { sampleCard } from '#machines/samples/cards.ts';
import { refusal } from '#machines/samples/failures.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';
import { factsOn, gold, silver } from '#machines/samples/plan-facts.ts';
import {
  answer,
  begins,
  does,
  leads,
  offline,
  refuse,
  sends,
  type Lead,
  type ModalStep,
} from './modal-step.ts';

const { active } = sampleSessions;
const cards = [sampleCard, { ...sampleCard, id: 'card-2', lastDigits: '4444', billing: false }];
const onSilver = factsOn(silver, cards);
const unpaid = { ...active, membership: { ...active.membership, currentSubscription: null } };
const unsubscribed = { ...onSilver, hasReferral: true, session: unpaid };

const plans: FlowOverlay = { kind: 'subscription', mode: 'upgrade' };
const toGold: FlowOverlay = { ...plans, choice: gold };
const toSilver: FlowOverlay = { ...plans, choice: silver };
const joining: FlowOverlay = { kind: 'subscription', mode: 'subscribe' };
const upgrade = ['subscription', 'upgrade'];
const payment = [...upgrade, 'upgradePayment'];

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
  begins(...payment),
);
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
const paid = leads(
  sends('subscription', 'cardLink'),
  answer(['subscription', 'cardLink', 'cardPayment'], 'sendOrder', { kind: 'settled', answer: sampleCard }),
  ({ clock }) => clock.increment(2000),
);
const inReferral = leads(knows(unsubscribed), paid, answer(['subscription'], 'fetchSession', active));

export const steps: readonly ModalStep[] = [
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
    step: 'the receipt of an upgrade',
    overlay: toGold,
    lead: leads(paying, answer(payment, 'sendOrder', { kind: 'settled', answer: active.membership })),
  },
  {
    step: 'a scheduled downgrade',
    overlay: toSilver,
    lead: leads(
      scheduling,
      answer(['subscription', 'downgrade', 'downgradePayment'], 'sendOrder', {
        kind: 'settled',
        answer: active.membership,
      }),
    ),
  },
  {
    step: 'the error of a card',
    overlay: { ...joining, choice: gold, error: refusal('', 'olive_cc_002').error },
    lead: knows(unsubscribed),
  },
];
