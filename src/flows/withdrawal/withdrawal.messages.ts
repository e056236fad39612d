import type { AppError } from '#machines/domain/app-error.ts';
import type { Payout } from '#machines/domain/payout.ts';
import { errorMessage } from '#src/messages/errors.ts';
import type { ErrorMessage } from '#src/messages/first-errors.ts';
import { confirmationMessages } from '#src/messages/confirmation.ts';
import { readProblem, type FormProblem } from '#src/messages/form-reading.ts';
import type { PaymentWords } from '#src/flows/payment/payment.messages.ts';

const safe = (amount: string | null) =>
  amount === null ? 'You can withdraw cash back' : `Your cash back of ${amount} is safe. You can withdraw it`;

export const withdrawalMessages = {
  title: 'Withdraw cash back',
  loading: 'Loading your balance',
  failed: 'Your balance couldn’t be loaded',
  available: 'Available now',
  pending: (amount: string) =>
    `${amount} more is pending. It is confirmed when the store’s return period is over.`,
  form: {
    amount: 'Amount',
    most: (amount: string) => `Up to ${amount}.`,
    card: 'Send to',
    onlyCard: 'Send to',
    primary: 'Primary',
    another: 'Link another card',
    review: 'Review withdrawal',
    note: 'Nothing is sent yet. It takes 2-3 business days once it is.',
    refused: 'Nothing was withdrawn',
    texts: {
      cardMissing: 'Choose a card.',
      amountMissing: 'Enter an amount.',
      amountInvalid: 'Enter an amount like 25 or 12.50.',
      amountTooLittle: 'Enter an amount above 0.',
    },
    tooMuch: (amount: string) => `Enter at most ${amount}, which is all you have available.`,
  },
  review: {
    title: (amount: string, card: string) => `Send ${amount} to ${card}?`,
    amount: 'Amount',
    card: 'To',
    arrival: 'Arrives by',
    rest: 'Left in your balance',
    note: 'You can’t undo this once it’s sent.',
    confirm: (amount: string) => `Withdraw ${amount}`,
    back: 'Back',
  },
  working: { title: 'Sending your cash back…', text: 'Please stay on this page. It takes a few seconds.' },
  rereading: { title: 'Checking your balance again…', text: 'Please stay on this page.' },
  done: {
    title: 'Your cash back is on its way',
    text: (amount: string, card: string | null) =>
      card === null ? `${amount} is on its way.` : `${amount} is on its way to ${card}.`,
    arrival: (date: string) => `It arrives by ${date}. It may take your bank another day to post it.`,
    receipt: {
      amount: 'Amount',
      card: 'Card',
      number: 'Receipt',
      date: 'Date (UTC)',
      for: 'For',
      cashBack: 'Confirmed cash back',
    },
    stored: confirmationMessages.stored,
    close: confirmationMessages.close,
  },
  duesOutstanding: {
    title: 'Pay what you owe first',
    text: (amount: string | null) => `${safe(amount)} as soon as what is due is paid.`,
    due: 'Due now',
    pay: 'Pay what is due',
  },
  paying: {
    title: 'Your payment is with your bank',
    text: (amount: string | null) =>
      `${safe(amount)} as soon as your bank has confirmed your membership payment; please don’t pay again.`,
    check: 'Check again',
  },
  empty: {
    title: 'Nothing to withdraw right now',
    text: 'Cash back from your purchases can be withdrawn as soon as the store has confirmed it.',
    close: 'Close',
  },
  noCard: {
    title: 'You have no card to send it to',
    text: (amount: string) =>
      `Your cash back of ${amount} is safe. Link a Visa or Mastercard, or resume a card that is paused, and it can be sent there.`,
    link: 'Link a card',
  },
  last: {
    title: 'Your last withdrawal',
    on: (date: string) => `Requested on ${date}`,
    statuses: {
      pending: (arrival: string) => `On its way: arrives by ${arrival}`,
      completed: () => 'Arrived',
      failed: () => 'Sent back by the bank: it is in your balance again',
      unknown: () => 'Status not known',
    } satisfies Record<Payout['status'], (arrival: string) => string>,
  },
} as const;

/** What is said while it is not known whether cash back was withdrawn. */
export const withdrawalWords: PaymentWords = {
  confirming: {
    title: 'Confirming your withdrawal…',
    text: 'We’re checking what happened. Please don’t withdraw again.',
  },
  pending: {
    title: 'Your withdrawal is being processed…',
    text: 'This can take up to a minute. Please stay on this page.',
  },
  unknown: {
    title: 'We couldn’t confirm your withdrawal.',
    text: 'Check again in a moment. Still not sure? Contact us and we’ll check.',
    check: 'Check again',
    contact: 'Contact support',
  },
  once: { confirming: 'Nothing is withdrawn twice.', unknown: 'Nothing was withdrawn twice.' },
};

/** Why nothing was withdrawn: at the field that it is about, or above the form. */
export function withdrawalProblem(error: AppError | null, supportEmail: string): FormProblem {
  if (error?.kind === 'unpaid') {
    const text = `${withdrawalMessages.form.refused}. Your withdrawal wasn’t sent.`;
    return { error: { text, hint: 'Nothing has left your balance. You can withdraw now.' }, fieldErrors: {} };
  }
  if (error?.kind === 'unconfirmed') {
    const hint = `Check your balance before you withdraw again, or contact ${supportEmail || 'support'}.`;
    return { error: { text: withdrawalWords.unknown.title, hint }, fieldErrors: {} };
  }
  return readProblem(error, (failure) => refusalOf(failure, supportEmail), { fields: ['amount'] });
}

/** What was not withdrawn is said first. */
function refusalOf(error: AppError, supportEmail: string): ErrorMessage {
  const { text, ...rest } = errorMessage(error, { supportEmail, hasEntered: false });
  return { ...rest, text: `${withdrawalMessages.form.refused}. ${text}` };
}
