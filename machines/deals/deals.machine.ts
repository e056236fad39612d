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
  ],
  on: { 'network.restored': { actions: ['restoreOthers', 'restoreFeatured', 'restoreFound'] } },
  states: {
    field: {
      description: 'The search field.',
      initial: 'resting',
      on: {
        'search.type': [
          {
            guard: { type: 'isBlank', params: ({ event }) => event },
            target: '.resting',
            actions: [{ type: 'keepText', params: ({ event }) => event }, 'settle'],
          },
          { target: '.typing', actions: { type: 'keepText', params: ({ event }) => event } },
        ],
        'filters.clear': '.resting',
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
                    actions: [{ type: 'keepText', params: ({ event }) => event }, 'settle'],
                  },
                  {
                    target: 'pausing',
                    reenter: true,
                    actions: { type: 'keepText', params: ({ event }) => event },
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
            actions: ['keepSearch', { type: 'tellAddress', params: { replaces: true } }],
          },
          {
            target: '.deciding',
            actions: ['keepSearch', { type: 'tellAddress', params: { replaces: true } }, 'tellSearched'],
          },
        ],
        'category.choose': {
          target: '.deciding',
          actions: [
            { type: 'keepChange', params: ({ event: { category } }) => ({ change: { category } }) },
            { type: 'tellAddress', params: { replaces: false } },
          ],
        },
        'near.switch': {
          target: '.deciding',
          actions: [
            'switchNear',
            'forgetPosition',
            'dropPosition',
            { type: 'tellAddress', params: { replaces: false } },
          ],
        },
        'filters.clear': {
          target: '.deciding',
          actions: [
            'forgetFilters',
            'forgetPosition',
            'dropPosition',
            { type: 'tellAddress', params: { replaces: false } },
          ],
        },
        'step.entered': [
          {
            guard: { type: 'isShown', params: ({ event }) => event },
            actions: { type: 'keepRest', params: ({ event }) => event },
          },
          {
            target: '.deciding',
            actions: { type: 'keepAddress', params: ({ event }) => event },
          },
        ],
      },
      states: {
        deciding: {
          description: 'Tells which offers are wanted.',
          always: [
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
                { type: 'keepChange', params: ({ event: { page } }) => ({ change: { page } }) },
                { type: 'tellAddress', params: { replaces: false } },
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
              exit: 'forgetFound',
            },
          },
        },
        locating: {
          description:
            'Where the member is has to be known first; without it the list is not narrowed by it.',
          entry: 'findPosition',
          on: {
            'position.found': {
              target: 'deciding',
              actions: { type: 'keepPosition', params: ({ event }) => event },
            },
            'position.missed': {
              target: 'deciding',
              actions: [
                { type: 'keepChange', params: { change: { isNear: false } } },
                { type: 'tellAddress', params: { replaces: true } },
              ],
            },
          },
        },
      },
    },
  },
});
