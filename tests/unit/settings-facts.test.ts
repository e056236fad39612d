import { describe, expect, test } from 'vitest';
import { capValue } from '#src/flows/account/settings.facts.ts';

describe('the monthly cap of the account', () => {
  test.each([
    ['the plan’s maximum where the member has none', null, 10_000, 'At most $100.00 a month'],
    ['the member’s own', 3550, 10_000, 'At most $35.50 a month'],
    ['none where neither has one', null, null, 'No limit'],
  ])('[ACCT-02] is %s', (_, maxRoundUp, most, text) => {
    expect(capValue({ maxRoundUp }, { maxRoundUp: most }, { currencyCode: 'USD' })).toEqual({
      text,
      isMissing: false,
    });
  });
});
