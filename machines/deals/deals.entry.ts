import { defineEntry } from '#machines/registry-entry.ts';
import { samplePosition } from '#machines/samples/rewards.ts';
import { dealsMachine } from './deals.machine.ts';

export const dealsEntry = defineEntry<typeof dealsMachine>({
  machine: dealsMachine,
  title: 'Deals',
  summary: 'The list, the field and the address always say the same, and Back undoes each choice.',
  inputs: [
    { title: 'All deals are opened', input: { step: 'rewards', search: {}, tiers: [], session: null } },
  ],
  events: {
    'search.type': [
      { title: 'Type "fern"', event: { type: 'search.type', text: 'fern' } },
      { title: 'Empty the field', event: { type: 'search.type', text: ' ' } },
    ],
    'search.settled': [{ title: 'Typing has come to rest', event: { type: 'search.settled' } }],
    'category.choose': [
      { title: 'Choose a category', event: { type: 'category.choose', category: 'shoes' } },
    ],
    'sort.choose': [
      { title: 'Sort by the highest rate', event: { type: 'sort.choose', sort: 'rate' } },
      { title: 'Choose the usual order', event: { type: 'sort.choose', sort: null } },
    ],
    'nearby.toggle': [{ title: 'Switch Near me', event: { type: 'nearby.toggle' } }],
    'page.choose': [{ title: 'Choose the next page', event: { type: 'page.choose', page: 2 } }],
    'saved.toggle': [{ title: 'Choose Saved', event: { type: 'saved.toggle' } }],
    'filters.clear': [{ title: 'Choose See all offers', event: { type: 'filters.clear' } }],
    'position.found': [
      { title: 'The position comes', event: { type: 'position.found', position: samplePosition } },
    ],
    'position.missed': [
      { title: 'The position cannot be had', tone: 'bad', event: { type: 'position.missed' } },
    ],
    'step.entered': [
      { title: 'All deals are shown again', event: { type: 'step.entered', step: 'rewards', search: {} } },
      {
        title: 'Back leads to a search',
        event: { type: 'step.entered', step: 'rewards', search: { search: 'tea' } },
      },
    ],
  },
  source: {
    'search.type': 'member',
    'search.settled': 'clock',
    'category.choose': 'member',
    'sort.choose': 'member',
    'nearby.toggle': 'member',
    'page.choose': 'member',
    'saved.toggle': 'member',
    'filters.clear': 'member',
    'position.found': 'child',
    'position.missed': 'child',
    'step.entered': 'app',
  },
  requirements: {
    'DEAL-01': ['list'],
    'DEAL-02': ['field'],
    'DEAL-03': ['list'],
    'DEAL-04': ['list.locating'],
    'DEAL-08': ['list'],
    'DEAL-12': ['list.saved'],
  },
  outcomes: {
    others: { done: [], error: [] },
    featured: { done: [], error: [] },
    found: { done: [], error: [] },
    nearMe: { done: [], error: [] },
    savedOffers: { done: [], error: [] },
  },
  stories: [
    {
      title: 'Searching by name',
      start: 'All deals are opened',
      causes: ['Type "fern"', '250 ms pass', 'Empty the field'],
    },
    {
      title: 'What is near',
      start: 'All deals are opened',
      causes: ['Switch Near me', 'The position comes', 'Switch Near me'],
    },
    {
      title: 'A location that is not shared',
      start: 'All deals are opened',
      causes: ['Switch Near me', 'The position cannot be had'],
    },
    {
      title: 'Saved offers, and back',
      start: 'All deals are opened',
      causes: ['Choose Saved', 'Choose Saved'],
    },
    {
      title: 'A category, and back',
      start: 'All deals are opened',
      causes: ['Choose a category', 'All deals are shown again'],
    },
  ],
  stateKey: ({ text, query, position }) => ({ text, query, isLocated: position !== null }),
});
