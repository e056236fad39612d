import { paymentMessages } from '#src/flows/payment/payment.messages.ts';

/** What a payment inside tells by itself in the list of its own flow. */
export const paymentHands = {
  'work.finished~the-call-is-let-go': 'Wait until it says that it could not be found out.',
  'work.started~the-call-begins': `Connect again, by “No throttling” in the browser’s network tools, and press “${paymentMessages.unknown.check}”.`,
};

/** What must be done before the step that makes the call, so that a payment inside tells it. */
export const paymentPreparations = {
  'work.finished~the-call-is-let-go': 'Cut the connection: “Offline” in the browser’s network tools.',
};
