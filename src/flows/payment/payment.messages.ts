import type { AppError } from '#machines/domain/app-error.ts';
import { errorMessage } from '#src/messages/errors.ts';
import type { ErrorMessage } from '#src/messages/first-errors.ts';

/** What is said of a call that must happen once, and has not ended. */
export interface PaymentWords {
  confirming: { title: string; text: string };
  pending: { title: string; text: string };
  unknown: { title: string; text: string; check: string; contact: string };
  /** What is known besides where the server takes keys; left out where nothing is paid. */
  once?: { confirming: string; unknown: string };
}

const unknown = {
  text: 'Check again in a moment. Still not sure? Contact us and we’ll check.',
  check: 'Check again',
  contact: 'Contact support',
} as const;

export const paymentMessages = {
  late: 'This is taking longer than usual. Please stay on this page.',
  confirming: {
    title: 'Confirming your payment…',
    text: 'We’re checking what happened. Please don’t pay again.',
  },
  pending: {
    title: 'Your bank is checking the payment…',
    text: 'This can take up to a minute. Please stay on this page.',
  },
  unknown: { title: 'We couldn’t confirm your payment.', ...unknown },
  once: { confirming: 'You are never charged twice.', unknown: 'You haven’t been charged twice.' },
} as const satisfies PaymentWords & { late: string };

/** Of a change that costs nothing. */
function freeWords(words: { checking: string; unknown: string }): PaymentWords {
  const checking = {
    title: words.checking,
    text: 'We’re checking what happened.',
  };
  return { confirming: checking, pending: checking, unknown: { title: words.unknown, ...unknown } };
}

export const downgradeWords = freeWords({
  checking: 'Checking your plan change…',
  unknown: 'We couldn’t confirm that your plan change is scheduled.',
});

export const furtherCardWords = freeWords({
  checking: 'Checking whether your card is linked…',
  unknown: 'We couldn’t confirm that your card is linked.',
});

export const enrolmentWords = freeWords({
  checking: 'Checking whether you have joined…',
  unknown: 'We couldn’t confirm that you have joined.',
});

/** Why a payment was not made, and what to do now. */
export function chargeProblem(error: AppError, supportEmail: string): ErrorMessage {
  const message = errorMessage(error, { supportEmail, hasEntered: false });
  switch (error.kind) {
    case 'unpaid':
      return { ...message, hint: 'Nothing was charged, and nothing has changed. You can try again.' };
    case 'unconfirmed':
      return {
        text: paymentMessages.unknown.title,
        hint: `Check your bank statement before you pay again, or contact ${supportEmail || 'support'}.`,
      };
    default:
      return message;
  }
}
