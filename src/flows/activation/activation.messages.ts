import type { Frequency } from '#machines/domain/tier.ts';
import { bidiIsolate } from '#src/messages/bidi-isolate.ts';

const every: Readonly<Record<Frequency, string>> = { month: 'a month', year: 'a year' };

export const activationMessages = {
  activated: 'Your account is active and your password is set. Log in to go on.',
  email: 'Email',
  wait: 'Please wait…',
  logIn: 'Log in',

  reading: { title: 'Activate your account' },

  failed: {
    title: 'Activate your account',
    text: 'We couldn’t read your activation link.',
    unchanged: 'The link still works.',
    retry: 'Try again',
  },

  choose: {
    title: (firstName: string) => (firstName === '' ? 'Welcome' : `Welcome, ${bidiIsolate(firstName)}`),
    lead: (client: string) => `Choose a password to activate your ${client} membership.`,
    plan: 'Your plan',
    price: (amount: string, frequency: Frequency) => `${amount} ${every[frequency]}`,
    roundUps: 'Round-ups of your purchases',
    newsletter: (client: string) => `Send me news and offers from ${client} by email`,
    over18: 'I am 18 or older',
    submit: 'Activate my account',
    busy: 'Activating…',
    legal: ['By activating your account you agree to the ', ' and the ', '.'],
    terms: 'terms',
    privacy: 'privacy policy',
  },

  invalid: {
    title: 'This activation link is no longer valid',
    lead: 'It expired, was already used, or has been replaced by a newer one. Enter your email and we’ll send you a new one.',
    submit: 'Send a new link',
    busy: 'Sending…',
    active: 'Already activated your account?',
  },

  sent: {
    title: 'Check your inbox',
    lead: 'If there’s an account to activate for this address, we’ve emailed a new link to:',
    use: 'Use the newest email: each new link replaces the one before.',
    again: 'Use another address, or send it again',
  },
} as const;
