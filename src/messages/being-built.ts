import type { RouteName } from '#machines/domain/routes.ts';

interface Preview {
  title: string;
  text: string;
  points: readonly string[];
}

/** What the pages that are not there yet will hold. */
const previews: Partial<Record<RouteName, Preview>> = {
  rewards: {
    title: 'All deals',
    text: 'Every offer of the program in one place.',
    points: [
      'Search by brand and browse by category',
      'Find offers near you',
      'See how each one works before you go',
    ],
  },
  activity: {
    title: 'My card',
    text: 'What your linked cards have earned and given.',
    points: [
      'Every purchase with its reward',
      'Your giving by day and by month',
      'Withdraw cash back to a card',
    ],
  },
  account: {
    title: 'My account',
    text: 'Your details, your cards and your membership.',
    points: [
      'Change your name, email and password',
      'Link, pause and remove cards',
      'See and change your plan',
    ],
  },
  refer: {
    title: 'Refer a friend',
    text: 'Share the program and follow who joined.',
    points: ['Copy your own link', 'See who was invited and who joined', 'Watch your rewards add up'],
  },
  videos: {
    title: 'Videos',
    text: 'Stories from the people you support.',
    points: ['New videos as they are published', 'Played here, once you accept cookies for them'],
  },
  renew: {
    title: 'Renew your membership',
    text: 'Settle what is due and carry on where you were.',
    points: ['The amount due and why', 'Pay with your card or another one', 'Everything open again at once'],
  },
  enroll: {
    title: 'Join the program',
    text: 'You have an account; joining takes a minute.',
    points: ['Choose how you want to give', 'Link a card', 'Start earning with your next purchase'],
  },
  'sign-up-tiers': {
    title: 'Pick your membership',
    text: 'Choose how you want to give.',
    points: [
      'Compare the memberships side by side',
      'Pay by the month or by the year',
      'Change or leave whenever you like',
    ],
  },
  'sign-up-account': {
    title: 'Create your account',
    text: 'A few details and a password.',
    points: ['Your name and email', 'A limit for your monthly giving, if you want one'],
  },
  'sign-up-billing': {
    title: 'Link your card',
    text: 'The card you shop with is the card that gives.',
    points: [
      'See what you pay before you pay it',
      'Visa and Mastercard',
      'Your card number never reaches us',
    ],
  },
  'sign-up-affinity': {
    title: 'Choose who you support',
    text: 'Pick the team your giving goes to.',
    points: ['Every team of the program', 'Change it later in your account'],
  },
  'sign-up-user-info': {
    title: 'Your details',
    text: 'So that we can reach you, and send what you win.',
    points: ['Phone and mailing address', 'Skip it and add it later'],
  },
  activate: {
    title: 'Activate your account',
    text: 'Your membership moves here with everything in it.',
    points: ['Choose a password', 'Check your details', 'Carry on where you were'],
  },
  'password-forgot': {
    title: 'Forgot your password',
    text: 'We send a code to your email.',
    points: ['Enter your email', 'Enter the code from the message', 'Choose a new password'],
  },
};

const fallback: Preview = { title: 'Coming soon', text: 'There will be something here soon.', points: [] };

export const beingBuiltMessages = {
  badge: 'Being built',
  soon: 'This page is being built.',
  what: 'What you will find here',
  home: 'Go to home',
  login: 'Back to log in',
  previewOf: (route: RouteName): Preview => previews[route] ?? fallback,
} as const;
