import { sendTo, setup } from 'xstate';
import type { FlowOverlay } from '#machines/domain/overlay.ts';
import type { ModalFact } from '#machines/page/page.types.ts';
import { subscriptionMachine } from '#machines/subscription/subscription.machine.ts';
import { tellParent } from '#machines/tell-parent.ts';

export interface ModalInput {
  overlay: FlowOverlay;
}

/** A flow hears `flow.close`, and is done as soon as it may be. */
export type ModalEvent = ModalFact | { type: 'flow.close' };

export const modalMachine = setup({
  types: {} as {
    context: ModalInput;
    events: ModalEvent;
    input: ModalInput;
    children: { subscription: 'subscription' };
  },
  actors: { subscription: subscriptionMachine },
  guards: {
    isFor: ({ context }, { kind }: { kind: FlowOverlay['kind'] }) => context.overlay.kind === kind,
  },
  actions: {
    askSubscriptionToClose: sendTo('subscription', { type: 'flow.close' }),
    /** What a flow asks or tells is for the app. */
    passOn: tellParent<ModalInput, ModalEvent>(({ event }) => ({ type: 'overlay.tell', fact: event })),
  },
}).createMachine({
  id: 'modal',
  description: 'The flow of the modal that is open; it begins and ends with the modal.',
  context: ({ input }) => input,
  initial: 'arriving',
  on: {
    'session.established': { actions: 'passOn' },
    'session.change': { actions: 'passOn' },
    'session.expire': { actions: 'passOn' },
    'route.go': { actions: 'passOn' },
    'member.joined': { actions: 'passOn' },
    'card.linked': { actions: 'passOn' },
    'payment.failed': { actions: 'passOn' },
    'toast.show': { actions: 'passOn' },
    'flow.closed': { actions: 'passOn' },
  },
  states: {
    arriving: {
      description: 'Decides which flow the modal needs.',
      always: { guard: { type: 'isFor', params: { kind: 'subscription' } }, target: 'subscribing' },
    },
    subscribing: {
      description: 'A plan is chosen or changed.',
      invoke: {
        id: 'subscription',
        src: 'subscription',
        input: ({ context }) => context.overlay,
        onDone: 'left',
      },
      on: { 'flow.close': { actions: 'askSubscriptionToClose' } },
    },
    left: { description: 'The flow is done.', type: 'final' },
  },
});
