import { expect, it, onTestFinished, vi } from 'vitest';
import { kept } from '#src/code/kept.ts';
import { OutOfReach } from '#src/code/within-reach.ts';

it('[SPED-02] code is fetched once, and what failed is fetched anew', async () => {
  const load = vi.fn(async () => 'code').mockRejectedValueOnce(new Error('gone'));
  const fetch = kept(load);
  await expect(fetch()).rejects.toThrow('gone');
  await expect(Promise.all([fetch(), fetch()])).resolves.toEqual(['code', 'code']);
  await expect(fetch()).resolves.toBe('code');
  expect(load).toHaveBeenCalledTimes(2);
});

it('[HTTP-06] without a connection code is not asked for, since the browser would keep that it failed', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => onLine.mockRestore());
  const load = vi.fn(async () => 'code');
  const fetch = kept(load);
  await expect(fetch()).rejects.toThrow(OutOfReach);
  expect(load).not.toHaveBeenCalled();
  onLine.mockReturnValue(true);
  await expect(fetch()).resolves.toBe('code');
});
