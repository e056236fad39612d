import { setup, type ActorRefFrom, type MachineContext } from 'xstate';
import { notProvided, unprovidedListener } from '#machines/not-provided.ts';

/** What the reminder goes by, as it is at one moment. */
export interface ReminderFacts {
  /** The client reminds of the giveaway, the member holds a ticket, and has not put the reminder away this month. */
  isDue: boolean;
  /** No modal is open. */
  isFree: boolean;
}

export type GiveawayReminderEvent =
  | { type: 'location.changed'; facts: ReminderFacts }
  | { type: 'reminder.dismiss' }
  | { type: 'tickets.open' };

export type GiveawayReminderRef = ActorRefFrom<typeof giveawayReminderMachine>;

export const giveawayReminderMachine = setup({
  types: {} as {
    context: MachineContext;
    events: GiveawayReminderEvent;
  },
  actors: {
    watchFacts: unprovidedListener('watchFacts'),
    /** For the rest of the month, UTC, the reminder stays away. */
    storeDismissal: notProvided<void>('storeDismissal'),
  },
  guards: { mayShow: (_, { facts }: { facts: ReminderFacts }) => facts.isDue && facts.isFree },
  /** The app beside which it runs opens the modal. */
  actions: { openTickets: () => {} },
  delays: { setsTimeoutError: 2000 },
}).createMachine({
  id: 'giveawayReminder',
  description: 'Who holds tickets of the giveaway is reminded of it, until they put the reminder away.',
  context: {},
  initial: 'hidden',
  invoke: { id: 'watchFacts', src: 'watchFacts', onError: {} },
  states: {
    hidden: {
      description: 'There is no occasion, or a modal is open.',
      on: {
        'location.changed': {
          guard: { type: 'mayShow', params: ({ event }) => ({ facts: event.facts }) },
          target: 'shown',
        },
      },
    },
    shown: {
      description: 'It stands in its corner until it is put away or a modal opens.',
      on: {
        'location.changed': [
          { guard: { type: 'mayShow', params: ({ event }) => ({ facts: event.facts }) } },
          { target: 'hidden' },
        ],
        'reminder.dismiss': 'dismissing',
        'tickets.open': { target: 'dismissing', actions: 'openTickets' },
      },
    },
    dismissing: {
      description: 'That it was put away is remembered. If it cannot be, it holds for this visit.',
      invoke: { id: 'storeDismissal', src: 'storeDismissal', onDone: 'dismissed', onError: 'dismissed' },
      after: { setsTimeoutError: 'dismissed' },
    },
    dismissed: { description: 'It was put away.', type: 'final' },
  },
});
