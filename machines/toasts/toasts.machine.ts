import { assign, enqueueActions, setup, type ActorRefFrom } from 'xstate';
import type { ToastContent } from '#machines/domain/toast.ts';
import { errorShown } from '#machines/domain/tracked-event.ts';
import { notify } from '#machines/notify.ts';
import { toastMachine, type ToastRef } from './toast.machine.ts';
import type { ToastsEvent } from './toasts.types.ts';

export interface ToastsContext {
  toasts: ToastRef[];
  lastNumber: number;
}

export type ToastsRef = ActorRefFrom<typeof toastsMachine>;

export const toastsMachine = setup({
  types: {} as {
    context: ToastsContext;
    events: ToastsEvent;
    children: Record<string, 'toast'>;
  },
  actors: { toast: toastMachine },
  guards: {
    isLast: ({ context }, { id }: { id: string }) => context.toasts.every((toast) => toast.id === id),
  },
  actions: {
    addToast: assign(({ context, spawn }, { content }: { content: ToastContent }) => {
      const lastNumber = context.lastNumber + 1;
      const id = `toast-${lastNumber}`;
      return { lastNumber, toasts: [...context.toasts, spawn('toast', { id, input: { id, content } })] };
    }),
    trackFailure: notify('tracker', (_, { content: { message } }: { content: ToastContent }) =>
      message.key === 'failure' ? { type: 'event.tracked', tracked: errorShown(message.error) } : null,
    ),
    removeToast: enqueueActions(({ context, enqueue }, { id }: { id: string }) => {
      enqueue.stopChild(id);
      enqueue.assign({ toasts: context.toasts.filter((toast) => toast.id !== id) });
    }),
  },
}).createMachine({
  id: 'toasts',
  description: 'The stack of short messages.',
  context: { toasts: [], lastNumber: 0 },
  initial: 'empty',
  on: {
    'toast.show': {
      target: '.showing',
      actions: [
        { type: 'addToast', params: ({ event }) => ({ content: event.content }) },
        { type: 'trackFailure', params: ({ event }) => ({ content: event.content }) },
      ],
    },
  },
  states: {
    empty: { description: 'No message.' },
    showing: {
      description: 'At least one message, the newest on top.',
      on: {
        'toast.closed': [
          {
            guard: { type: 'isLast', params: ({ event }) => ({ id: event.id }) },
            target: 'empty',
            actions: { type: 'removeToast', params: ({ event }) => ({ id: event.id }) },
          },
          { actions: { type: 'removeToast', params: ({ event }) => ({ id: event.id }) } },
        ],
      },
    },
  },
});
