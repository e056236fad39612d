import type { RouteName } from '#machines/domain/routes.ts';

interface Preview {
  title: string;
  text: string;
  points: readonly string[];
}

/** What the pages that are not there yet will hold. */
const previews: Partial<Record<RouteName, Preview>> = {
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
};

const fallback: Preview = { title: 'Coming soon', text: 'There will be something here soon.', points: [] };

export const beingBuiltMessages = {
  badge: 'Being built',
  soon: 'This page is being built.',
  what: 'What you will find here',
  home: 'Go to home',
  previewOf: (route: RouteName): Preview => previews[route] ?? fallback,
} as const;
