import { setup, type ActorRefFrom, type MachineContext } from 'xstate';
import { notProvided, unprovidedListener } from '#machines/not-provided.ts';

/** What the offer goes by, as it is at one moment. */
export interface OfferFacts {
  /** The client, the member and the visit are such that inviting is offered, and it was not within the last week. */
  isDue: boolean;
  /** No modal is open, and the question about cookies is answered. */
  isFree: boolean;
}

export type InviteOfferEvent = { type: 'location.changed'; facts: OfferFacts };

export type InviteOfferRef = ActorRefFrom<typeof inviteOfferMachine>;

export const inviteOfferMachine = setup({
  types: {} as {
    context: MachineContext;
    events: InviteOfferEvent;
  },
  actors: {
    watchFacts: unprovidedListener('watchFacts'),
    /** For a week from now inviting is not offered again. */
    storeOffer: notProvided<void>('storeOffer'),
  },
  guards: { mayOffer: (_, { facts }: { facts: OfferFacts }) => facts.isDue && facts.isFree },
  /** The app beside which it runs opens the modal. */
  actions: { offer: () => {} },
  delays: { setsTimeoutError: 2000 },
}).createMachine({
  id: 'inviteOffer',
  description: 'Inviting friends is offered unasked, once a week, and never over another modal.',
  context: {},
  initial: 'waiting',
  invoke: { id: 'watchFacts', src: 'watchFacts', onError: {} },
  states: {
    waiting: {
      description: 'There is no occasion.',
      on: {
        'location.changed': {
          guard: { type: 'mayOffer', params: ({ event }) => ({ facts: event.facts }) },
          target: 'offering',
        },
      },
    },
    offering: {
      description: 'The modal opens, and that is remembered. If it cannot be, it holds for this visit.',
      entry: 'offer',
      invoke: { id: 'storeOffer', src: 'storeOffer', onDone: 'offered', onError: 'offered' },
      after: { setsTimeoutError: 'offered' },
    },
    offered: { description: 'Once is enough for a visit.', type: 'final' },
  },
});
