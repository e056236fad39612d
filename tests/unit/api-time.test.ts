import { afterEach, describe, expect, test, vi } from 'vitest';
import { answerTimeout } from '#machines/call.ts';
import { overallTimeout } from '#src/api/http.ts';
import { answer, samples, signal, stubApi } from './api-stub.ts';

const credentials = { email: 'active@example.com', password: 'Demo!2345' };

describe('time', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  const never = () => new Promise<Response>(() => {});

  test.each([
    ['a read', (stub: ReturnType<typeof stubApi>) => stub.api.fetchSummary(signal)],
    ['a write', (stub: ReturnType<typeof stubApi>) => stub.api.logIn(credentials, signal)],
  ])('[HTTP-06] %s without an answer ends after 30 seconds', async (_, make) => {
    vi.useFakeTimers();
    const stub = stubApi(never);
    const settled = vi.fn();
    const call = make(stub).catch(settled);
    await vi.advanceTimersByTimeAsync(29_900);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    await call;
    expect(settled.mock.calls).toEqual([[{ kind: 'timeout' }]]);
  });

  test('[HTTP-06] a machine waits longer for an answer than a call takes, and less than twice as long', () => {
    expect(answerTimeout).toBeGreaterThan(overallTimeout);
    expect(answerTimeout).toBeLessThan(2 * overallTimeout);
  });

  test('[HTTP-06] a write whose token does not come ends after 15 seconds, and what is tried at once asks again', async () => {
    vi.useFakeTimers();
    let tokens = 0;
    const stub = stubApi(() => answer(samples.session), {
      fetch: async (input) => {
        const { url } = new Request(input);
        if (!url.includes('csrf-cookie')) return answer(samples.session);
        tokens += 1;
        return tokens === 1 ? never() : new Response(null, { status: 204 });
      },
    });
    const settled = vi.fn();
    const again = stub.api.logIn(credentials, signal).catch((error: unknown) => {
      settled(error);
      return stub.api.logIn(credentials, signal);
    });
    await vi.advanceTimersByTimeAsync(15_100);
    await expect(again).resolves.toMatchObject({ user: { id: '7' } });
    expect(settled.mock.calls).toEqual([[{ kind: 'timeout' }]]);
    expect(tokens).toBe(2);
  });

  test('[HTTP-06] an answer after 10 seconds is an answer', async () => {
    vi.useFakeTimers();
    const stub = stubApi(
      () => new Promise((resolve) => setTimeout(() => resolve(answer(samples.summary)), 10_000)),
    );
    const call = stub.api.fetchSummary(signal);
    await vi.advanceTimersByTimeAsync(10_100);
    await expect(call).resolves.toMatchObject({ cashBackBalance: 1234 });
  });

  test('[HTTP-06] a body that stalls ends after 30 seconds too', async () => {
    vi.useFakeTimers();
    const stub = stubApi(
      () => new Response(new ReadableStream({ start: (it) => it.enqueue(new Uint8Array([123])) })),
    );
    const settled = vi.fn();
    const call = stub.api.fetchSummary(signal).catch(settled);
    await vi.advanceTimersByTimeAsync(30_100);
    await call;
    expect(settled.mock.calls).toEqual([[{ kind: 'timeout' }]]);
  });
});
