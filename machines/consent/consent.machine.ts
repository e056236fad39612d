import { assign, setup, type ActorRefFrom } from 'xstate';
import type { ConsentDecision } from '#machines/domain/consent.ts';
import { notProvided, unprovidedListener } from '#machines/not-provided.ts';

export interface ConsentContext {
  stored: ConsentDecision | null;
}

export type ConsentEvent =
  { type: 'consent.accept' } | { type: 'consent.reject' } | { type: 'consent.review' };

export interface ConsentInput {
  stored: ConsentDecision | null;
}

export type ConsentRef = ActorRefFrom<typeof consentMachine>;

export const consentMachine = setup({
  types: {} as { context: ConsentContext; events: ConsentEvent; input: ConsentInput },
  actors: {
    storeDecision: notProvided<void, { decision: ConsentDecision }>('storeDecision'),
    runTrackers: unprovidedListener('runTrackers'),
  },
  guards: {
    hasAccepted: ({ context }) => context.stored === 'accepted',
    hasRejected: ({ context }) => context.stored === 'rejected',
  },
  actions: {
    rememberDecision: assign({ stored: (_, { decision }: { decision: ConsentDecision }) => decision }),
  },
  delays: { storingTimeout: 2000 },
}).createMachine({
  id: 'consent',
  description: 'Cookies: nothing that tracks runs before they are accepted.',
  context: ({ input }) => ({ stored: input.stored }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Reads the choice of an earlier visit.',
      always: [
        { guard: 'hasAccepted', target: 'accepted' },
        { guard: 'hasRejected', target: 'rejected' },
        { target: 'asking' },
      ],
    },
    asking: {
      description: 'The banner is shown; no tracker runs.',
      on: {
        'consent.accept': {
          target: 'storing',
          actions: { type: 'rememberDecision', params: { decision: 'accepted' } },
        },
        'consent.reject': {
          target: 'storing',
          actions: { type: 'rememberDecision', params: { decision: 'rejected' } },
        },
      },
    },
    storing: {
      description: 'The choice is being kept for a year. If that fails it holds for this visit.',
      invoke: {
        id: 'storeDecision',
        src: 'storeDecision',
        input: ({ context }) => ({ decision: context.stored ?? 'rejected' }),
        onDone: 'deciding',
        onError: 'deciding',
      },
      after: { storingTimeout: 'deciding' },
    },
    accepted: {
      description: 'Trackers run.',
      tags: 'decided',
      invoke: { id: 'runTrackers', src: 'runTrackers', onError: 'trackingUnavailable' },
      on: { 'consent.review': 'asking' },
    },
    trackingUnavailable: {
      description: 'Accepted, but the trackers could not start; the app goes on without them.',
      tags: 'decided',
      on: { 'consent.review': 'asking' },
    },
    rejected: {
      description: 'No tracker runs.',
      tags: 'decided',
      on: { 'consent.review': 'asking' },
    },
  },
});
