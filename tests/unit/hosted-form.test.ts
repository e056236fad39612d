import { describe, expect, test } from 'vitest';
import { caretAfter } from '#server/card-frame/hosted-form/caret.ts';
import {
  brandOf,
  findCardNumber,
  formatNumber,
  isLuhn,
  numberProblem,
} from '#server/card-frame/hosted-form/card-number.ts';
import { expiryProblem, formatExpiry, readExpiry } from '#server/card-frame/hosted-form/expiry.ts';
import { tokenFor } from '#server/card-frame/hosted-form/token.ts';

describe('a card number', () => {
  test.each([
    ['4242424242424242', 'visa', '4242 4242 4242 4242'],
    ['5555555555554444', 'mastercard', '5555 5555 5555 4444'],
    ['2221000000000009', 'mastercard', '2221 0000 0000 0009'],
    ['2720990000000007', 'mastercard', '2720 9900 0000 0007'],
    ['378282246310005', 'amex', '3782 822463 10005'],
    ['6011111111111117', 'discover', '6011 1111 1111 1117'],
    ['6445644564456445', 'discover', '6445 6445 6445 6445'],
    ['3530111333300000', 'unknown', '3530 1113 3330 0000'],
  ])('[CARD-01] %s is %s and stands as %s', (digits, brand, shown) => {
    expect(brandOf(digits)).toBe(brand);
    expect(formatNumber(digits)).toBe(shown);
    expect(formatNumber(shown)).toBe(shown);
  });

  test.each([
    ['', ''],
    ['4', '4'],
    ['42424', '4242 4'],
    ['37828', '3782 8'],
    ['37828224631', '3782 822463 1'],
    ['4242-4242-4242-4242', '4242 4242 4242 4242'],
    ['  4242 4242 4242 4242 99', '4242 4242 4242 4242'],
    ['card: 4242', '4242'],
    ['2720', '2720'],
    ['99999999999999999999', '9999 9999 9999 9999 999'],
  ])('[CARD-01] "%s" is formatted as "%s"', (text, shown) => {
    expect(formatNumber(text)).toBe(shown);
  });

  test.each(['2220000000000000', '2721000000000004', '60110', '40', '5000', '643'])(
    '[CARD-01] takes no other brand for Mastercard or Discover: %s',
    (digits) => {
      expect(['visa', 'unknown', 'discover']).toContain(brandOf(digits));
      expect(brandOf(digits)).not.toBe('mastercard');
    },
  );

  test('[FRMT-03] finds every single wrong digit by the check digit', () => {
    const right = '4242424242424242';
    expect(isLuhn(right)).toBe(true);
    for (let place = 0; place < right.length; place += 1) {
      const digit = String((Number(right[place]) + 1) % 10);
      expect(isLuhn(right.slice(0, place) + digit + right.slice(place + 1))).toBe(false);
    }
    expect(isLuhn('')).toBe(false);
  });

  test.each([
    ['', 'missing'],
    ['4242 4242 4242 424', 'short'],
    ['4242 4242 4242 4241', 'wrong'],
    ['3782 822463 1000', 'short'],
    ['3530 1113 333', 'short'],
    ['4242 4242 4242 4242', null],
    ['3782 822463 10005', null],
    ['6011 1111 1111 1117', null],
  ])('[FRMT-03] says of "%s": %s', (text, problem) => {
    expect(numberProblem(text)).toBe(problem);
  });

  test.each([
    ['4242424242424242', '4242424242424242'],
    ['Maya 4242 4242 4242 4242!', '4242424242424242'],
    ['3782-822463-10005', '378282246310005'],
    ['4222222222222', '4222222222222'],
    ['4242_4242_4242_4242', '4242424242424242'],
    ['Maya 4242.4242.4242.4242', '4242424242424242'],
    ['4242 / 4242 / 4242 / 4242 04/29', '4242424242424242'],
    ['No. 12, 5555555555554444', '5555555555554444'],
    ['４２４２ ４２４２ ４２４２ ４２４２', '4242424242424242'],
    ['3056 930902 5904', '30569309025904'],
    ['+4242424242424242', '4242424242424242'],
    ['+1 (614) 555-0147', null],
    ['+49 1511 2345678', null],
    ['1234567890123452', null],
    ['12 Elm St, Columbus, OH 43004-1234', null],
    ['5f0c3c2e-4242-4242-8242-42424242424f', null],
    ['4242424242424241', null],
    ['tok_visa_4242_dlkhmikkhllnhlgglcigigna', null],
    ['2026-11-20T12:00:00.000Z', null],
    ['12', null],
    ['', null],
  ])('[CARD-01] finds a number in "%s": %s', (text, found) => {
    expect(findCardNumber(text)).toBe(found);
  });
});

