import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { begin, flow, offline, start } from '#tests/support/payment-run.ts';
import { memoryStorage } from './browser-stubs.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: begin });
});
afterEach(() => {
  vi.useRealTimers();
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

  test.each([
    ['by the end of the session, which stops the page too, was refused', { kind: 'expired' }, 'refused'],
    [
      'by nothing, since the page was left, has no answer',
      new DOMException('The caller left.', 'AbortError'),
      undefined,
    ],
  ])('[BACK-04] [AUTH-06] %s', async (_, error, lastAnswer) => {
    const { stop, marks } = start('payout-7', {
      replies: [],
      takesKeys: false,
      send: async () => {
        stop();
        throw error;
      },
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(marks.read(flow)?.key).toMatch(/^[0-9a-f-]{36}$/);
    expect(marks.read(flow)?.lastAnswer).toBe(lastAnswer);
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
