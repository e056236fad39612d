import { expect, test, vi } from 'vitest';
import { kept } from '#src/app/kept.ts';

test('[SPED-02] code is fetched once, and what failed is fetched anew', async () => {
  const load = vi.fn(async () => 'code').mockRejectedValueOnce(new Error('offline'));
  const fetch = kept(load);
  await expect(fetch()).rejects.toThrow('offline');
  await expect(Promise.all([fetch(), fetch()])).resolves.toEqual(['code', 'code']);
  await expect(fetch()).resolves.toBe('code');
  expect(load).toHaveBeenCalledTimes(2);
});
