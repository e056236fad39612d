import { assign, setup, type ActorRefFrom, type NonReducibleUnknown } from 'xstate';
import { answerTimeout, errorActions, setError } from '#machines/call.ts';
import { asAppError, isUnanswered, type AppError } from '#machines/domain/app-error.ts';
import { notify } from '#machines/notify.ts';
import { present } from '#machines/present.ts';
import { notProvided } from '#machines/not-provided.ts';
import { checkPending, reportWork } from './work.ts';

/** What is known of a payment: it happened, it is under way at the bank, or there is none. */
export type PaymentReply<Answer> =
  { kind: 'settled'; answer: Answer } | { kind: 'pending' } | { kind: 'absent' };

export interface PaymentInput<Order> {
  /** What to pay for; null for one that was interrupted by a refresh, and is only asked about. */
  order: Order | null;
}

export interface PaymentContext<Order, Answer> {
  order: Order | null;
  /** A UUID made before the call; the same one for every repetition. */
  key: string;
  resends: number;
  error: AppError | null;
  answer: Answer | null;
}

export type PaymentEvent = { type: 'payment.check' };

/** A failure without an error: an interrupted payment never reached the server. */
export type PaymentOutput<Answer> =
  { kind: 'succeeded'; answer: Answer } | { kind: 'failed'; error: AppError | null };

/** A card is charged, and the app hears when that fails; or only the key is needed: it must not happen twice either. */
export type PaymentKind = 'charge' | 'keyed';

const mostResends = 2;

/**
 * The one machine for a call that costs money. The key is stored before the call; without an answer the same key is
 * sent again at most twice, then the server is asked what happened. It never pays twice, and never guesses.
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
      prepareKey: notProvided<{ key: string }, { order: Order }>('prepareKey'),
      sendOrder: notProvided<PaymentReply<Answer>, { key: string; order: Order }>('sendOrder'),
      askOutcome: notProvided<PaymentReply<Answer>>('askOutcome'),
    },
    guards: {
      isInterrupted: ({ context }) => context.order === null,
      isPending: (_, { reply }: { reply: PaymentReply<Answer> }) => reply.kind === 'pending',
      mayResend: ({ context }, { error }: { error: unknown }) =>
        isUnanswered(asAppError(error)) && context.resends < mostResends,
      isUnanswered: (_, { error }: { error: unknown }) => isUnanswered(asAppError(error)),
      hasSucceeded: ({ context }) => context.answer !== null,
    },
    actions: {
      setKey: assign({ key: (_, { key }: { key: string }) => key }),
      setReply: assign({
        answer: (_, { reply }: { reply: PaymentReply<Answer> }) =>
          reply.kind === 'settled' ? reply.answer : null,
        error: null,
      }),
      ...errorActions<Context, PaymentEvent>(),
      countResend: assign({ resends: ({ context }) => context.resends + 1 }),
      /** From here on the flow around it must not be torn away, until it ends or cannot be found out. */
      ...reportWork<Context, PaymentEvent>(),
      /** Whatever page comes next can say what is with the bank. */
      notifyPending: notify('session', () => (kind === 'charge' ? { type: 'session.refresh' } : null)),
      trackFailed: notify('tracker', () =>
        kind === 'charge' ? { type: 'event.tracked', tracked: { name: 'Payment Failed' } } : null,
      ),
    },
    delays: {
      answerTimeout,
      resendPause: ({ context }) => (context.resends > 1 ? 5000 : 2000),
      askPause: 2000,
      pendingTimeout: 60_000,
    },
  }).createMachine({
    id,
    description: 'A call that costs money: sent under one key, and never believed without an answer.',
    context: ({ input }) => ({ order: input.order, key: '', resends: 0, error: null, answer: null }),
    initial: 'checkingPending',
    output: ({ context: { answer, error } }) =>
      answer === null ? { kind: 'failed', error } : { kind: 'succeeded', answer },
    states: {
      checkingPending: { ...checkPending('asking', 'preparing'), entry: 'notifyBegun' },
      preparing: {
        description: 'The key is made and stored before anything is sent.',
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
        after: { answerTimeout: 'failed' },
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
              guard: { type: 'isUnanswered', params: ({ event }) => ({ error: event.error }) },
              target: 'asking',
            },
            { target: 'failed', actions: setError },
          ],
        },
        after: { answerTimeout: 'asking' },
      },
      pausing: {
        description: 'No answer came; the same key is sent again in a moment.',
        tags: ['busy', 'confirming'],
        after: { resendPause: 'paying' },
      },
      asking: {
        description: 'The server is asked whether it happened.',
        tags: ['busy', 'confirming'],
        invoke: {
          id: 'askOutcome',
          src: 'askOutcome',
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
          onError: 'unknown',
        },
        after: { answerTimeout: 'unknown' },
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
                  guard: { type: 'isPending', params: ({ event }) => ({ reply: event.output }) },
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
        description: 'It could not be found out. Asking again is possible, paying again is not.',
        on: { 'payment.check': { target: 'asking', actions: 'notifyBegun' } },
      },
      ending: {
        id: 'ending',
        description: 'The server has answered for good.',
        always: [{ guard: 'hasSucceeded', target: 'succeeded' }, { target: 'failed' }],
      },
      succeeded: { description: 'Paid, once.', type: 'final' },
      failed: { description: 'Nothing was paid.', type: 'final', entry: ['trackFailed', 'notifyEnded'] },
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
