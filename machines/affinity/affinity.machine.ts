import { assign, setup, type ActorRefFrom } from 'xstate';
import { answerTimeout, errorActions, setError } from '#machines/call.ts';
import type { Affinities, Affinity } from '#machines/domain/affinity.ts';
import { isMissing, type AppError } from '#machines/domain/app-error.ts';
import { notProvided } from '#machines/not-provided.ts';

export interface AffinityContext {
  items: readonly Affinity[];
  selectedId: string | null;
  /** Set by the server's answer. */
  isChosen: boolean;
  error: AppError | null;
}

export type AffinityEvent =
  | { type: 'affinity.choose'; id: string }
  | { type: 'affinity.confirm' }
  | { type: 'affinity.skip' }
  | { type: 'affinities.retry' };

export interface AffinityOutput {
  /** False when there was nothing to choose, so that nobody saw the page. */
  wasShown: boolean;
  /** Whether a choice was saved. */
  isChosen: boolean;
}

export type AffinityRef = ActorRefFrom<typeof affinityMachine>;

export const affinityMachine = setup({
  types: {} as {
    context: AffinityContext;
    events: AffinityEvent;
    output: AffinityOutput;
    tags: 'busy' | 'list';
  },
  actors: {
    fetchAffinities: notProvided<Affinities>('fetchAffinities'),
    chooseAffinity: notProvided<void, { id: string }>('chooseAffinity'),
  },
  guards: {
    isEmpty: (_, { affinities }: { affinities: Affinities }) => affinities.items.length === 0,
    isMissing: (_, { error }: { error: unknown }) => isMissing(error),
    hasSelection: ({ context }) => context.selectedId !== null,
  },
  actions: {
    setAffinities: assign((_, { affinities }: { affinities: Affinities }) => affinities),
    select: assign({ selectedId: (_, { id }: { id: string }) => id }),
    ...errorActions<AffinityContext, AffinityEvent>(),
    setChosen: assign({ isChosen: true }),
  },
  delays: { answerTimeout },
}).createMachine({
  id: 'affinity',
  description: 'Choosing whom to support.',
  context: { items: [], selectedId: null, isChosen: false, error: null },
  initial: 'loading',
  output: ({ context: { items, isChosen } }) => ({ wasShown: items.length > 0, isChosen }),
  on: { 'affinity.skip': '.decided' },
  states: {
    loading: {
      description: 'The list is read.',
      tags: 'busy',
      entry: 'clearError',
      invoke: {
        id: 'fetchAffinities',
        src: 'fetchAffinities',
        onDone: [
          {
            guard: { type: 'isEmpty', params: ({ event }) => ({ affinities: event.output }) },
            target: 'decided',
          },
          {
            target: 'choosing',
            actions: { type: 'setAffinities', params: ({ event }) => ({ affinities: event.output }) },
          },
        ],
        onError: [
          {
            guard: { type: 'isMissing', params: ({ event }) => ({ error: event.error }) },
            target: 'decided',
          },
          { target: 'failed', actions: setError },
        ],
      },
      after: { answerTimeout: { target: 'failed', actions: 'setTimeoutError' } },
    },
    failed: {
      description: 'The list could not be read; it can be tried again or skipped.',
      on: { 'affinities.retry': 'loading' },
    },
    choosing: {
      description: 'The list is shown.',
      tags: 'list',
      on: {
        'affinity.choose': { actions: { type: 'select', params: ({ event }) => ({ id: event.id }) } },
        'affinity.confirm': [
          { guard: 'hasSelection', target: 'saving', actions: 'clearError' },
          { target: 'empty' },
        ],
      },
    },
    empty: {
      description: 'Nothing was chosen, and the page says so.',
      tags: 'list',
      on: {
        'affinity.choose': {
          target: 'choosing',
          actions: { type: 'select', params: ({ event }) => ({ id: event.id }) },
        },
      },
    },
    saving: {
      description: 'The choice is on its way.',
      tags: ['busy', 'list'],
      invoke: {
        id: 'chooseAffinity',
        src: 'chooseAffinity',
        input: ({ context }) => ({ id: context.selectedId ?? '' }),
        onDone: { target: 'decided', actions: 'setChosen' },
        onError: { target: 'choosing', actions: setError },
      },
      after: { answerTimeout: { target: 'choosing', actions: 'setTimeoutError' } },
    },
    decided: { description: 'Chosen, skipped, or there is nothing to choose.', type: 'final' },
  },
});
