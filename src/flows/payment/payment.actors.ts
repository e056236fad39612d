import { fromPromise, type NonReducibleUnknown } from 'xstate';
import { asAppError, isUnanswered } from '#machines/domain/app-error.ts';
import type { PaymentMachine, PaymentReply } from '#machines/payment/payment.machine.ts';
import type { AppDependencies } from '#src/app/app-dependencies.ts';
import type { PendingPaymentMark, PaymentTrace } from '#src/browser/pending-payments.ts';
import { pendingPaymentsOf } from './pending-payments.actors.ts';

const usualSettlingTime = 5000;

interface PaymentCalls<Order, Answer> {
  send: (order: Order, key: string, signal: AbortSignal) => Promise<PaymentReply<Answer>>;
  /** What the server knows of a payment whose answer never came. */
  ask: (signal: AbortSignal, trace: PaymentTrace) => Promise<PaymentReply<Answer>>;
  /** How long a call may be on its way and be worked on, milliseconds: until then what seems absent is still pending. */
  settlingTime?: number;
  /** Whether what still seems absent after that is with the bank. */
  isUnderWay?: (signal: AbortSignal, trace: PaymentTrace) => Promise<boolean>;
  /** What is remembered of an order, so that its outcome can be told. */
  traceOf?: (order: Order) => PaymentTrace;
}

/** A payment's actors. Its key is stored before the call, and forgotten with the first answer that is final. */
export function providePayment<Order extends NonReducibleUnknown, Answer>(
  machine: PaymentMachine<Order, Answer>,
  dependencies: AppDependencies,
  { send, ask, settlingTime = usualSettlingTime, isUnderWay, traceOf }: PaymentCalls<Order, Answer>,
): PaymentMachine<Order, Answer> {
  const flow = machine.id;
  const pendingPayments = pendingPaymentsOf(dependencies);
  /** The latest one, where nothing can be stored. */
  let unstored: PaymentTrace = {};
  const settle = (reply: PaymentReply<Answer>) => {
    if (reply.kind !== 'pending') pendingPayments.clear(flow);
    return reply;
  };
  const isOnItsWay = () => {
    const mark = pendingPayments.read(flow);
    return mark !== null && Date.now() - mark.startedAt < settlingTime;
  };
  return machine.provide({
    actors: {
      prepareKey: fromPromise<{ key: string }, { order: Order }>(async ({ input }) => {
        const key = crypto.randomUUID();
        const scope = dependencies.session()?.user.id ?? '';
        unstored = traceOf?.(input.order) ?? {};
        pendingPayments.write(flow, { key, scope, ...unstored });
        return { key };
      }),
      sendOrder: fromPromise<PaymentReply<Answer>, { key: string; order: Order }>(
        async ({ input, signal }) => {
          try {
            return settle(await send(input.order, input.key, signal));
          } catch (error) {
            if (!signal.aborted && !isUnanswered(asAppError(error))) pendingPayments.clear(flow);
            throw error;
          }
        },
      ),
      askOutcome: fromPromise<PaymentReply<Answer>, void>(async ({ signal }) => {
        const trace = interruptedPayment(flow, dependencies) ?? unstored;
        const reply = await ask(signal, trace);
        if (reply.kind !== 'absent') return settle(reply);
        const isPending = isOnItsWay() || (await isUnderWay?.(signal, trace)) === true;
        return isPending ? { kind: 'pending' } : settle(reply);
      }),
    },
  });
}

/** The payment of the person who is signed in that was interrupted before its answer came; or null. */
export function interruptedPayment(flow: string, dependencies: AppDependencies): PendingPaymentMark | null {
  const mark = pendingPaymentsOf(dependencies).read(flow);
  return mark !== null && mark.scope === dependencies.session()?.user.id ? mark : null;
}

/** Whether there is one. */
export function isInterrupted(flow: string, dependencies: AppDependencies): boolean {
  return interruptedPayment(flow, dependencies) !== null;
}
