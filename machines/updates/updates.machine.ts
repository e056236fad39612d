import { assign, sendTo, setup, type ActorRefFrom } from 'xstate';
import { answerTimeout } from '#machines/call.ts';
import { notProvided } from '#machines/not-provided.ts';
import { markingForm, updatesRead, type ReadMark } from './updates-calls.ts';

/** How many updates are shown at first, and how many come with each more. */
const updatesAtOnce = 6;

export interface UpdatesContext {
  /** How many updates are shown. */
  count: number;
  /** Up to which update they count as read since this visit; null for none. */
  noted: string | null;
}

export type UpdatesEvent =
  | { type: 'updates.refresh' }
  | { type: 'updates.more' }
  /** All that is unread was in view, up to this update. */
  | { type: 'updates.seen'; id: string };

export type UpdatesRef = ActorRefFrom<typeof updatesMachine>;

export const updatesMachine = setup({
  types: {} as {
    context: UpdatesContext;
    events: UpdatesEvent;
    children: { updatesRead: 'updatesRead'; marking: 'marking'; markRead: 'markRead' };
  },
  actors: {
    updatesRead,
    marking: markingForm,
    markRead: notProvided<ReadMark, ReadMark>('markRead'),
  },
  guards: {
    isNew: ({ context }, { id }: ReadMark) => id !== context.noted,
  },
  actions: {
    load: sendTo('updatesRead', ({ context: { count } }) => ({
      type: 'resource.load' as const,
      params: { count },
    })),
    requestMore: assign({ count: ({ context }) => context.count + updatesAtOnce }),
    setNoted: assign({ noted: (_, { id }: ReadMark) => id }),
  },
  delays: { answerTimeout },
}).createMachine({
  id: 'updates',
  description: 'What happened to the account, and what of it is unread.',
  context: { count: updatesAtOnce, noted: null },
  invoke: { id: 'updatesRead', src: 'updatesRead' },
  on: {
    'updates.refresh': { actions: 'load' },
    'updates.more': { actions: ['requestMore', 'load'] },
  },
  initial: 'listed',
  states: {
    listed: {
      description: 'The list shows what the server said last, with what is unread in it.',
      entry: 'load',
      invoke: { id: 'marking', src: 'marking', onDone: { target: 'listed', reenter: true } },
      initial: 'resting',
      on: {
        'updates.seen': {
          guard: { type: 'isNew', params: ({ event }) => ({ id: event.id }) },
          target: '.noting',
          actions: { type: 'setNoted', params: ({ event }) => ({ id: event.id }) },
        },
      },
      states: {
        resting: { description: 'What was seen has been noted, or nothing was.' },
        noting: {
          description: 'What was seen is noted as read. Its marks stay for this visit.',
          invoke: {
            id: 'markRead',
            src: 'markRead',
            input: ({ context }) => ({ id: context.noted ?? '' }),
            onDone: 'resting',
            onError: 'resting',
          },
          after: { answerTimeout: 'resting' },
        },
      },
    },
  },
});
