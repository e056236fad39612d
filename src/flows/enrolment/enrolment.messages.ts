import { bidiIsolate } from '#src/messages/bidi-isolate.ts';

export const enrolmentMessages = {
  title: (firstName: string, client: string) =>
    firstName === '' ? `Join ${client}` : `${bidiIsolate(firstName)}, join ${client}`,
  leadPlans: 'You already have an account. Choose a plan; you pay on the next page.',
  leadOffer: 'You already have an account. Answer two questions, then link the card you shop with.',
  cap: 'Monthly cap on your giving (optional)',
  newsletter: (client: string) => `Send me news and offers from ${client} by email.`,
  over18: 'I am 18 or older, and I agree to the',
  terms: 'terms',
  and: 'and the',
  privacy: 'privacy policy',
  submit: (client: string) => `Join ${client}`,
  busy: 'Joining…',
  next: 'Nothing is charged yet.',
  offer: 'What you are joining',
  empty: 'There is no plan to join with right now. Please come back later.',
  loading: 'Loading the page',
  confirming: 'Checking whether you have joined…',
  confirmingHint: 'Please stay on this page. It takes a few seconds.',
} as const;
