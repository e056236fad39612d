import { assign, setup, type ActorRefFrom } from 'xstate';
import { answerTimeout, errorActions, setError } from '#machines/call.ts';
import type { AppError } from '#machines/domain/app-error.ts';
import type { IdlePhase } from '#machines/domain/idle-limit.ts';
import { notProvided, unprovidedListener } from '#machines/not-provided.ts';

export interface IdleSessionContext {
  /** An ISO instant; null until the member is asked. */
  endsAt: string | null;
  error: AppError | null;
}

/** How near its end the session is: sent whenever that has changed. */
export interface IdleChanged {
  type: 'idle.changed';
  phase: IdlePhase;
  endsAt: string;
}

export type IdleSessionEvent = IdleChanged | { type: 'session.stay' };

export type IdleSessionRef = ActorRefFrom<typeof idleSessionMachine>;

type Received = Pick<IdleChanged, 'phase'>;

export const idleSessionMachine = setup({
  types: {} as { context: IdleSessionContext; events: IdleSessionEvent; tags: 'busy' },
  actors: {
    watchIdle: unprovidedListener('watchIdle'),
    extendSession: notProvided<void>('extendSession'),
  },
  guards: {
    isFresh: (_, { phase }: Received) => phase === 'fresh',
    isEnding: (_, { phase }: Received) => phase === 'ending',
    isOver: (_, { phase }: Received) => phase === 'over',
  },
  actions: {
    setEnd: assign((_, { endsAt }: Pick<IdleChanged, 'endsAt'>) => ({ endsAt, error: null })),
    /** The app beside which it runs reads the session, which says that it has ended. */
    requestSession: () => {},
    ...errorActions<IdleSessionContext, IdleSessionEvent>(),
  },
  delays: { answerTimeout },
}).createMachine({
  id: 'idleSession',
  description: 'Who makes no call for nearly two hours is asked to stay, before the server ends the session.',
  context: { endsAt: null, error: null },
  invoke: { id: 'watchIdle', src: 'watchIdle', onError: {} },
  initial: 'quiet',
  on: {
    'idle.changed': {
      guard: { type: 'isOver', params: ({ event }) => event },
      target: '.quiet',
      actions: 'requestSession',
    },
  },
  states: {
    quiet: {
      description:
        'The server has seen the member lately, or the time is over and the session says so itself.',
      on: {
        'idle.changed': [
          {
            guard: { type: 'isEnding', params: ({ event }) => event },
            target: 'asking',
            actions: { type: 'setEnd', params: ({ event }) => event },
          },
          { guard: { type: 'isOver', params: ({ event }) => event }, actions: 'requestSession' },
        ],
      },
    },
    asking: {
      description: 'A dialog says when the session ends, and why staying has failed, if it has.',
      on: {
        'session.stay': 'staying',
        'idle.changed': { guard: { type: 'isFresh', params: ({ event }) => event }, target: 'quiet' },
      },
    },
    staying: {
      description: 'Any call extends the session: it is read again.',
      tags: 'busy',
      entry: 'clearError',
      invoke: {
        id: 'extendSession',
        src: 'extendSession',
        onDone: 'quiet',
        onError: { target: 'asking', actions: setError },
      },
      after: { answerTimeout: { target: 'asking', actions: 'setTimeoutError' } },
    },
  },
});
