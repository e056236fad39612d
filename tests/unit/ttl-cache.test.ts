import { expect, test, vi } from 'vitest';
import { createTtlCache } from '#server/http/ttl-cache.ts';

test('[SPED-04] reads what many ask for at once one time for each key, and again when it is old', async () => {
  const read = vi.fn<(key: string) => Promise<string>>(async (key) => `${key}, read`);
  let now = 1000;
  const stored = createTtlCache(5, { now: () => now }).memoize(read);
  expect(await Promise.all([stored('a'), stored('b'), stored('a')])).toEqual([
    'a, read',
    'b, read',
    'a, read',
  ]);
  now += 4_900;
  await stored('a');
  expect(read.mock.calls).toEqual([['a'], ['b']]);
  now += 200;
  await stored('a');
  expect(read.mock.calls).toEqual([['a'], ['b'], ['a']]);
});

test('[SPED-04] does not cache a failure', async () => {
  const read = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('gone'))
    .mockResolvedValue('there');
  const stored = createTtlCache(5).memoize(read);
  await expect(stored('a')).rejects.toThrow('gone');
  expect(await stored('a')).toBe('there');
});

test('[SPED-04] clears everything when the data was replaced', async () => {
  const cache = createTtlCache(5);
  const [first, second] = [
    vi.fn<() => Promise<string>>(async () => 'x'),
    vi.fn<() => Promise<string>>(async () => 'y'),
  ];
  const [storedFirst, storedSecond] = [cache.memoize(first), cache.memoize(second)];
  await Promise.all([storedFirst('a'), storedSecond('a')]);
  cache.clear();
  await Promise.all([storedFirst('a'), storedSecond('a')]);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([2, 2]);
});
