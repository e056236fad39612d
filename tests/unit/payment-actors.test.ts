import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import type { PaymentAnswer } from '#machines/payment/payment.types.ts';
import { createPendingPayments } from '#src/browser/pending-payments.ts';
import { begin, cutOff, flow, offline, scope, start } from '#tests/support/payment-run.ts';
import { memoryStorage, refusingStorage } from './browser-stubs.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: begin });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a payment that another tab may have made', () => {
  const paid = { kind: 'settled', answer: 'payout-8' } as const;
  const absent = { kind: 'absent' } as const;

  test('[BACK-04] is not sent again where the server takes no keys', async () => {
    const { actor, keys, marks } = start('payout-7', { replies: [paid], takesKeys: false, looksFirst: true });
    await vi.advanceTimersByTimeAsync(0);
    expect(actor.getSnapshot().output).toEqual({ kind: 'succeeded', answer: 'payout-8' });
    expect([keys, marks.read(flow)]).toEqual([[], null]);
  });

  test('[BACK-04] is sent where nothing shows it, or where that cannot be read', async () => {
    const send = async () => paid;
    const setting = { takesKeys: false, looksFirst: true, send };
    const unpaid = start('payout-7', { ...setting, replies: [] });
    const unread = start('payout-7', { ...setting, replies: [], ask: () => Promise.reject(offline) });
    await vi.advanceTimersByTimeAsync(0);
    expect([unpaid.keys, unread.keys]).toEqual([[null], [null]]);
    expect(unread.actor.getSnapshot().output).toEqual({ kind: 'succeeded', answer: 'payout-8' });
  });

  test('[BACK-04] is not sent while that of another tab has no answer, and is found when it arrives', async () => {
    const local = memoryStorage();
    const setting = { takesKeys: false, looksFirst: true, local };
    const first = start('payout-7', { ...setting, replies: [], send: () => new Promise(() => {}) });
    await vi.advanceTimersByTimeAsync(0);
    first.stop();
    const second = start('payout-7', { ...setting, replies: [absent, absent, paid] });
    await vi.advanceTimersByTimeAsync(0);
    expect([first.keys, second.keys, second.actor.getSnapshot().value]).toEqual([
      [null],
      [],
      { asking: 'resting' },
    ]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(second.actor.getSnapshot().output).toEqual({ kind: 'succeeded', answer: 'payout-8' });
    expect(second.traces.at(-1)).toMatchObject({ lastPayoutId: 'payout-7', askedSince: begin });
    expect([second.keys, second.marks.read(flow)]).toEqual([[], null]);
  });

  test('[BACK-04] can be made after a minute in which nothing shows that of another tab', async () => {
    const setting = { takesKeys: false, looksFirst: true, local: cutOff(1000), replies: [] };
    const { actor, keys } = start('payout-7', setting);
    await vi.advanceTimersByTimeAsync(60_000);
    actor.send({ type: 'payment.check' });
    await vi.advanceTimersByTimeAsync(0);
    expect([keys, actor.getSnapshot().output]).toEqual([
      [],
      { kind: 'failed', error: { kind: 'unconfirmed' } },
    ]);
    const again = start('payout-7', { ...setting, send: async () => paid });
    await vi.advanceTimersByTimeAsync(0);
    expect([again.keys, again.actor.getSnapshot().output]).toEqual([
      [null],
      { kind: 'succeeded', answer: 'payout-8' },
    ]);
  });

  test('[BACK-04] is sent where that of another tab was refused, or asked for long ago', async () => {
    const send = async () => paid;
    const setting = { takesKeys: false, looksFirst: true, replies: [], send };
    const refused = cutOff(1000);
    createPendingPayments(refused, { client: 'varsity', now: Date.now }).update(flow, {
      lastAnswer: 'refused',
    });
    const sent = [refused, cutOff(15 * 60_000)].map((local) => start('payout-7', { ...setting, local }).keys);
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual([[null], [null]]);
  });

  test('[SUBS-13] is not looked for where the server takes keys', async () => {
    const { keys, traces } = start('payout-7', { replies: [], looksFirst: true, send: async () => paid });
    await vi.advanceTimersByTimeAsync(0);
    expect([keys.length, traces]).toEqual([1, []]);
  });
});

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
