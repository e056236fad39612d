import { assign, setup, type ActorRefFrom } from 'xstate';
import { answerTimeout, setError } from '#machines/call.ts';
import { isLikeCardNumber } from '#machines/domain/card-like.ts';
import { asAppError, type AppError } from '#machines/domain/app-error.ts';
import type { Reward } from '#machines/domain/reward.ts';
import type { Page } from '#machines/domain/wire.ts';
import { offerSearched } from '#machines/domain/tracked-event.ts';
import { notify } from '#machines/notify.ts';
import { notProvided } from '#machines/not-provided.ts';

export interface OfferSearchContext {
  query: string;
  /** The first offers that match. */
  results: Reward[];
  /** How many match in all; null where the server does not say. */
  total: number | null;
  error: AppError | null;
}

export type OfferSearchEvent =
  { type: 'query.change'; query: string } | { type: 'search.retry' } | { type: 'search.clear' };

export type OfferSearchRef = ActorRefFrom<typeof offerSearchMachine>;

/** How long a question waits for more to be typed, ms: after the last key, and after the first one at most. */
export const typingDelays = { debounce: 250, maxWait: 500 };

/** Whether there is nothing to ask for: no text, or one that is nobody else's business. */
export const isBlank = (text: string) => text.trim() === '' || isLikeCardNumber(text);

export const offerSearchMachine = setup({
  types: {} as { context: OfferSearchContext; events: OfferSearchEvent },
  actors: {
    searchRewards: notProvided<Page<Reward>, { query: string }>('searchRewards'),
  },
  guards: {
    isBlank: (_, { query }: { query: string }) => isBlank(query),
    isFound: (_, { found }: { found: Page<Reward> }) => found.items.length > 0,
  },
  actions: {
    setQuery: assign({ query: (_, { query }: { query: string }) => query }),
    setResults: assign((_, { found }: { found: Page<Reward> }) => ({
      results: found.items,
      total: found.total,
      error: null,
    })),
    setError: assign({ error: (_, { error }: { error: unknown }) => asAppError(error), results: [] }),
    setTimeoutError: assign({ error: { kind: 'timeout' }, results: [] }),
    clearAll: assign({ query: '', results: [], total: 0, error: null }),
    trackSearched: notify('tracker', ({ context }) => ({
      type: 'event.tracked',
      tracked: offerSearched(context.query.trim()),
    })),
  },
  delays: { ...typingDelays, answerTimeout },
}).createMachine({
  id: 'offerSearch',
  description: 'Searching offers by name while one types; the newest question wins.',
  context: { query: '', results: [], total: 0, error: null },
  initial: 'blank',
  on: {
    'query.change': [
      {
        guard: { type: 'isBlank', params: ({ event }) => ({ query: event.query }) },
        target: '.blank',
        actions: 'clearAll',
      },
      {
        target: '.typing',
        actions: { type: 'setQuery', params: ({ event }) => ({ query: event.query }) },
      },
    ],
    'search.clear': { target: '.blank', actions: 'clearAll' },
  },
  states: {
    blank: { description: 'Nothing is typed; nothing is asked.' },
    typing: {
      description: 'Typing goes on; the question is held back for a moment.',
      initial: 'pausing',
      after: { maxWait: { target: 'searching', actions: 'trackSearched' } },
      states: {
        pausing: {
          description: 'Waits for the next keystroke.',
          after: { debounce: { target: '#offerSearch.searching', actions: 'trackSearched' } },
          on: {
            'query.change': [
              {
                guard: { type: 'isBlank', params: ({ event }) => ({ query: event.query }) },
                target: '#offerSearch.blank',
                actions: 'clearAll',
              },
              {
                target: 'pausing',
                reenter: true,
                actions: { type: 'setQuery', params: ({ event }) => ({ query: event.query }) },
              },
            ],
          },
        },
      },
    },
    searching: {
      description: 'The server is asked; earlier results stay until the answer.',
      tags: 'busy',
      invoke: {
        id: 'searchRewards',
        src: 'searchRewards',
        input: ({ context }) => ({ query: context.query.trim() }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => ({ found: event.output }) },
            target: 'found',
            actions: { type: 'setResults', params: ({ event }) => ({ found: event.output }) },
          },
          {
            target: 'nothingFound',
            actions: { type: 'setResults', params: ({ event }) => ({ found: event.output }) },
          },
        ],
        onError: { target: 'failed', actions: setError },
      },
      after: { answerTimeout: { target: 'failed', actions: 'setTimeoutError' } },
    },
    found: { description: 'The offers that match.' },
    nothingFound: { description: 'No offer has that name.' },
    failed: {
      description: 'The search failed; it can be tried again.',
      on: { 'search.retry': 'searching' },
    },
  },
});
