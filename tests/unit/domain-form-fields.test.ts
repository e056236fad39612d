import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { capField } from '#machines/domain/donation-cap.ts';
import { agreement, checkbox } from '#machines/domain/form-fields.ts';
import { resetCodeSchema } from '#machines/domain/reset-code.ts';
import { keysOf } from './domain-issues.ts';

describe('the donation cap', () => {
  test.each([
    ['25', 2500],
    ['25.5', 2550],
    ['25.50', 2550],
    ['25,50', 2550],
    [' 25 ', 2500],
    ['$25', 2500],
    ['$ 25.99', 2599],
    ['0.29', 29],
    ['.5', 50],
    ['25.', 2500],
    ['€25', 2500],
    ['1.1', 110],
    ['9999999.99', 999_999_999],
    [25, 2500],
    [20.1, 2010],
    [19.99, 1999],
  ])('[FRMT-03] %j is %d cents', (entered, cents) => {
    expect(v.parse(capField, entered)).toBe(cents);
  });

  test.each([undefined, null, '', '   ', '$'])('[FRMT-03] %j is unlimited', (entered) => {
    expect(v.parse(capField, entered)).toBeNull();
  });

  test.each(['-1', '-0.01', ' -25', '$-25', '-$25', -1, -0.5, '0', '0.00', '0,0', 0, -0])(
    '[FRMT-03] %j is too low, and not taken for no limit',
    (entered) => {
      expect(keysOf(capField, entered)).toEqual({ '': 'capTooLow' });
    },
  );

  test.each([
    'twenty',
    '25 dollars',
    '1,000',
    '1.000,50',
    '1e3',
    '25.555',
    '.',
    '+25',
    '0x19',
    '٢٥',
    '99999999',
    'NaN',
    'Infinity',
    25.555,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    1e21,
    true,
    [25],
    {},
  ])('[FRMT-03] %j is no amount', (entered) => {
    expect(keysOf(capField, entered)).toEqual({ '': 'capInvalid' });
  });
});

describe('the code of a mail', () => {
  test.each(['012345', ' 012345 ', '012 345', '012-345', '0 1 2 3 4 5', '012\u00a0345', '012345\n'])(
    '[AUTH-04] %j is read without its gaps',
    (code) => {
      expect(v.parse(resetCodeSchema, { code })).toEqual({ code: '012345' });
    },
  );

  test.each(['12345', '1234567', '12345a', 'abcdef', '12.345', '１２３４５６', '١٢٣٤٥٦', '<b>123456</b>'])(
    '[AUTH-04] %j is no code',
    (code) => {
      expect(keysOf(resetCodeSchema, { code })).toEqual({ code: 'codeInvalid' });
    },
  );

  test.each([undefined, null, '', '   ', ' - ', 123_456])('[AUTH-04] %j is missing', (code) => {
    expect(keysOf(resetCodeSchema, { code })).toEqual({ code: 'codeMissing' });
  });
});

describe('a box', () => {
  const form = v.object({ newsletter: checkbox, over18: agreement('over18Missing') });

  test('[FRMT-03] is read from a form, where one that is not ticked is not sent', () => {
    const data = new FormData();
    data.append('over18', 'on');
    expect(v.parse(form, Object.fromEntries(data))).toEqual({ newsletter: false, over18: true });
    data.append('newsletter', 'on');
    expect(v.parse(form, Object.fromEntries(data))).toEqual({ newsletter: true, over18: true });
  });

  test('[FRMT-03] is read from a request', () => {
    expect(v.parse(form, { newsletter: true, over18: true })).toEqual({ newsletter: true, over18: true });
    expect(v.parse(form, { newsletter: false, over18: true })).toEqual({ newsletter: false, over18: true });
  });

  test.each([undefined, false])('[FRMT-03] that must be ticked is missed at %j', (over18) => {
    expect(keysOf(form, { over18 })).toEqual({ over18: 'over18Missing' });
  });

  test.each(['off', 'true', '1', '', 1, 0, null, ['on']])('[FRMT-03] is never ticked by %j', (value) => {
    expect(Object.keys(keysOf(form, { newsletter: value, over18: value })).toSorted()).toEqual([
      'newsletter',
      'over18',
    ]);
  });
});
