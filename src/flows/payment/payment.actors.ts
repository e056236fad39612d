import { fromPromise, type NonReducibleUnknown } from 'xstate';
import { asAppError, hasNoAnswer, leavesOpen, unsent, type AppError } from '#machines/domain/app-error.ts';
import type { Session } from '#machines/domain/member.ts';
import { markOf } from '#machines/domain/membership-mark.ts';
import { askingTime, type PaymentMachine } from '#machines/payment/payment.machine.ts';
import type { PaymentAnswer, PaymentReply } from '#machines/payment/payment.types.ts';
import { isAbort } from '#src/api/errors.ts';
import type { AppDependencies } from '#src/app/app-dependencies.ts';
import { readBriefly } from '#src/app/read-briefly.ts';
import { oneAtATime } from '#src/browser/one-at-a-time.ts';
import type { PendingPaymentMark, PaymentTrace } from '#src/browser/pending-payments.ts';
import { pendingPaymentsOf } from './pending-payments.actors.ts';

const usualSettlingTime = 5000;

/** How long an order without an answer is worth asking about, milliseconds; later the membership itself tells. */
export const openTime = 15 * 60_000;

/** Leaves an order open that another tab may have sent: it is asked about. */
const noAnswerYet: AppError = { kind: 'timeout' };

/** What the server shows of a payment; `absent` where it shows none. */
export type PaymentSight<Answer> = PaymentAnswer<Answer> | { kind: 'absent' };

interface PaymentCalls<Order, Answer> {
  /** The key is null where the server takes none. */
  send: (order: Order, key: string | null, signal: AbortSignal) => Promise<PaymentAnswer<Answer>>;
  /** What the server shows of a payment whose outcome is open, compared with how it was before. */
  ask: (signal: AbortSignal, trace: PaymentTrace) => Promise<PaymentSight<Answer>>;
  /** How long a call may be on its way and be worked on, milliseconds: until then what seems absent is unclear. */
  settlingTime?: number;
  /** Whether what still seems absent after that is with the bank. */
  isUnderWay?: (signal: AbortSignal, trace: PaymentTrace) => Promise<boolean>;
  /** Whether another tab may pay for the same: where the server takes no keys, nothing is sent while that is open. */
  looksFirst?: boolean;
  /** What is remembered of an order before it is sent, so that its outcome can be told. */
  traceOf?: (order: Order, signal: AbortSignal) => PaymentTrace | Promise<PaymentTrace>;
}

/**
 * A payment's actors. What its outcome is told by is stored before the call, and forgotten with the first answer that is
 * final. That nothing shows a payment is believed where the server takes keys, has refused it, or had it with the bank.
 */
