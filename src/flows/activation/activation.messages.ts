import type { Frequency } from '#machines/domain/tier.ts';

const every: Readonly<Record<Frequency, string>> = { month: 'a month', year: 'a year' };

export const activationMessages = {
  email: 'Email',
  wait: 'Please wait…',
  logIn: 'Log in',

  reading: { title: 'Activate your account' },

  failed: {
    title: 'Activate your account',
    text: 'We could not read your activation link.',
    unchanged: 'The link still works.',
    retry: 'Try again',
  },

  choose: {
    title: (firstName: string) => (firstName === '' ? 'Welcome' : `Welcome, ${firstName}`),
    lead: (client: string) => `Choose a password to activate your ${client} membership.`,
    plan: 'Your plan',
    price: (amount: string, frequency: Frequency) => `${amount} ${every[frequency]}`,
    roundUps: 'Round-ups of your purchases',
    newsletter: (client: string) => `Send me news and offers from ${client} by email`,
    over18: 'I am 18 years old or older',
    submit: 'Activate my account',
    busy: 'Activating…',
    legal: ['By activating your account you agree to the ', ' and the ', '.'],
    terms: 'terms',
    privacy: 'privacy policy',
  },

  invalid: {
    title: 'This activation link is no longer valid',
    lead: 'It was used already, or a newer link has taken its place. Enter your email and we’ll send you a new one.',
    submit: 'Send a new link',
    busy: 'Sending…',
    active: 'Activated your account already?',
  },

  sent: {
    title: 'Check your inbox',
    lead: 'If we know this address, a new activation link is on its way:',
    use: 'Open the newest mail: each link takes the place of those before it.',
    again: 'Use another address, or send it again',
  },
} as const;
