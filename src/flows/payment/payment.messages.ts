/** What is said of a call that must happen once, and has not ended. */
export interface PaymentWords {
  confirming: { title: string; text: string };
  pending: { title: string; text: string };
  unknown: { title: string; text: string; check: string; contact: string };
}

export const paymentMessages = {
  late: 'This takes longer than usual. Please stay on this page: nothing is done twice.',
  confirming: {
    title: 'Confirming your payment…',
    text: 'We are checking what happened. Please do not pay again; you are never charged twice.',
  },
  pending: {
    title: 'Your bank is checking the payment…',
    text: 'This can take up to a minute. Please stay on this page.',
  },
  unknown: {
    title: 'We could not confirm your payment. You have not been charged twice.',
    text: 'Check again in a moment. If it stays unclear, write to us and we will look it up.',
    check: 'Check again',
    contact: 'Contact support',
  },
} as const;
