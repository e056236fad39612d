import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answer, samples, signal, stubApi } from './api-stub.ts';

const day = 86_400_000;
const device = Date.parse('2026-11-28T12:00:00Z');
const own = new Date(device).toISOString();

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['Date'], now: device });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** A page of its own, whose document was made at a time of the server; null for a document without one. */
async function openPage(at: string | null = null) {
  const { receiveAnswer } = await import('#src/clock/last-answer.ts');
  const receive = (headers: Record<string, string>) => receiveAnswer(new Response(null, { headers }));
  const dataset = at === null ? {} : { at };
  vi.stubGlobal('document', { getElementById: (id: string) => (id === 'served' ? { dataset } : null) });
  vi.stubGlobal('performance', { timeOrigin: device });
  return { receive, load: () => import('#src/clock/server-clock.ts') };
}

const utc = (instant: number) => new Date(instant).toUTCString();

describe('[LIFE-04] what time it is', () => {
  test.each([
    ['69 days ahead', 69 * day],
    ['a month behind', -30 * day],
    ['five minutes ahead', 5 * 60_000],
    ['39 years behind, a device that lost its time', 20_000 * day],
  ])('is the server’s, %s', async (_, ahead) => {
    const { receive, load } = await openPage();
    receive({ date: utc(device + ahead) });
    const { serverNow } = await load();
    expect(serverNow().getTime()).toBe(device + ahead);
    vi.setSystemTime(device + day);
    expect(serverNow().getTime()).toBe(device + ahead + day);
  });

  test.each([
    ['less than five minutes ahead', utc(device + 5 * 60_000 - 1000)],
    ['less than five minutes behind', utc(device - 5 * 60_000 + 1000)],
    ['nothing', ''],
    ['no date', 'yesterday'],
    ['1970', 'Thu, 01 Jan 1970 00:00:00 GMT'],
    ['the year 2200', 'Wed, 01 Jan 2200 00:00:00 GMT'],
  ])('is the device’s where the server says %s', async (_, date) => {
    const { receive, load } = await openPage();
    receive({ date });
    expect((await load()).serverNow().toISOString()).toBe(own);
  });

  test('is the device’s where an answer has no date, or its origin may not read it, and nothing was answered', async () => {
    const { receive, load } = await openPage();
    const { serverNow } = await load();
    expect(serverNow().toISOString()).toBe(own);
    receive({});
    expect(serverNow().toISOString()).toBe(own);
  });

  test('is the device’s where there is no document, as on the server', async () => {
    const { load } = await openPage();
    vi.stubGlobal('document', undefined);
    expect((await load()).serverNow().toISOString()).toBe(own);
  });

  test('is that of the document before anything was answered, and that of the first answer from then on', async () => {
    const { receive, load } = await openPage('2027-02-05T12:00:00.000Z');
    const { serverNow } = await load();
    expect(serverNow().toISOString()).toBe('2027-02-05T12:00:00.000Z');
    receive({ date: 'none' });
    expect(serverNow().toISOString()).toBe('2027-02-05T12:00:00.000Z');
    receive({ date: utc(device) });
    expect(serverNow().toISOString()).toBe(own);
  });

  test('stays what it was where a later answer has no date', async () => {
    const { receive, load } = await openPage();
    const { serverNow } = await load();
    receive({ date: utc(device + 69 * day) });
    receive({});
    expect(serverNow().getTime()).toBe(device + 69 * day);
  });

  test.each([
    ['86400', 0],
    ['none', -day],
    ['', -day],
  ])('counts the age %j that a shared cache adds to an answer of yesterday', async (age, ahead) => {
    const { receive, load } = await openPage();
    receive({ date: utc(device - day), age });
    expect((await load()).serverNow().getTime()).toBe(device + ahead);
  });

  test('follows each answer, and calls its listeners until they stop', async () => {
    const { receive, load } = await openPage();
    const { onServerTime, serverNow } = await load();
    const seen: string[] = [];
    const stop = onServerTime(() => seen.push(serverNow().toISOString()));
    receive({ date: utc(device + 40 * day) });
    receive({ date: utc(device - 40 * day) });
    stop();
    receive({ date: utc(device) });
    expect(seen).toEqual(['2027-01-07T12:00:00.000Z', '2026-10-19T12:00:00.000Z']);
  });
});

describe('[LIFE-04] the API’s answers', () => {
  test.each([
    ['a read', () => answer(samples.session, 200, { date: utc(device + 40 * day) })],
    ['a refusal', () => answer({ message: 'No.' }, 404, { date: utc(device + 40 * day) })],
    ['one that can’t be read', () => new Response('', { headers: { date: utc(device + 40 * day) } })],
  ])('say what time it is: %s', async (_, reply) => {
    const { stubApi: stubbed } = await import('./api-stub.ts');
    await stubbed(reply)
      .api.fetchSession(signal)
      .catch(() => undefined);
    const { serverNow } = await import('#src/clock/server-clock.ts');
    expect(serverNow().getTime()).toBe(device + 40 * day);
  });

  test('that never came say nothing', async () => {
    await stubApi(() => Promise.reject(new TypeError('Failed to fetch')))
      .api.fetchSession(signal)
      .catch(() => undefined);
    const { serverNow } = await import('#src/clock/server-clock.ts');
    expect(serverNow().toISOString()).toBe(own);
  });
});
