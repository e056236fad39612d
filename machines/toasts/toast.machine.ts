import { assign, setup, type ActorRefFrom } from 'xstate';
import type { ToastContent } from '#machines/domain/toast.ts';
import { notifyParent } from '#machines/notify-parent.ts';

export interface ToastContext {
  id: string;
  content: ToastContent;
  /** Milliseconds left; counted down in ticks, so that a pause keeps what is left. */
  remaining: number;
}

export type ToastEvent = { type: 'toast.pause' } | { type: 'toast.resume' } | { type: 'toast.close' };

export interface ToastInput {
  id: string;
  content: ToastContent;
}

export type ToastRef = ActorRefFrom<typeof toastMachine>;

const tick = 100;

export const toastMachine = setup({
  types: {} as { context: ToastContext; events: ToastEvent; input: ToastInput },
  guards: {
    isPersistent: ({ context }) => context.content.timeout === null,
    isLastTick: ({ context }) => context.remaining <= tick,
  },
  actions: {
    countDown: assign({ remaining: ({ context }) => context.remaining - tick }),
    notifyClosed: notifyParent<ToastContext, ToastEvent>(({ context }) => ({
      type: 'toast.closed',
      id: context.id,
    })),
  },
  delays: { tick, exit: 200 },
}).createMachine({
  id: 'toast',
  description: 'One message: it counts down, pauses while somebody reads it, and leaves.',
  context: ({ input }) => ({ id: input.id, content: input.content, remaining: input.content.timeout ?? 0 }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Decides whether the message hides by itself.',
      always: [{ guard: 'isPersistent', target: 'persistent' }, { target: 'counting' }],
    },
    persistent: {
      description: 'Stays until it is closed.',
      on: { 'toast.close': 'leaving' },
    },
    counting: {
      description: 'Shown; its time is running.',
      after: {
        tick: [
          { guard: 'isLastTick', target: 'leaving' },
          { target: 'counting', reenter: true, actions: 'countDown' },
        ],
      },
      on: { 'toast.pause': 'paused', 'toast.close': 'leaving' },
    },
    paused: {
      description: 'Shown; its time stands still because the pointer or the focus is on it.',
      on: { 'toast.resume': 'counting', 'toast.close': 'leaving' },
    },
    leaving: {
      description: 'Sliding out.',
      after: { exit: 'closed' },
    },
    closed: {
      description: 'Gone.',
      type: 'final',
      entry: 'notifyClosed',
    },
  },
});
