import { setup, type ActorRefFrom, type MachineContext } from 'xstate';
import { answerTimeout } from '#machines/call.ts';
import type { Position, PositionFailure } from '#machines/domain/position.ts';
import { notifyParent } from '#machines/notify-parent.ts';
import { notProvided } from '#machines/not-provided.ts';

export type NearMeEvent = { type: 'position.find' } | { type: 'position.drop' };

/** What the flow around it goes by. */
export type NearMeFact = { type: 'position.found'; position: Position } | { type: 'position.missed' };

export type NearMeRef = ActorRefFrom<typeof nearMeMachine>;

export const nearMeMachine = setup({
  types: {} as { context: MachineContext; events: NearMeEvent; tags: 'busy' },
  actors: { readPosition: notProvided<Position>('readPosition') },
  guards: {
    isFor: (_, { error, failure }: { error: unknown; failure: PositionFailure }) =>
      failureOf(error) === failure,
  },
  actions: {
    notifyFound: notifyParent<MachineContext, NearMeEvent, { position: Position }>(
      (_, { position }): NearMeFact => ({ type: 'position.found', position }),
    ),
    notifyMissed: notifyParent<MachineContext, NearMeEvent>((): NearMeFact => ({ type: 'position.missed' })),
  },
  delays: {
    /** Longer than the browser is given, for a browser whose question nobody answers. */
    answerTimeout,
  },
}).createMachine({
  id: 'nearMe',
  description: 'Where the member is, asked only when it is wanted.',
  context: {},
  initial: 'off',
  on: { 'position.drop': '.off', 'position.find': '.asking' },
  states: {
    off: { description: 'Nobody wants to know.' },
    asking: {
      description: 'The browser asks the member, and then finds out.',
      tags: 'busy',
      on: { 'position.find': {} },
      invoke: {
        id: 'readPosition',
        src: 'readPosition',
        onDone: {
          target: 'located',
          actions: { type: 'notifyFound', params: ({ event }) => ({ position: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isFor', params: ({ event }) => ({ error: event.error, failure: 'denied' }) },
            target: 'denied',
          },
          {
            guard: { type: 'isFor', params: ({ event }) => ({ error: event.error, failure: 'timedOut' }) },
            target: 'timedOut',
          },
          { target: 'unavailable' },
        ],
      },
      after: { answerTimeout: 'timedOut' },
    },
    located: { description: 'It is known.' },
    denied: { description: 'The member, or the browser, does not allow it.', entry: 'notifyMissed' },
    unavailable: { description: 'The device cannot tell.', entry: 'notifyMissed' },
    timedOut: { description: 'It took too long.', entry: 'notifyMissed' },
  },
});

function failureOf(error: unknown): PositionFailure | null {
  if (typeof error !== 'object' || error === null || !('kind' in error)) return null;
  const { kind } = error;
  return kind === 'denied' || kind === 'timedOut' ? kind : null;
}
