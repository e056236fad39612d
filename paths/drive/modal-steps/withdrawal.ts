import type { FlowOverlay } from '#machines/domain/overlay.ts';
import { refusal } from '#machines/samples/failures.ts';
import { samplePayout } from '#machines/samples/payouts.ts';
import { sampleSummary } from '#machines/samples/summary.ts';
import { sampleWithdrawal, sampleWithdrawalFacts } from '#machines/samples/withdrawals.ts';
import { answer, begins, does, leads, offline, refuse, type ModalStep } from './modal-step.ts';

const withdrawing: FlowOverlay = { kind: 'withdrawal' };
const withdrawal = ['withdrawal'];
const payout = ['withdrawal', 'withdrawalPayment'];
const finds = (found: object) => answer(withdrawal, 'fetchFacts', { ...sampleWithdrawalFacts, ...found });
const reviews = leads(
  finds({}),
  does(withdrawal, { type: 'withdrawal.review', withdrawal: sampleWithdrawal }),
);
const withdraws = leads(
  reviews,
  does(withdrawal, { type: 'withdrawal.confirm' }),
  begins('withdrawal', 'withdrawalPayment'),
);

export const steps: readonly ModalStep[] = [
  { step: 'reading the balance', overlay: withdrawing },
  {
    step: 'a balance that cannot be read',
    overlay: withdrawing,
    lead: refuse(withdrawal, 'fetchFacts', offline),
  },
  { step: 'how much is withdrawn', overlay: withdrawing, lead: finds({}) },
  { step: 'the review of a withdrawal', overlay: withdrawing, lead: reviews },
  { step: 'withdrawing while dues are owed', overlay: withdrawing, lead: finds({ dues: 'due' }) },
  { step: 'withdrawing while dues are with the bank', overlay: withdrawing, lead: finds({ dues: 'paying' }) },
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
