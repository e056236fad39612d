import { bidiIsolate } from '#src/messages/bidi-isolate.ts';

export const offerSearchMessages = {
  label: 'Search offers',
  placeholder: 'Search offers',
  title: 'Search offers',
  clear: 'Clear the search',
  hint: 'Type the name of a brand or a store.',
  searching: 'Searching…',
  /** How many are listed, of how many that match. */
  results: (listed: number, total: number | null) => {
    if (total !== null && total > listed) return `${listed} of ${total} offers`;
    const count = listed === 1 ? '1 offer' : `${listed} offers`;
    return total === null ? `${count} shown` : count;
  },
  nouns: ['offer', 'offers'],
  none: (query: string) => `No offers for “${bidiIsolate(query)}”.`,
  noneHint: 'Check the spelling, or look through all offers.',
  failed: 'The search failed.',
  all: 'See all offers',
  allFor: (query: string) => `See all offers for “${bidiIsolate(query)}”`,
} as const;
