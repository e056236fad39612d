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
};

const fallback: Preview = { title: 'Coming soon', text: 'There will be something here soon.', points: [] };

export const beingBuiltMessages = {
  badge: 'Being built',
  soon: 'This page is being built.',
  what: 'What you will find here',
  home: 'Go to home',
  previewOf: (route: RouteName): Preview => previews[route] ?? fallback,
} as const;
