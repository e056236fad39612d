import { describe, expect, test } from 'vitest';
import { restartPage } from '#src/browser/missing-script.ts';
import { memoryStorage, refusingStorage } from './browser-stubs.ts';

/** What happens in a page whose first script is missing each time that it is opened, at these instants. */
async function openings({
  at = [0],
  storage = memoryStorage(),
  isTyped = false,
  isReached = true,
}: {
  at?: number[];
  storage?: ReturnType<typeof memoryStorage>;
  isTyped?: boolean;
  isReached?: boolean;
}): Promise<string[]> {
  const events: string[] = [];
  for (const time of at) {
    let now = time;
    await restartPage({
      storage,
      now: () => now,
      wait: async (milliseconds) => {
        now += milliseconds;
        events.push(`waits ${milliseconds}`);
      },
      isTypedInto: () => isTyped,
      reach: () => (isReached ? Promise.resolve() : Promise.reject(new TypeError('fetch failed'))),
      reload: () => events.push('reloads'),
      say: () => events.push('says so'),
    });
  }
  return events;
}

describe('a page without its first script', () => {
  test('[SCAL-03] is reloaded twice, after longer pauses, and then says so', async () => {
    expect(await openings({ at: [0, 2000, 8000, 9000] })).toEqual([
      'waits 1000',
      'reloads',
      'waits 4000',
      'reloads',
      'says so',
      'says so',
    ]);
  });

  test('[SCAL-03] is reloaded again when the last reload was a minute ago', async () => {
    expect(await openings({ at: [0, 2000, 66_001] })).toEqual([
      'waits 1000',
      'reloads',
      'waits 4000',
      'reloads',
      'waits 1000',
      'reloads',
    ]);
  });

  test.each([
    ['something was typed into it', { isTyped: true }],
    ['the server is out of reach', { isReached: false }],
    ['reloads can’t be counted', { storage: refusingStorage }],
  ])('[SCAL-03] says so at once when %s', async (_, page) => {
    expect(await openings(page)).toEqual(['waits 1000', 'says so']);
  });

  test.each(['nonsense', '{}', '["a", null]'])(
    '[SCAL-03] takes %j in its storage for no reload',
    async (stored) => {
      expect(await openings({ storage: memoryStorage({ reloads: stored }) })).toEqual([
        'waits 1000',
        'reloads',
      ]);
    },
  );
});
