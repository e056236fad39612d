import { expect, test, vi } from 'vitest';
import { createKeeper } from '#server/http/keeper.ts';

test('[SPED-04] reads what many ask for at once one time for each key, and again when it is old', async () => {
  const read = vi.fn<(key: string) => Promise<string>>(async (key) => `${key}, read`);
  let now = 1000;
  const kept = createKeeper(5, { now: () => now }).keep(read);
  expect(await Promise.all([kept('a'), kept('b'), kept('a')])).toEqual(['a, read', 'b, read', 'a, read']);
  now += 4_900;
  await kept('a');
  expect(read.mock.calls).toEqual([['a'], ['b']]);
  now += 200;
  await kept('a');
  expect(read.mock.calls).toEqual([['a'], ['b'], ['a']]);
});

test('[SPED-04] does not keep a failure', async () => {
  const read = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('gone'))
    .mockResolvedValue('there');
  const kept = createKeeper(5).keep(read);
  await expect(kept('a')).rejects.toThrow('gone');
  expect(await kept('a')).toBe('there');
});

test('[SPED-04] forgets everything when the data was replaced', async () => {
  const keeper = createKeeper(5);
  const [first, second] = [
    vi.fn<() => Promise<string>>(async () => 'x'),
    vi.fn<() => Promise<string>>(async () => 'y'),
  ];
  const [keptFirst, keptSecond] = [keeper.keep(first), keeper.keep(second)];
  await Promise.all([keptFirst('a'), keptSecond('a')]);
  keeper.clear();
  await Promise.all([keptFirst('a'), keptSecond('a')]);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([2, 2]);
});
