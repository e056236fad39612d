import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import {
  flag,
  id,
  instant,
  number,
  optionalInstant,
  optionalText,
  orElse,
  orNull,
  strictMoney,
  text,
  translated,
  word,
} from '#machines/domain/wire.ts';

const read = (schema: v.GenericSchema, value: unknown) => {
  const result = v.safeParse(schema, value);
  return result.success ? result.output : 'unreadable';
};

describe('an instant', () => {
  test.each([
    ['2026-11-22T10:00:00Z', '2026-11-22T10:00:00Z'],
    ['2026-11-22T10:00:00.123Z', '2026-11-22T10:00:00.123Z'],
    ['2026-11-22T10:00:00.123456Z', '2026-11-22T10:00:00.123Z'],
    ['2026-11-22T12:00:00+02:00', '2026-11-22T10:00:00.000Z'],
    ['2026-11-22T12:00:00+0200', '2026-11-22T10:00:00.000Z'],
    ['2026-11-22T05:00:00-05', '2026-11-22T10:00:00.000Z'],
    ['2026-11-22T23:30:00-05:00', '2026-11-23T04:30:00.000Z'],
    ['2026-11-22 10:00:00', '2026-11-22T10:00:00.000Z'],
    ['2026-11-22 10:00:00.5', '2026-11-22T10:00:00.500Z'],
    ['2026-11-22T10:00:00', '2026-11-22T10:00:00.000Z'],
    ['2026-11-22T10:00', '2026-11-22T10:00:00.000Z'],
    ['2026-11-22 10:00:00 Z', '2026-11-22T10:00:00.000Z'],
    ['2026-11-22t10:00:00z', '2026-11-22T10:00:00.000Z'],
    ['2026-11-22', '2026-11-22T00:00:00.000Z'],
    ['2024-02-29', '2024-02-29T00:00:00.000Z'],
  ])('[BACK-03] %s is %s', (value, iso) => {
    expect(read(instant, value)).toBe(iso);
  });

  test.each(['', 'today', '22/11/2026', '2026-13-01', '2026-11-22T25:00:00Z', 1_700_000_000, null, {}, []])(
    '[BACK-03] %j is none, and costs an optional field no more than its date',
    (value) => {
      expect([read(instant, value), read(optionalInstant, value)]).toEqual(['unreadable', null]);
      expect(read(orNull(instant), value)).toBeNull();
    },
  );

  test('[BACK-03] of any time and zone is the same moment in UTC', () => {
    const minutes = fc.integer({ min: -14 * 60, max: 14 * 60 });
    const moments = fc.integer({ min: Date.UTC(1971, 0), max: Date.UTC(2099, 0) });
    fc.assert(
      fc.property(moments, minutes, fc.constantFrom('T', ' '), (time, offset, blank) => {
        const local = new Date(time + offset * 60_000).toISOString().slice(0, -1).replace('T', blank);
        const part = (amount: number) => String(Math.abs(amount)).padStart(2, '0');
        const zone = `${offset < 0 ? '-' : '+'}${part(Math.trunc(offset / 60))}:${part(offset % 60)}`;
        expect(Date.parse(String(read(instant, local + zone)))).toBe(time);
      }),
    );
  });
});

describe('a value of another type', () => {
  test.each([
    [number, '12', 12],
    [number, '-0.5', -0.5],
    [number, '12 km', 'unreadable'],
    [number, '', 'unreadable'],
    [number, true, 'unreadable'],
    [text, 4242, '4242'],
    [text, 0, '0'],
    [text, true, 'unreadable'],
    [text, {}, 'unreadable'],
    [optionalText, {}, ''],
    [optionalText, null, ''],
    [optionalText, undefined, ''],
    [id, 7, '7'],
    [id, '', 'unreadable'],
    [id, {}, 'unreadable'],
    [flag, 1, true],
    [flag, 0, false],
    [flag, '1', true],
    [flag, '0', false],
    [flag, 'true', true],
    [flag, 'FALSE', false],
    [flag, 'yes', false],
    [flag, 2, false],
    [flag, {}, false],
    [flag, null, false],
    [flag, undefined, false],
  ])('[BACK-03] is read where it has a meaning: %#', (schema, value, output) => {
    expect(read(schema, value)).toBe(output);
  });

  test.each([
    [
      { en: 'Save', fr: 'Économisez' },
      { en: 'Save', fr: 'Économisez' },
    ],
    [{ en: null, fr: 'Économisez', de: '' }, { fr: 'Économisez' }],
    ['Save', { en: 'Save' }],
    ['', {}],
    [[], {}],
    [['Save'], { '0': 'Save' }],
    [null, 'unreadable'],
    [7, 'unreadable'],
  ])('[BACK-03] is read in the languages that it has: %j', (value, output) => {
    expect(read(translated, value)).toEqual(output);
  });

  test('[BACK-03] is its neutral value, which is read like any other', () => {
    const price = orElse(strictMoney, 20);
    expect([{}, null, undefined, 'x', '10'].map((value) => read(price, value))).toEqual([
      2000, 2000, 2000, 2000, 1000,
    ]);
  });
});

describe('a word', () => {
  const status = word(['pending', 'planBegun']);

  test.each([
    ['pending', 'pending'],
    ['PENDING', 'pending'],
    ['PlanBegun', 'planBegun'],
    ['frozen', 'unknown'],
    ['toString', 'unknown'],
    ['', 'unknown'],
    [' pending', 'unknown'],
    [null, 'unknown'],
    [1, 'unknown'],
    [{}, 'unknown'],
  ])('[BACK-03] %j is %s', (value, output) => {
    expect(read(status, value)).toBe(output);
  });

  test('[BACK-03] that is missing is unknown', () => {
    expect(v.parse(v.object({ status }), {})).toEqual({ status: 'unknown' });
  });
});

describe('money that a server takes', () => {
  test.each(['.5', '+7', '7.', ' 7', '1e3', 1e300])('[BACK-03] is as strict as it was: %j', (value) => {
    expect(read(strictMoney, value)).toBe('unreadable');
  });
});
