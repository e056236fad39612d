import { assign, setup, type ActorRefFrom, type NonReducibleUnknown } from 'xstate';
import { answerTimeout, errorActions, setError } from '#machines/call.ts';
import { asAppError, hasNoAnswer, leavesOpen, type AppError } from '#machines/domain/app-error.ts';
import { notify } from '#machines/notify.ts';
import { present } from '#machines/present.ts';
import { notProvided } from '#machines/not-provided.ts';
import type {
  PaymentAnswer,
  PaymentContext,
  PaymentEvent,
  PaymentInput,
  PaymentKind,
  PaymentOutput,
  PaymentReply,
} from './payment.types.ts';
import { checkPending, reportWork } from './work.ts';

const mostResends = 2;

/** How long an outcome that is open is asked about, milliseconds. */
export const askingTime = 60_000;

/**
 * The one machine for a call that costs money. Any answer ends the sending. Without an answer the same key is sent again
 * at most twice, where the server takes keys. An outcome that is open is asked about for a minute.
 */
export function createPaymentMachine<Order extends NonReducibleUnknown, Answer>(
  id: string,
  kind: PaymentKind,
) {
  type Context = PaymentContext<Order, Answer>;
  return setup({
    types: {} as {
      context: Context;
      events: PaymentEvent;
      input: PaymentInput<Order>;
      output: PaymentOutput<Answer>;
      tags: 'busy' | 'confirming';
    },
    actors: {
      prepareKey: notProvided<{ key: string | null }, { order: Order }>('prepareKey'),
      sendOrder: notProvided<PaymentAnswer<Answer>, { key: string | null; order: Order }>('sendOrder'),
      askOutcome: notProvided<PaymentReply<Answer>>('askOutcome'),
    },
    guards: {
      isInterrupted: ({ context }) => context.order === null,
      isPending: (_, { reply }: { reply: PaymentReply<Answer> }) => reply.kind === 'pending',
      isStillOpen: (_, { reply }: { reply: PaymentReply<Answer> }) =>
        ['pending', 'unclear'].includes(reply.kind),
      isUnclear: (_, { reply }: { reply: PaymentReply<Answer> }) => reply.kind === 'unclear',
      mayResend: ({ context: { key, resends } }, { error }: { error: unknown }) =>
        key !== null && resends < mostResends && hasNoAnswer(asAppError(error)),
      leavesOpen: (_, { error }: { error: unknown }) => leavesOpen(asAppError(error)),
      /** Without a connection or a session the server cannot be asked. */
      cannotAsk: (_, { error }: { error: unknown }) =>
        ['offline', 'expired'].includes(asAppError(error).kind),
      hasSucceeded: ({ context }) => context.answer !== null,
    },
    actions: {
      setKey: assign({ key: (_, { key }: { key: string | null }) => key }),
      setReply: assign({
        answer: (_, { reply }: { reply: PaymentReply<Answer> }) =>
          reply.kind === 'settled' ? reply.answer : null,
        error: (_, { reply }: { reply: PaymentReply<Answer> }): AppError | null =>
          reply.kind === 'unconfirmed' ? { kind: 'unconfirmed' } : null,
      }),
      ...errorActions<Context, PaymentEvent>(),
      setUnsent: assign({ error: { kind: 'unsent', reason: 'timeout' } }),
      countResend: assign({ resends: ({ context }) => context.resends + 1 }),
      /** From here on the flow around it must not be torn away, until it ends or cannot be found out. */
      ...reportWork<Context, PaymentEvent>(),
      /** Whatever page comes next can say what is with the bank. */
      notifyPending: notify('session', () => (kind === 'charge' ? { type: 'session.refresh' } : null)),
      notifyExpired: notify('session', (_, { error }: { error: unknown }) =>
        asAppError(error).kind === 'expired' ? { type: 'session.expire' } : null,
      ),
      trackFailed: notify('tracker', () =>
        kind === 'charge' ? { type: 'event.tracked', tracked: { name: 'Payment Failed' } } : null,
      ),
    },
    delays: {
      answerTimeout,
      resendPause: ({ context }) => (context.resends > 1 ? 5000 : 2000),
      askPause: 2000,
      askingTimeout: askingTime,
      pendingTimeout: 60_000,
    },
  }).createMachine({
    id,
    description:
      'A call that costs money: an answer ends the sending, and what it leaves open is asked about.',
    context: ({ input }) => ({ order: input.order, key: null, resends: 0, error: null, answer: null }),
    initial: 'checkingPending',
    output: ({ context: { answer, error } }) =>
      answer === null ? { kind: 'failed', error } : { kind: 'succeeded', answer },
    states: {
      checkingPending: { ...checkPending('asking', 'preparing'), entry: 'notifyBegun' },
      preparing: {
        description: 'What the outcome is told by is stored before anything is sent.',
        tags: 'busy',
        invoke: {
          id: 'prepareKey',
          src: 'prepareKey',
          input: ({ context }) => ({ order: present(context.order, 'order') }),
          onDone: {
            target: 'paying',
            actions: { type: 'setKey', params: ({ event }) => ({ key: event.output.key }) },
          },
          onError: { target: 'failed', actions: setError },
        },
        after: { answerTimeout: { target: 'failed', actions: 'setUnsent' } },
      },
      paying: {
        description: 'The order is with the server.',
        tags: 'busy',
        invoke: {
          id: 'sendOrder',
          src: 'sendOrder',
          input: ({ context }) => ({ key: context.key, order: present(context.order, 'order') }),
          onDone: [
            {
              guard: { type: 'isPending', params: ({ event }) => ({ reply: event.output }) },
              target: 'pending',
            },
            {
              target: 'ending',
              actions: { type: 'setReply', params: ({ event }) => ({ reply: event.output }) },
            },
          ],
          onError: [
            {
              guard: { type: 'mayResend', params: ({ event }) => ({ error: event.error }) },
              target: 'pausing',
              actions: [setError, 'countResend'],
            },
            {
              guard: { type: 'leavesOpen', params: ({ event }) => ({ error: event.error }) },
              target: 'asking',
            },
            { target: 'failed', actions: setError },
          ],
        },
        after: { answerTimeout: 'asking' },
      },
      pausing: {
        description: 'No answer came at all; the same key is sent again in a moment.',
        tags: ['busy', 'confirming'],
        after: { resendPause: 'paying' },
      },
      asking: {
        description: 'What happened is open: the server is asked for a minute, and nothing is sent.',
        tags: ['busy', 'confirming'],
        initial: 'checking',
        after: { askingTimeout: 'unknown' },
        states: {
          checking: {
            description: 'The server is asked whether it happened.',
            invoke: {
              id: 'askOutcome',
              src: 'askOutcome',
              onDone: [
                {
                  guard: { type: 'isPending', params: ({ event }) => ({ reply: event.output }) },
                  target: `#${id}.pending`,
                },
                {
                  guard: { type: 'isUnclear', params: ({ event }) => ({ reply: event.output }) },
                  target: 'resting',
                },
                {
                  target: '#ending',
                  actions: { type: 'setReply', params: ({ event }) => ({ reply: event.output }) },
                },
              ],
              onError: [
                {
                  guard: { type: 'cannotAsk', params: ({ event }) => ({ error: event.error }) },
                  target: `#${id}.unknown`,
                  actions: { type: 'notifyExpired', params: ({ event }) => ({ error: event.error }) },
                },
                { target: 'resting' },
              ],
            },
          },
          resting: { description: 'Nothing shows it yet; a moment passes.', after: { askPause: 'checking' } },
        },
      },
      pending: {
        description: 'The bank has not decided yet.',
        entry: 'notifyPending',
        tags: ['busy', 'confirming'],
        initial: 'resting',
        after: { pendingTimeout: 'unknown' },
        states: {
          resting: { description: 'A moment passes.', after: { askPause: 'checking' } },
          checking: {
            description: 'The server is asked whether the bank has decided.',
            invoke: {
              id: 'checkOutcome',
              src: 'askOutcome',
              onDone: [
                {
                  guard: { type: 'isStillOpen', params: ({ event }) => ({ reply: event.output }) },
                  target: 'resting',
                },
                {
                  target: '#ending',
                  actions: { type: 'setReply', params: ({ event }) => ({ reply: event.output }) },
                },
              ],
              onError: 'resting',
            },
          },
        },
      },
      unknown: {
        entry: 'notifyEnded',
        description: 'It could not be found out. It can be asked about again.',
        on: { 'payment.check': { target: 'asking', actions: 'notifyBegun' } },
      },
      ending: {
        id: 'ending',
        description: 'The server has answered for good.',
        always: [{ guard: 'hasSucceeded', target: 'succeeded' }, { target: 'failed' }],
      },
      succeeded: { description: 'Paid, once.', type: 'final' },
      failed: {
        description: 'Nothing was paid, as far as anybody can tell.',
        type: 'final',
        entry: ['trackFailed', 'notifyEnded'],
      },
    },
  });
}

/** The machine as the catalogue shows it, whatever is paid. */
export const paymentMachine = createPaymentMachine<string, unknown>('payment', 'charge');

export type PaymentMachine<Order extends NonReducibleUnknown, Answer> = ReturnType<
  typeof createPaymentMachine<Order, Answer>
>;
export type PaymentRef<Order extends NonReducibleUnknown, Answer> = ActorRefFrom<
  PaymentMachine<Order, Answer>
>;
