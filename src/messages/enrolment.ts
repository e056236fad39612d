export const enrolmentMessages = {
  title: (firstName: string, client: string) =>
    firstName === '' ? `Join ${client}` : `${firstName}, join ${client}`,
  leadPlans: 'You have an account already. Choose a plan; you pay on the next page.',
  leadOffer: 'You have an account already. Two answers, then you link the card you shop with.',
  cap: 'Most you give in a month (optional)',
  capHint: (usual: string | null) =>
    usual === null
      ? 'More than 20 if you set one. Leave it blank for no limit.'
      : `More than 20 if you set one. Leave it blank for the usual limit of ${usual}.`,
  newsletter: (client: string) => `Send me news and offers from ${client} by email.`,
  over18: 'I am over 18 years old, and I agree to the',
  terms: 'terms',
  and: 'and the',
  privacy: 'privacy policy',
  submit: (client: string) => `Join ${client}`,
  busy: 'Joining…',
  next: 'Nothing is charged yet.',
  offer: 'What you join',
  empty: 'There is no plan to join with right now. Please come back later.',
  loading: 'Loading the page',
  confirming: 'Looking up whether you have joined…',
  confirmingHint: 'Please stay on this page. It takes a few seconds.',
} as const;
