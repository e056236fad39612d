import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { currencyCode } from '#machines/domain/client.ts';
import { currencySign, formatMoney } from '#src/messages/format.ts';

describe('an amount', () => {
  test.each([
    ['USD', 123_450, '$1,234.50'],
    ['CAD', 123_450, 'CAD\u00a01,234.50'],
    ['EUR', 123_450, '€1,234.50'],
    ['GBP', -500, '\u2212£5.00'],
    ['JPY', 123_400, '¥1,234'],
    ['KWD', 123_450, 'KWD\u00a01,234.500'],
    ['ZZZ', 500, 'ZZZ\u00a05.00'],
    ['POINTS', 500, 'POINTS\u00a05.00'],
    ['€', -500, '€\u00a0\u22125.00'],
    ['<B>', 0, '<B>\u00a00.00'],
    ['', 500, '5.00'],
  ])('[BACK-03] [FRMT-01] in %s is written with what it is in: %d cents', (code, cents, written) => {
    expect(formatMoney(cents, code)).toBe(written);
  });

  test.each([
    ['USD', '$'],
    ['CAD', 'CAD'],
    ['EUR', '€'],
    ['POINTS', 'POINTS'],
  ])('[BACK-03] in %s is entered behind "%s"', (code, sign) => {
    expect(currencySign(code)).toBe(sign);
  });

  test('[BACK-03] is in the first eight letters of a code of any length', () => {
    expect(v.parse(currencyCode, ' points ')).toBe('POINTS');
    expect(v.parse(currencyCode, 'abcdefgh')).toBe('ABCDEFGH');
    expect(v.parse(currencyCode, 'abcdefghi')).toBe('ABCDEFGH');
  });
});
