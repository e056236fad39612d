import type { AppError } from '#machines/domain/app-error.ts';
import { chargeProblem } from '#src/flows/payment/payment.messages.ts';
import { errorMessage } from '#src/messages/errors.ts';
import type { ErrorMessage } from '#src/messages/first-errors.ts';

export const cardLinkMessages = {
  title: 'Your card',
  frameTitle: 'Card details',
  accepted: 'Visa and Mastercard. Your card number goes straight to the card service and never to us.',
  loading: 'Loading the card form',
  working: 'Linking your card…',
  workingHint: 'Please stay on this page. It takes a few seconds.',
  linked: 'Your card is linked.',
  refusedTitle: 'Your card wasn’t linked',
  wrongType: 'We accept Visa and Mastercard only. Please use a different card.',
  formFailed: 'We couldn’t check your card details.',
  formFailedHint: 'Please try again, or use a different card.',
  unavailable: {
    title: 'The card form didn’t load',
    text: 'We can’t tell why. It may be your connection, a browser extension, or the card service itself. Please try again in a moment.',
    contact: (email: string) => `If it keeps happening, write to ${email}.`,
    retry: 'Try again',
  },
  unread: {
    text: 'We couldn’t read the answer of the card form, so nothing was sent and your card wasn’t linked.',
    hint: 'Please send the form again, or use a different card.',
  },
  alreadyLinked: {
    title: 'This card is already linked',
    text: (email: string) =>
      `It already belongs to an account, here or in another program. Nothing was charged. If the card is yours, write to ${email} and we’ll release it for you.`,
    another: 'Please use a different card for now.',
    contact: 'Contact support',
    close: 'Use another card',
  },
} as const;

/** Whether a refusal is about a kind of card that is not accepted. */
export function isWrongType(error: AppError): boolean {
  if (error.kind !== 'rejected') return false;
  const reported = `${error.code ?? ''} ${error.message ?? ''}`;
  return (
    ['olive_cc_001', 'olive_cc_002'].includes(error.code ?? '') ||
    /amex|american express|discover/i.test(reported)
  );
}

/** Why a card was refused, and what to do now; `isFree` where nothing is paid with it. */
export function cardRefusal(error: AppError, supportEmail: string, isFree = false): ErrorMessage {
  if (error.kind === 'unexpected' && error.reason === 'unknown') {
    return { text: cardLinkMessages.formFailed, hint: cardLinkMessages.formFailedHint };
  }
  const isOfPayment = !isFree && ['unpaid', 'unconfirmed'].includes(error.kind);
  const message = isOfPayment ? chargeProblem(error, supportEmail) : errorMessage(error, { supportEmail });
  return isWrongType(error) ? { text: message.text, hint: cardLinkMessages.wrongType } : message;
}

/** Linking one more card. */
export const furtherCardMessages = {
  title: 'Link a card',
  lead: 'Purchases count as soon as your card is linked. Nothing is charged now.',
  submit: 'Link card',
  back: 'Back',
} as const;
