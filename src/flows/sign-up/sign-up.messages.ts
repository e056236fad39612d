import type { Terminology } from '#machines/domain/terminology.ts';
import type { RouteName } from '#machines/domain/routes.ts';
import { addressMessages } from '#src/messages/fields.ts';
import { bidiIsolate } from '#src/messages/bidi-isolate.ts';

type Step = Extract<RouteName, `sign-up-${string}`>;

const stepNames: Readonly<Record<Step, string>> = {
  'sign-up-tiers': 'Pick your plan',
  'sign-up-account': 'Create account',
  'sign-up-billing': 'Checkout',
  'sign-up-affinity': 'Choose who you support',
  'sign-up-user-info': 'Your details',
};

export const signUpMessages = {
  stepNames,
  tiers: {
    title: 'Pick your plan',
    lead: (name: string) =>
      `Every plan gives you cash back and supports ${name}. Change or leave whenever you like.`,
    legend: 'Plans',
    next: 'Continue',
    busy: 'One moment…',
    /** Round-ups have no price. */
    chosen: (plan: string, price: string | null) =>
      `Continue with ${plan}${price === null ? '' : ` · ${price}`}`,
    notStored: 'Your browser blocked cookies. Allow them for this site, then choose again.',
    login: 'Already a member?',
    loginLink: 'Log in',
    empty: 'There is no plan to join with right now.',
  },
  account: {
    created: 'Your account was created. Log in to go on.',
    title: 'Create your account',
    lead: (name: string) =>
      `It takes a minute. Then you link the card you shop with, and ${name} does the rest.`,
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    cap: 'Monthly cap on your giving (optional)',
    newsletter: (name: string) => `Send me news and offers from ${name} by email.`,
    over18: 'I am 18 or older, and I agree to the',
    terms: 'terms',
    and: 'and the',
    privacy: 'privacy policy',
    submit: 'Create account',
    busy: 'Creating your account…',
    wait: 'Please wait…',
    login: 'Already a member?',
    loginLink: 'Log in',
    known: {
      title: 'You already have an account with this email',
      text: 'Log in to pick up where you left off. Your plan is kept.',
      link: 'Log in with this email',
    },
  },
  billing: {
    title: 'Start your membership',
    lead: 'Use the card you shop with: it earns cash back and gives.',
    summary: 'Your order',
    changePlan: 'Change plan',
    due: 'Due today',
    nextCharge: 'Next charge',
    saving: 'Annual saving',
    twelveMonths: '12 months at the monthly price',
    nothingDue: 'Nothing is due today.',
    cap: 'Monthly cap on your giving',
    noCap: 'No limit',
    varies: 'Varies',
    pay: (amount: string) => `Pay ${amount}`,
    link: 'Link card',
    joining: 'Your card is linked. Opening your membership…',
    joiningHint: 'This takes a moment.',
    unsettled: {
      title: 'Your card is linked and your membership is paid',
      text: 'We couldn’t load it just now. You won’t be charged again.',
      retry: 'Try again',
    },
  },
  paid: {
    title: 'Your membership is active',
    lead: 'A few details more, and you’re all set.',
    next: 'Continue',
  },
  comeBack: {
    title: (firstName: string) =>
      firstName === '' ? 'Welcome back' : `Welcome back, ${bidiIsolate(firstName)}`,
    lead: (client: string, date: string | null) =>
      date === null
        ? `Your ${client} membership has ended. Come back whenever you like: your earlier activity is still here.`
        : `Your ${client} membership ended on ${date}. Come back whenever you like: your earlier activity is still here.`,
  },
  affinity: {
    title: 'Who do you want to support?',
    lead: ({ cause }: Terminology) =>
      `Your giving goes to the ${cause} you choose. You can change it later in your account.`,
    legend: ({ causes }: Terminology) => `${causes.charAt(0).toUpperCase()}${causes.slice(1)}`,
    next: 'Continue',
    busy: 'Saving…',
    skip: 'Skip for now',
    empty: ({ cause }: Terminology) => `Choose a ${cause}, or skip this step.`,
    failed: ({ causes }: Terminology) => `The ${causes} couldn’t be loaded`,
    retry: 'Try again',
    loading: ({ causes }: Terminology) => `Loading the ${causes}`,
  },
  details: {
    title: 'Where can we reach you?',
    lead: 'We’ll use this to mail prizes. You can add it later in your account.',
    phone: 'Phone (optional)',
    ...addressMessages,
    submit: 'Save and finish',
    busy: 'Saving…',
    wait: 'Please wait…',
    skip: 'Skip for now',
  },
} as const;
