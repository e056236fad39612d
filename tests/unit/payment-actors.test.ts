import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import { sampleSessions } from '#machines/samples/sessions.ts';
import { createPaymentMachine, type PaymentReply } from '#machines/payment/payment.machine.ts';
import { providePayment } from '#src/flows/payment/payment.actors.ts';
import type { AppDependencies } from '#src/app/app-dependencies.ts';
import { createPendingPayments, type PaymentTrace } from '#src/browser/pending-payments.ts';
import { apiWith } from '#tests/support/api-with.ts';
import { dependenciesWith } from '#tests/support/app-dependencies.ts';
import { startChild } from '#paths/explore/start-child.ts';
import { memoryStorage, refusingStorage } from './browser-stubs.ts';

const flow = 'testPayment';
const scope = sampleSessions.active.user.id;
const begin = Date.UTC(2026, 10, 21, 8);
const offline = { kind: 'offline' };

beforeEach(() => {
  vi.useFakeTimers({ now: begin });
});
afterEach(() => {
  vi.useRealTimers();
});

interface Setting {
  local?: AppDependencies['local'];
  replies: PaymentReply<string>[];
  settlingTime?: number;
  isUnderWay?: () => Promise<boolean>;
  send?: () => Promise<PaymentReply<string>>;
}

/** A payment whose sending never has an answer unless it is told, and whose outcome is asked about. */
function start(
  order: string | null,
  { local = memoryStorage(), replies, settlingTime, isUnderWay, send }: Setting,
) {
  const traces: PaymentTrace[] = [];
  const keys: string[] = [];
  const dependencies = dependenciesWith({ api: apiWith({}), local, session: () => sampleSessions.active });
  const machine = providePayment<string, string>(createPaymentMachine(flow, 'charge'), dependencies, {
    send: async (_, key) => {
      keys.push(key);
      if (send) return send();
      throw offline;
    },
    ask: async (_, trace) => {
      traces.push(trace);
      return replies.shift() ?? { kind: 'absent' };
    },
    traceOf: (lastPayoutId) => ({ lastPayoutId }),
    ...(settlingTime !== undefined && { settlingTime }),
    ...(isUnderWay && { isUnderWay }),
  });
  const { actor, stop } = startChild(machine, { order });
  onTestFinished(stop);
  return { actor, traces, keys, marks: createPendingPayments(local, { client: 'varsity', now: Date.now }) };
}

/** What a refresh finds: a payment that was asked for some milliseconds ago. */
function cutOff(age: number) {
  const local = memoryStorage();
  const marks = createPendingPayments(local, { client: 'varsity', now: () => begin - age });
  marks.write(flow, { key: crypto.randomUUID(), scope, lastPayoutId: 'payout-1' });
  return local;
}

describe('a payment whose answer never came', () => {
  test('[SUBS-13] is not believed to be absent while it may still be on its way', async () => {
    const { actor, traces, marks } = start(null, { local: cutOff(4000), replies: [] });
    await vi.advanceTimersByTimeAsync(0);
    expect(actor.getSnapshot().value).toEqual({ pending: 'resting' });
    expect(marks.read(flow)).not.toBeNull();
    await vi.advanceTimersByTimeAsync(2000);
    await waitFor(actor, ({ status }) => status === 'done');
    expect(actor.getSnapshot().output).toEqual({ kind: 'failed', error: null });
    expect(traces).toHaveLength(2);
    expect(marks.read(flow)).toBeNull();
  });

  test('[SUBS-13] is absent at once where it was asked for long ago', async () => {
    const { actor } = start(null, { local: cutOff(5000), replies: [] });
    await vi.advanceTimersByTimeAsync(0);
    expect(actor.getSnapshot().output).toEqual({ kind: 'failed', error: null });
  });

  test('[SUBS-13] waits longer where the server may', async () => {
    const { actor } = start(null, { local: cutOff(14_000), replies: [], settlingTime: 15_000 });
    await vi.advanceTimersByTimeAsync(0);
    expect(actor.getSnapshot().value).toEqual({ pending: 'resting' });
    await vi.advanceTimersByTimeAsync(2000);
    expect(actor.getSnapshot().output).toEqual({ kind: 'failed', error: null });
  });

  test('[SUBS-13] is pending as long as it is with the bank, which is asked after its time on the way alone', async () => {
    const answers = [true, true, false];
    const isUnderWay = vi.fn(async () => answers.shift() ?? false);
    const { actor, marks } = start(null, { local: cutOff(4000), replies: [], isUnderWay });
    await vi.advanceTimersByTimeAsync(0);
    expect(isUnderWay).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(4000);
    expect(isUnderWay).toHaveBeenCalledTimes(2);
    expect(actor.getSnapshot().value).toEqual({ pending: 'resting' });
    expect(marks.read(flow)).not.toBeNull();
    await vi.advanceTimersByTimeAsync(2000);
    expect(actor.getSnapshot().output).toEqual({ kind: 'failed', error: null });
    expect(marks.read(flow)).toBeNull();
  });

  test('[SUBS-13] is asked about by what was remembered of it, over a refresh', async () => {
    const { actor, traces } = start(null, {
      local: cutOff(1000),
      replies: [{ kind: 'settled', answer: 'payout-2' }],
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(actor.getSnapshot().output).toEqual({ kind: 'succeeded', answer: 'payout-2' });
    expect(traces).toMatchObject([{ lastPayoutId: 'payout-1' }]);
  });

  test('[SUBS-13] is sent three times under one key, and asked about where nothing can be stored', async () => {
    const { actor, traces, keys } = start('payout-7', {
      local: refusingStorage,
      replies: [{ kind: 'settled', answer: 'payout-8' }],
    });
    await vi.advanceTimersByTimeAsync(7000);
    expect(actor.getSnapshot().output).toEqual({ kind: 'succeeded', answer: 'payout-8' });
    expect([keys.length, new Set(keys).size]).toEqual([3, 1]);
    expect(traces).toEqual([{ lastPayoutId: 'payout-7' }]);
  });

  test('[SUBS-13] is remembered from before it is sent until its answer', async () => {
    const answers: ((reply: PaymentReply<string>) => void)[] = [];
    const send = () => new Promise<PaymentReply<string>>((resolve) => answers.push(resolve));
    const { actor, marks, keys } = start('payout-7', { replies: [], send });
    await vi.advanceTimersByTimeAsync(0);
    expect(marks.read(flow)).toEqual({ key: keys[0], startedAt: begin, scope, lastPayoutId: 'payout-7' });
    answers[0]?.({ kind: 'settled', answer: 'payout-8' });
    await vi.advanceTimersByTimeAsync(0);
    expect(actor.getSnapshot().output).toEqual({ kind: 'succeeded', answer: 'payout-8' });
    expect(marks.read(flow)).toBeNull();
  });
});
