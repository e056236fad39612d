import { paymentMessages } from '#src/flows/payment/payment.messages.ts';

/** What a payment inside tells by itself in the list of its own flow. */
export const paymentHands = {
  'work.finished~the-call-is-let-go':
    'Cut the connection before the step above, by “Offline” in the browser’s network tools, and wait until it says that it could not be found out.',
  'work.started~the-call-begins': `Press “${paymentMessages.unknown.check}”.`,
};
