import { describe, expect, test } from 'vitest';
import { isLikeCardNumber } from '#machines/domain/card-like.ts';

describe('a text that may hold a card number', () => {
  test.each([
    '4000056655665556',
    '4000 0566 5566 5556',
    '4000-0566.5566_5556',
    '4 0 0 0 0 5 6 6 5 5 6 6 5 5 5 6',
    'my card is 378282246310005, thanks',
    '４０００ ０５６６ ５５６６ ５５５６',
    '4222222222222',
  ])('[TRST-07] is %s', (text) => {
    expect(isLikeCardNumber(text)).toBe(true);
  });

  test.each([
    '',
    'Ada Okafor-Lind',
    '(207) 555-0134',
    '+44 20 7946 0958',
    '04101-1234',
    'from 2026-01-01 on, 12 months',
    '400005665566',
    '12345678-1234-4123-8123-123456789012',
    '2026-11-23T07:33:00.000Z',
    '1 Elm St, 2 Oak St, 3 Ash St, 4 Fir St',
  ])('[TRST-07] is not %s', (text) => {
    expect(isLikeCardNumber(text)).toBe(false);
  });
});
