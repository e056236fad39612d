import { setImmediate as settled } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { reloadWhenOutdated } from '#src/browser/outdated.ts';
import { memoryStorage, refusingStorage } from './browser-stubs.ts';

const script = 'https://varsity.example/assets/index-1.js';

/** A page whose late files fail as often as told, one after the other or all at once. */
async function pageWith({
  status = () => Promise.resolve(404),
  firstScript = script,
  storage = memoryStorage(),
  failures = 1,
  atOnce = false,
}: {
  status?: () => Promise<number>;
  firstScript?: string | null;
  storage?: ReturnType<typeof memoryStorage>;
  failures?: number;
  atOnce?: boolean;
}) {
  const events = new EventTarget();
  const reload = vi.fn<() => void>();
  const statusOf = vi.fn<(address: string) => Promise<number>>(status);
  reloadWhenOutdated({ events, firstScript, statusOf, storage, reload });
  for (let each = 0; each < failures; each += 1) {
    events.dispatchEvent(new Event('vite:preloadError'));
    if (!atOnce) await settled();
  }
  await settled();
  return { reloads: reload.mock.calls.length, asked: statusOf.mock.calls.map(([address]) => address) };
}

describe('a page whose late file can’t be had', () => {
  test('is reloaded, once, when its first script is gone from the server, too', async () => {
    expect(await pageWith({ failures: 3 })).toEqual({ reloads: 1, asked: [script] });
  });

  test('is reloaded once when several of its files fail at the same time', async () => {
    expect((await pageWith({ failures: 3, atOnce: true })).reloads).toBe(1);
  });

  test('is reloaded for the next version after that', async () => {
    const storage = memoryStorage();
    await pageWith({ storage });
    const next = await pageWith({ storage, firstScript: 'https://varsity.example/assets/index-2.js' });
    expect(next.reloads).toBe(1);
  });

  test.each([
    ['the server still has this version', { status: () => Promise.resolve(200) }],
    ['the server is in trouble', { status: () => Promise.resolve(503) }],
    ['the server is out of reach', { status: () => Promise.reject(new TypeError('fetch failed')) }],
    ['the page was not built', { firstScript: null }],
  ])('stays when %s', async (_, page) => {
    expect((await pageWith(page)).reloads).toBe(0);
  });

  test('stays where the reload can’t be remembered', async () => {
    expect((await pageWith({ storage: refusingStorage })).reloads).toBe(0);
  });
});
