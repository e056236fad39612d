import { expect, test } from 'vitest';
import { hashingRules } from '#server/auth/password.ts';
import { hashAtTrueCost } from '#tests/support/cheap-hashes.ts';
import { fileDuringLogins, median } from '#tests/support/many-logins.ts';

const logins = 31;

hashAtTrueCost();

test(
  '[TRST-04] many logins at once hold no file up, and those that would wait for long are refused',
  { timeout: 120_000 },
  async () => {
    const { meanwhile, lasted, refusals } = await fileDuringLogins(logins);
    expect(median(meanwhile)).toBeLessThan(lasted / 10);

    const reported = (retryAfter: string | null) => refusals.filter((each) => each.retryAfter === retryAfter);
    const [wrong, busy, overLimit] = [reported(null), reported('10'), reported('60')];
    expect(wrong.length + busy.length + overLimit.length).toBe(logins);
    expect(new Set(wrong.map(({ code }) => code))).toEqual(new Set(['i_auth_003']));
    expect(wrong.length).toBeGreaterThanOrEqual(hashingRules.atOnce + hashingRules.waiting);
    expect(new Set(busy.map(({ code }) => code))).toEqual(new Set(['i_auth_005']));
    expect(overLimit).toEqual([{ code: 'i_auth_005', retryAfter: '60' }]);
  },
);
