import { expect, test } from 'vitest';
import { refusal } from '#machines/samples/failures.ts';
import { cardRefusal } from '#src/flows/card-link/card-link.messages.ts';

const visaAndMastercard = 'We accept Visa and Mastercard only. Please use a different card.';

test.each([
  ['olive_cc_002', { text: 'American Express (Amex) cards are not supported.', hint: visaAndMastercard }],
  ['olive_cc_001', { text: 'Discover cards are not supported.', hint: visaAndMastercard }],
  ['olive_cc_003', { text: 'This card is already enrolled. Please contact help@varsity.example.' }],
  [
    'i_card_003',
    {
      text: 'This card is already linked to another account.',
      hint: 'Please try a different card. If it is yours, contact help@varsity.example.',
    },
  ],
  [
    'i_card_007',
    {
      text: 'Failed transaction. Please check your card details.',
      hint: 'Nothing was charged. If the details are right, please try a different card.',
    },
  ],
] as const)('[CARD-02] a card that is refused with %s shows why, and what to do', (code, message) => {
  expect(cardRefusal(refusal('', code).error, 'help@varsity.example')).toEqual(message);
});