describe('the caret', () => {
  test.each([
    ['at the end, behind a new group', '42424', 5, '4242 4', 6],
    ['in the middle, after typing', '42942 42', 3, '4294 242', 3],
    ['behind a digit that a space follows', '4242', 4, '4242', 4],
    ['over a space that was deleted', '42424242', 4, '4242 4242', 4],
    ['at the start', '4242 4242', 0, '4242 4242', 0],
    ['after a month was filled up', '5', 1, '05', 2],
    ['before the year', '1226', 2, '12 / 26', 2],
  ])('[CARD-01] stays %s', (_, before, caret, after, expected) => {
    expect(caretAfter(before, caret, after)).toBe(expected);
  });
});

describe('an expiry date', () => {
  test.each([
    ['', ''],
    ['0', '0'],
    ['1', '1'],
    ['5', '05'],
    ['12', '12'],
    ['123', '12 / 3'],
    ['1229', '12 / 29'],
    ['529', '05 / 29'],
    ['1/29', '01 / 29'],
    ['1/', '01 / '],
    ['12/2029', '12 / 29'],
    ['12 / 2029', '12 / 29'],
    ['122029', '12 / 29'],
    ['4-29', '04 / 29'],
    ['04 / 29', '04 / 29'],
    ['04 / 299', '04 / 29'],
    ['12 / ', '12 / '],
    ['12/', '12 / '],
    ['12 /', '12'],
    ['abc', ''],
  ])('[CARD-01] "%s" stands as "%s"', (text, shown) => {
    expect(formatExpiry(text)).toBe(shown);
  });

  test('[CARD-01] can be deleted key by key to nothing', () => {
    let text = '04 / 29';
    for (let key = 0; key < 12 && text !== ''; key += 1) text = formatExpiry(text.slice(0, -1));
    expect(text).toBe('');
  });

  const now = new Date('2026-11-20T12:00:00.000Z');
  test.each([
    ['', 'missing'],
    ['11 / 2', 'missing'],
    ['00 / 29', 'month'],
    ['13 / 29', 'month'],
    ['10 / 26', 'past'],
    ['11 / 26', null],
    ['12 / 46', null],
    ['01 / 47', 'far'],
  ])('[FRMT-03] says of "%s": %s', (text, problem) => {
    expect(expiryProblem(text, now)).toBe(problem);
  });

  test('[FRMT-03] lasts to the end of its month, UTC', () => {
    expect(expiryProblem('11 / 26', new Date('2026-11-30T23:59:59.999Z'))).toBeNull();
    expect(expiryProblem('11 / 26', new Date('2026-12-01T00:00:00.000Z'))).toBe('past');
    expect(readExpiry('11 / 26')).toEqual({ month: 11, year: 2026 });
  });
});

describe('a token', () => {
  const date = { month: 4, year: 2029 };
  const number = '4242424242424242';

  test('[CARD-01] stands for the card without its number', async () => {
    const token = await tokenFor(number, 'visa', date, 'salt');
    expect(token).toMatch(/^tok_visa_4242_[a-p]{24}$/);
    expect(findCardNumber(token)).toBeNull();
  });

  test('[CARD-05] is the same for the same card and member, and another for any other', async () => {
    const tokens = await Promise.all([
      tokenFor(number, 'visa', date, 'salt'),
      tokenFor(number, 'visa', date, 'salt'),
      tokenFor(number, 'visa', { ...date, year: 2030 }, 'salt'),
      tokenFor(number, 'visa', date, 'pepper'),
      tokenFor('4000000000004242', 'visa', date, 'salt'),
    ]);
    expect(tokens[0]).toBe(tokens[1]);
    expect(new Set(tokens).size).toBe(4);
  });
});
