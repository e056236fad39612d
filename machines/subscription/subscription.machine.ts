import { setup, type ActorRefFrom } from 'xstate';
import type { SubscriptionOverlay } from '#machines/domain/overlay.ts';

export type SubscriptionRef = ActorRefFrom<typeof subscriptionMachine>;

export const subscriptionMachine = setup({
  types: {} as {
    context: SubscriptionOverlay;
    events: { type: 'flow.close' };
    input: SubscriptionOverlay;
  },
}).createMachine({
  id: 'subscription',
  description: 'A plan is chosen, or changed for another.',
  context: ({ input }) => input,
  initial: 'choosing',
  states: {
    choosing: { description: 'The plans.', on: { 'flow.close': 'left' } },
    left: { description: 'The flow is closed.', type: 'final' },
  },
});
