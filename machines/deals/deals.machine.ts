import type { ActorRefFrom } from 'xstate';
import { readDealsQuery, withoutDealsQuery } from '#machines/domain/deals-query.ts';
import { dealsSetup } from './deals.setup.ts';

export type DealsRef = ActorRefFrom<typeof dealsMachine>;

export const dealsMachine = dealsSetup.createMachine({
  id: 'deals',
  description: 'The offers: all of them, or those of a name, of a category, or near the member.',
  context: ({ input: { search } }) => {
    const query = readDealsQuery(search);
    return { query, text: query.search, rest: withoutDealsQuery(search), position: null };
  },
  type: 'parallel',
  invoke: [
    { id: 'others', src: 'others' },
    { id: 'featured', src: 'featured' },
    { id: 'found', src: 'found' },
    { id: 'nearMe', src: 'nearMe' },
    { id: 'savedOffers', src: 'savedOffers' },
  ],
  states: {
    field: {
      description: 'The search field.',
      initial: 'resting',
      on: {
        'search.type': [
          {
            guard: { type: 'isBlank', params: ({ event }) => event },
            target: '.resting',
            actions: [{ type: 'setText', params: ({ event }) => event }, 'settle'],
          },
          { target: '.typing', actions: { type: 'setText', params: ({ event }) => event } },
        ],
        'filters.clear': '.resting',
        'saved.toggle': '.resting',
        'step.entered': [
          { guard: { type: 'isShown', params: ({ event }) => event } },
          { target: '.resting' },
        ],
      },
      states: {
        resting: { description: 'Nothing is being typed.' },
        typing: {
          description: 'Typing goes on; the question is held back for a moment.',
          initial: 'pausing',
          after: { maxWait: { target: 'resting', actions: 'settle' } },
          states: {
            pausing: {
              description: 'Waits for the next keystroke.',
              after: { debounce: { target: '#deals.field.resting', actions: 'settle' } },
              on: {
                'search.type': [
                  {
                    guard: { type: 'isBlank', params: ({ event }) => event },
                    target: '#deals.field.resting',
                    actions: [{ type: 'setText', params: ({ event }) => event }, 'settle'],
                  },
                  {
                    target: 'pausing',
                    reenter: true,
                    actions: { type: 'setText', params: ({ event }) => event },
                  },
                ],
              },
            },
          },
        },
      },
    },
    list: {
      description: 'The offers below it.',
      initial: 'deciding',
      on: {
        'search.settled': [
          { guard: 'isAnswered' },
          {
            guard: 'isEmptied',
            target: '.deciding',
            actions: ['setSearch', { type: 'notifyAddress', params: { replaces: true } }],
          },
          {
            target: '.deciding',
            actions: ['setSearch', { type: 'notifyAddress', params: { replaces: true } }, 'trackSearched'],
          },
        ],
        'category.choose': {
          target: '.deciding',
          actions: [
            {
              type: 'setChange',
              params: ({ event: { category } }) => ({ change: { category, isSaved: false } }),
            },
            { type: 'notifyAddress', params: { replaces: false } },
          ],
        },
        'sort.choose': {
          target: '.deciding',
          actions: [
            { type: 'setChange', params: ({ event: { sort } }) => ({ change: { sort } }) },
            { type: 'notifyAddress', params: { replaces: false } },
          ],
        },
        'nearby.toggle': {
          target: '.deciding',
          actions: [
            'switchNear',
            'clearPosition',
            'dropPosition',
            { type: 'notifyAddress', params: { replaces: false } },
          ],
        },
        'saved.toggle': {
          target: '.deciding',
          actions: [
            'switchSaved',
            'clearPosition',
            'dropPosition',
            { type: 'notifyAddress', params: { replaces: false } },
          ],
        },
        'filters.clear': {
          target: '.deciding',
          actions: [
            'clearFilters',
            'clearPosition',
            'dropPosition',
            { type: 'notifyAddress', params: { replaces: false } },
          ],
        },
        'step.entered': [
          {
            guard: { type: 'isShown', params: ({ event }) => event },
            actions: { type: 'setRest', params: ({ event }) => event },
          },
          {
            target: '.deciding',
            actions: { type: 'setAddress', params: ({ event }) => event },
          },
        ],
      },
      states: {
        deciding: {
          description: 'Tells which offers are wanted.',
          always: [
            { guard: 'isSaved', target: 'saved' },
            { guard: 'isLost', target: 'locating' },
            { guard: 'isNarrowed', target: 'shown.finding' },
            { target: 'shown.browsing' },
          ],
        },
        shown: {
          description: 'A list, page by page.',
          initial: 'browsing',
          on: {
            'page.choose': {
              target: 'deciding',
              actions: [
                { type: 'setChange', params: ({ event: { page } }) => ({ change: { page } }) },
                { type: 'notifyAddress', params: { replaces: false } },
              ],
            },
          },
          states: {
            browsing: {
              description: 'All offers: the featured ones after the others.',
              entry: ['browseOthers', 'browseFeatured'],
            },
            finding: {
              description: 'The offers that were asked for; an answer to an earlier question is not heard.',
              entry: 'find',
              exit: 'clearFound',
            },
          },
        },
        saved: { description: 'The offers that the member saved.' },
        locating: {
          description:
            'Where the member is has to be known first; without it the list is not narrowed by it.',
          entry: 'findPosition',
          on: {
            'position.found': {
              target: 'deciding',
              actions: { type: 'setPosition', params: ({ event }) => event },
            },
            'position.missed': {
              target: 'deciding',
              actions: [
                { type: 'setChange', params: { change: { isNear: false } } },
                { type: 'notifyAddress', params: { replaces: true } },
              ],
            },
          },
        },
      },
    },
  },
});
