import { sendTo, setup } from 'xstate';
import { cardMachine } from '#machines/card/card.machine.ts';
import type { CardOverlay, FlowOverlay, SubscriptionOverlay } from '#machines/domain/overlay.ts';
import { linkCardMachine } from '#machines/link-card/link-card.machine.ts';
import { membershipCancelMachine } from '#machines/membership-cancel/membership-cancel.machine.ts';
import { subscriptionMachine } from '#machines/subscription/subscription.machine.ts';
import { withdrawalMachine } from '#machines/withdrawal/withdrawal.machine.ts';

export interface ModalInput {
  overlay: FlowOverlay;
}

/** A flow hears `flow.close`, and is done as soon as it may be. */
export type ModalEvent = { type: 'flow.close' };

export const modalMachine = setup({
  types: {} as {
    context: ModalInput;
    events: ModalEvent;
    input: ModalInput;
    children: {
      subscription: 'subscription';
      membershipCancel: 'membershipCancel';
      card: 'card';
      linkCard: 'linkCard';
      withdrawal: 'withdrawal';
    };
  },
  actors: {
    subscription: subscriptionMachine,
    membershipCancel: membershipCancelMachine,
    card: cardMachine,
    linkCard: linkCardMachine,
    withdrawal: withdrawalMachine,
  },
  guards: {
    isFor: ({ context }, { kind }: { kind: FlowOverlay['kind'] }) => context.overlay.kind === kind,
  },
  actions: {
    askCardToClose: sendTo('card', { type: 'flow.close' }),
    askLinkCardToClose: sendTo('linkCard', { type: 'flow.close' }),
    askSubscriptionToClose: sendTo('subscription', { type: 'flow.close' }),
    askWithdrawalToClose: sendTo('withdrawal', { type: 'flow.close' }),
    askCancelToClose: sendTo('membershipCancel', { type: 'flow.close' }),
  },
}).createMachine({
  id: 'modal',
  description: 'The flow of the modal that is open; it begins and ends with the modal.',
  context: ({ input }) => input,
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Decides which flow the modal needs.',
      always: [
        { guard: { type: 'isFor', params: { kind: 'card' } }, target: 'changingCard' },
        { guard: { type: 'isFor', params: { kind: 'linkCard' } }, target: 'linkingCard' },
        { guard: { type: 'isFor', params: { kind: 'subscription' } }, target: 'subscribing' },
        { guard: { type: 'isFor', params: { kind: 'withdrawal' } }, target: 'withdrawing' },
        { target: 'leaving' },
      ],
    },
    subscribing: {
      description: 'A plan is chosen or changed.',
      invoke: {
        id: 'subscription',
        src: 'subscription',
        input: ({ context }) => context.overlay as SubscriptionOverlay,
        onDone: 'left',
      },
      on: { 'flow.close': { actions: 'askSubscriptionToClose' } },
    },
    changingCard: {
      description: 'Something is done to one card.',
      invoke: {
        id: 'card',
        src: 'card',
        input: ({ context }) => context.overlay as CardOverlay,
        onDone: 'left',
      },
      on: { 'flow.close': { actions: 'askCardToClose' } },
    },
    linkingCard: {
      description: 'One more card is linked.',
      invoke: { id: 'linkCard', src: 'linkCard', onDone: 'left' },
      on: { 'flow.close': { actions: 'askLinkCardToClose' } },
    },
    withdrawing: {
      description: 'Cash back is withdrawn.',
      invoke: { id: 'withdrawal', src: 'withdrawal', onDone: 'left' },
      on: { 'flow.close': { actions: 'askWithdrawalToClose' } },
    },
    leaving: {
      description: 'The membership is cancelled.',
      invoke: { id: 'membershipCancel', src: 'membershipCancel', onDone: 'left' },
      on: { 'flow.close': { actions: 'askCancelToClose' } },
    },
    left: { description: 'The flow is done.', type: 'final' },
  },
});