export function providePayment<Order extends NonReducibleUnknown, Answer>(
  machine: PaymentMachine<Order, Answer>,
  dependencies: AppDependencies,
  {
    send,
    ask,
    settlingTime = usualSettlingTime,
    isUnderWay,
    looksFirst = false,
    traceOf,
  }: PaymentCalls<Order, Answer>,
): PaymentMachine<Order, Answer> {
  const flow = machine.id;
  const pendingPayments = pendingPaymentsOf(dependencies);
  /** The latest one, where nothing can be stored. */
  let unstored: PaymentTrace = {};

  const takesKeys = () => dependencies.client()?.featureFlags.idempotencyKeys === true;
  const remember = (changes: PaymentTrace) => {
    unstored = { ...unstored, ...changes };
    pendingPayments.update(flow, changes);
  };
  const settle = <Reply extends PaymentReply<Answer>>(reply: Reply) => {
    if (reply.kind === 'pending') remember({ lastAnswer: 'pending' });
    else pendingPayments.clear(flow);
    return reply;
  };
  const isOnItsWay = () => {
    const mark = pendingPayments.read(flow);
    return mark !== null && Date.now() - mark.startedAt < settlingTime;
  };

  function rememberFailure(thrown: unknown): void {
    const error = asAppError(thrown);
    if (error.kind === 'expired') remember({ lastAnswer: 'refused' });
    else if (!leavesOpen(error)) pendingPayments.clear(flow);
    else if (!hasNoAnswer(error)) remember({ lastAnswer: 'open' });
  }

  /** What another tab has paid for since this one read what is to be paid. */
  async function paidElsewhere(signal: AbortSignal): Promise<PaymentAnswer<Answer> | null> {
    const sight = await readBriefly((limited) => ask(limited, unstored), signal).catch(() => null);
    signal.throwIfAborted();
    return sight === null || sight.kind === 'absent' ? null : sight;
  }

  /** Whether another tab asked for the same, and nobody has learnt yet what became of it. */
  function isOpenElsewhere(): boolean {
    const mark = interruptedPayment(flow, dependencies);
    return mark !== null && mark.lastAnswer !== 'refused' && Date.now() - mark.startedAt < openTime;
  }

  function writeMark(key: string): void {
    const scope = dependencies.session()?.user.id ?? '';
    pendingPayments.write(flow, { key, scope, ...unstored });
  }

  async function sendOnce(order: Order, key: string | null, signal: AbortSignal) {
    try {
      return settle(await send(order, key, signal));
    } catch (error) {
      if (!isAbort(error)) rememberFailure(error);
      throw error;
    }
  }

  /**
   * One payment at a time, over all tabs: a second one sees the first. A lock ends with its tab or with the wait for an
   * answer, and the server may still be working: then the outcome is asked about, and nothing is sent.
   */
  async function sendUnlessElsewhere(order: Order, signal: AbortSignal) {
    return oneAtATime(`payment:${dependencies.http.client}`, signal, async () => {
      const paid = await paidElsewhere(signal);
      if (paid !== null) return settle(paid);
      if (isOpenElsewhere()) throw noAnswerYet;
      writeMark(crypto.randomUUID());
      return sendOnce(order, null, signal);
    });
  }

  /** What it means that the server shows no payment. */
  async function absence(signal: AbortSignal, trace: PaymentTrace): Promise<PaymentReply<Answer>> {
    const { lastAnswer, askedSince = Date.now() } = trace;
    if (lastAnswer === 'open' || (lastAnswer === undefined && !takesKeys())) {
      if (trace.askedSince === undefined) remember({ askedSince });
      return Date.now() - askedSince < askingTime ? { kind: 'unclear' } : settle({ kind: 'unconfirmed' });
    }
    if (isOnItsWay()) return { kind: 'unclear' };
    return (await isUnderWay?.(signal, trace)) === true ? { kind: 'pending' } : settle({ kind: 'absent' });
  }

  return machine.provide({
    actors: {
      prepareKey: fromPromise<{ key: string | null }, { order: Order }>(async ({ input, signal }) => {
        try {
          unstored = (await traceOf?.(input.order, signal)) ?? {};
          if (looksFirst && !takesKeys()) return { key: null };
          const key = crypto.randomUUID();
          writeMark(key);
          return { key: takesKeys() ? key : null };
        } catch (error) {
          throw unsent(asAppError(error));
        }
      }),
      sendOrder: fromPromise<PaymentAnswer<Answer>, { key: string | null; order: Order }>(
        async ({ input: { order, key }, signal }) =>
          looksFirst && key === null ? sendUnlessElsewhere(order, signal) : sendOnce(order, key, signal),
      ),
      askOutcome: fromPromise<PaymentReply<Answer>, void>(async ({ signal }) => {
        const trace = { ...interruptedPayment(flow, dependencies), ...unstored };
        const reply = await ask(signal, trace);
        return reply.kind === 'absent' ? absence(signal, trace) : settle(reply);
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

/** The membership as it is before a payment. */
export function markBefore(session: Session | null): Pick<PaymentTrace, 'before'> {
  const membership = session?.membership;
  return membership ? { before: markOf(membership) } : {};
}
