import type { OfferSort } from '#machines/domain/offer-order.ts';
import type { PositionFailure } from '#machines/domain/position.ts';
import { bidiIsolate } from '#src/messages/bidi-isolate.ts';

/** What the heading of a list is made of. */
interface Asked {
  search: string;
  /** The name of a category; null for all. */
  category: string | null;
  isNear: boolean;
  sort?: OfferSort | null;
}

const positionFailures: Readonly<Record<PositionFailure, { title: string; text: string }>> = {
  denied: {
    title: 'Your location isn’t shared',
    text: 'Allow location for this site in your browser’s settings, then try again. Until then you see offers from everywhere.',
  },
  unavailable: {
    title: 'We couldn’t get your location',
    text: 'Turn on location services and try again, or search for a brand instead.',
  },
  timedOut: {
    title: 'Finding your location took too long',
    text: 'Try again, or search for a brand instead. Until then you see offers from everywhere.',
  },
};

const orders: Readonly<Record<OfferSort, string>> = {
  rate: 'highest rate first',
  ending: 'ending soon first',
};

const rangeOf = (first: number, last: number) => (first === last ? `${first}` : `${first}–${last}`);
const offersOf = (count: number) => `${count} ${count === 1 ? 'offer' : 'offers'}`;

const shownOf = (first: number, last: number) =>
  first === 1 ? `${offersOf(last)} shown` : `Offers ${rangeOf(first, last)} shown`;
const rest = 'Search for a brand or choose a category to see the rest.';
const narrowRest = 'Type more of the name to see the rest.';

export const dealsMessages = {
  title: 'All deals',
  lead: 'Earn cash back in stores with your linked card, and online through our links.',
  search: { label: 'Search offers', placeholder: 'Search offers', clear: 'Clear the search' },
  categories: {
    label: 'Categories',
    all: 'All',
    failed: 'Categories couldn’t be loaded',
  },
  near: {
    label: 'Near me',
    locating: 'Finding your location…',
    hint: 'Allow location if your browser asks.',
    failures: positionFailures,
  },
  sort: {
    label: 'Sort offers',
    by: 'Sort by',
    usual: 'Default',
    nearest: 'Nearest',
    latest: 'Saved last',
    rate: 'Highest rate',
    ending: 'Ending soon',
  },
  list: {
    /** The heading of what was asked for. */
    found: ({ search, category, isNear, sort = null }: Asked) =>
      [
        [
          'Offers',
          search !== '' && `for “${bidiIsolate(search)}”`,
          category !== null && `in ${category}`,
          isNear && 'near you',
        ]
          .filter(Boolean)
          .join(' '),
        ...(sort === null ? [] : [orders[sort]]),
      ].join(', '),
    others: 'All offers',
    featured: 'Featured offers',
    failed: 'Offers couldn’t be loaded',
    featuredFailed: 'Featured offers couldn’t be loaded',
    range: (first: number, last: number, total: number) => `${rangeOf(first, last)} of ${offersOf(total)}`,
    /** Where nobody knows how many there are. */
    shown: shownOf,
    some: (shown: number, total: number) => `${shown} of ${total} offers. ${rest}`,
    narrow: (shown: number, total: number) => `${shown} of ${total} offers. ${narrowRest}`,
    someShown: (first: number, last: number) => `${shownOf(first, last)}. ${rest}`,
    narrowShown: (first: number, last: number) => `${shownOf(first, last)}. ${narrowRest}`,
    nouns: ['offer', 'offers'],
  },
  saved: {
    only: 'Saved',
    heart: (brand: string) => `Save ${bidiIsolate(brand)}`,
    title: 'Saved offers',
    count: offersOf,
    failed: 'Saved offers couldn’t be loaded',
    empty: {
      title: 'No saved offers yet',
      text: 'Choose the heart on an offer, and you’ll find it here.',
    },
  },
  online: 'Online',
  paging: {
    label: 'Pages of offers',
    previous: 'Previous',
    next: 'Next',
    position: (page: number, pages: number | null) =>
      pages === null ? `Page ${page}` : `Page ${page} of ${pages}`,
  },
  empty: {
    none: {
      title: 'No offers yet',
      text: 'They appear here as stores join the program. Please check back in a few days.',
    },
    search: (search: string) => ({
      title: `No offers for “${bidiIsolate(search)}”`,
      text: 'Check the spelling, or look through all offers.',
    }),
    near: (distance: string) => ({
      title: `No offers within ${distance} of you`,
      text: 'Stores near you appear here as they join. Online offers work from anywhere.',
    }),
    category: {
      title: 'No offers in this category',
      text: 'They appear here as stores join. Try another category.',
    },
    all: 'See all offers',
    pastTheEnd: {
      title: 'This page doesn’t exist',
      text: 'The list is shorter now, or the link is old.',
      first: 'Go to the first page',
    },
  },
} as const;
