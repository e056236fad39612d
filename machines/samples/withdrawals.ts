import type { WithdrawalFacts } from '#machines/withdrawal/withdrawal.setup.ts';
import { sampleCard } from './cards.ts';
import { sampleSummary } from './summary.ts';

/** What a member with cash back and one card can withdraw, for the cases of the catalogue. */
export const sampleWithdrawalFacts: WithdrawalFacts = {
  dues: 'none',
  summary: sampleSummary,
  cards: [sampleCard],
  last: null,
  isInterrupted: false,
};

/** All of it. */
export const sampleWithdrawal = { cardId: sampleCard.id, amount: sampleSummary.cashBackBalance };
