import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import { sampleSessions } from '#machines/samples/sessions.ts';
import { createPaymentMachine } from '#machines/payment/payment.machine.ts';
import type { PaymentAnswer } from '#machines/payment/payment.types.ts';
import { sampleProgramme } from '#machines/samples/programme.ts';
import { providePayment, type PaymentSight } from '#src/flows/payment/payment.actors.ts';
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
  replies: PaymentSight<string>[];
  /** Whether the server takes keys; it does unless told otherwise. */
  takesKeys?: boolean;
  settlingTime?: number;
  isUnderWay?: () => Promise<boolean>;
  send?: () => Promise<PaymentAnswer<string>>;
  traceOf?: () => Promise<PaymentTrace>;
}

/** A payment whose sending never has an answer unless it is told, and whose outcome is asked about. */
function start(
  order: string | null,
  { local = memoryStorage(), replies, takesKeys = true, settlingTime, isUnderWay, send, traceOf }: Setting,
) {
  const traces: PaymentTrace[] = [];
  const keys: (string | null)[] = [];
  const { client } = sampleProgramme;
  const dependencies = dependenciesWith({
    api: apiWith({}),
    local,
    session: () => sampleSessions.active,
    client: () => ({ ...client, featureFlags: { ...client.featureFlags, idempotencyKeys: takesKeys } }),
  });
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
    traceOf: traceOf ?? ((lastPayoutId) => ({ lastPayoutId })),
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
    expect(actor.getSnapshot().value).toEqual({ asking: 'resting' });
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
    expect(actor.getSnapshot().value).toEqual({ asking: 'resting' });
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

  test('[BACK-04] is sent once without a key, and asked about for a minute', async () => {
    const { actor, traces, keys } = start('payout-7', { replies: [], takesKeys: false });
    await vi.advanceTimersByTimeAsync(59_999);
    expect([keys, actor.getSnapshot().value]).toEqual([[null], { asking: 'resting' }]);
    await vi.advanceTimersByTimeAsync(1);
    expect([keys, actor.getSnapshot().value]).toEqual([[null], 'unknown']);
    expect(traces).toHaveLength(30);
  });

  test('[BACK-04] is let go where it is asked about again after that minute, and nothing is claimed', async () => {
    const { actor, marks, keys } = start('payout-7', { replies: [], takesKeys: false });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(marks.read(flow)).toMatchObject({ askedSince: begin });
    actor.send({ type: 'payment.check' });
    await vi.advanceTimersByTimeAsync(0);
    expect(actor.getSnapshot().output).toEqual({ kind: 'failed', error: { kind: 'unconfirmed' } });
    expect([keys, marks.read(flow)]).toEqual([[null], null]);
  });

  test('[BACK-04] is not believed to be absent over a refresh either', async () => {
    const { actor } = start(null, { local: cutOff(4000), replies: [], takesKeys: false });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(actor.getSnapshot().value).toEqual({ asking: 'resting' });
  });

  test('[SUBS-13] is remembered from before it is sent until its answer', async () => {
    const answers: ((reply: PaymentAnswer<string>) => void)[] = [];
    const send = () => new Promise<PaymentAnswer<string>>((resolve) => answers.push(resolve));
    const { actor, marks, keys } = start('payout-7', { replies: [], send });
    await vi.advanceTimersByTimeAsync(0);
    expect(marks.read(flow)).toEqual({ key: keys[0], startedAt: begin, scope, lastPayoutId: 'payout-7' });
    answers[0]?.({ kind: 'settled', answer: 'payout-8' });
    await vi.advanceTimersByTimeAsync(0);
    expect(actor.getSnapshot().output).toEqual({ kind: 'succeeded', answer: 'payout-8' });
    expect(marks.read(flow)).toBeNull();
  });
});

const rejected = (status: number) => ({
  kind: 'rejected',
  status,
  code: null,
  message: null,
  fields: {},
  retryAfter: null,
});

describe('a payment that was answered', () => {
  test.each([{ kind: 'unexpected', reason: 'contract' }, ...[409, 500, 502, 503, 504].map(rejected)])(
    '[BACK-04] is never sent again when the answer leaves it open: %j',
    async (error) => {
      for (const takesKeys of [true, false]) {
        const { actor, keys, marks } = start('payout-7', {
          replies: [],
          takesKeys,
          send: async () => {
            throw error;
          },
        });
        await vi.advanceTimersByTimeAsync(58_000);
        expect([keys.length, actor.getSnapshot().value]).toEqual([1, { asking: 'resting' }]);
        expect(marks.read(flow)).toMatchObject({ lastAnswer: 'open' });
        await vi.advanceTimersByTimeAsync(2000);
        expect([keys.length, actor.getSnapshot().value]).toEqual([1, 'unknown']);
      }
    },
  );

  test('[BACK-04] is found when something shows it within the minute', async () => {
    const { actor, keys } = start('payout-7', {
      replies: [{ kind: 'absent' }, { kind: 'absent' }, { kind: 'settled', answer: 'payout-8' }],
      send: async () => {
        throw rejected(500);
      },
    });
    await vi.advanceTimersByTimeAsync(4000);
    expect([keys.length, actor.getSnapshot().output]).toEqual([1, { kind: 'succeeded', answer: 'payout-8' }]);
  });

  test('[BACK-04] by the end of the session is asked about after the login, and nothing was paid', async () => {
    const local = memoryStorage();
    const first = start('payout-7', {
      local,
      replies: [],
      takesKeys: false,
      send: async () => {
        throw { kind: 'expired' };
      },
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(first.actor.getSnapshot().output).toEqual({ kind: 'failed', error: { kind: 'expired' } });
    expect(first.marks.read(flow)).toMatchObject({ lastAnswer: 'refused' });
    await vi.advanceTimersByTimeAsync(6000);
    const second = start(null, { local, replies: [], takesKeys: false });
    await vi.advanceTimersByTimeAsync(0);
    expect(second.actor.getSnapshot().output).toEqual({ kind: 'failed', error: null });
    expect([second.traces.length, second.keys]).toEqual([1, []]);
  });

  test('[BACK-04] is over where the bank had it, and nothing shows it any more', async () => {
    const { actor } = start('payout-7', {
      replies: [],
      takesKeys: false,
      send: async () => ({ kind: 'pending' }),
    });
    await vi.advanceTimersByTimeAsync(2000);
    expect(actor.getSnapshot().value).toEqual({ pending: 'resting' });
    await vi.advanceTimersByTimeAsync(4000);
    expect(actor.getSnapshot().output).toEqual({ kind: 'failed', error: null });
  });
});

describe('a payment that fails before it is sent', () => {
  test('[BACK-04] says that nothing was sent', async () => {
    const { actor, keys, traces, marks } = start('payout-7', {
      replies: [],
      traceOf: async () => {
        throw offline;
      },
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(actor.getSnapshot().output).toEqual({
      kind: 'failed',
      error: { kind: 'unsent', reason: 'offline' },
    });
    expect([keys, traces, marks.read(flow)]).toEqual([[], [], null]);
  });

  test('[BACK-04] is cleared, so that it can be made again', async () => {
    const { actor, keys, traces, marks } = start('payout-7', {
      replies: [],
      send: async () => {
        throw { kind: 'unsent', reason: 'unknown' };
      },
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(actor.getSnapshot().output).toEqual({
      kind: 'failed',
      error: { kind: 'unsent', reason: 'unknown' },
    });
    expect([keys.length, traces, marks.read(flow)]).toEqual([1, [], null]);
  });
});
