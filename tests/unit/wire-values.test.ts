import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { rows } from '#machines/domain/rows.ts';
import { toInstant, toTexts } from '#machines/domain/wire-values.ts';

describe('a moment', () => {
  test.each([
    ['2026-11-22T10:00:00Z', '2026-11-22T10:00:00Z'],
    ['2026-11-22T10:00:00.123Z', '2026-11-22T10:00:00.123Z'],
    ['2026-11-22T10:00:00.1234Z', '2026-11-22T10:00:00.123Z'],
    ['2026-11-22T05:00:00-05', '2026-11-22T10:00:00.000Z'],
    ['2026-11-22T15:30:00+05:30', '2026-11-22T10:00:00.000Z'],
    ['2026-11-22T15:30:00+0530', '2026-11-22T10:00:00.000Z'],
    ['2026-11-22', '2026-11-22T00:00:00.000Z'],
    ['soon', null],
    [1_700_000_000, null],
  ])('[BACK-03] %j is %j', (raw, instant) => {
    expect(toInstant(raw)).toBe(instant);
  });
});

describe('texts by language', () => {
  test.each([
    ['Save 20%', { en: 'Save 20%' }],
    ['', {}],
    [{ en: 'Save', fr: '', de: null, es: 7 }, { en: 'Save' }],
    [7, 7],
    [null, null],
  ])('[BACK-03] %j are %j', (raw, texts) => {
    expect(toTexts(raw)).toEqual(texts);
  });
});

describe('a list', () => {
  test.each([
    [
      [1, 'two', 3],
      [1, 3],
    ],
    [{ 1: 1 }, [1]],
    [{ 0: 1, 2: 3 }, [1, 3]],
  ])('[BACK-03] %j has the rows %j', (raw, read) => {
    expect(v.parse(rows(v.number()), raw)).toEqual(read);
  });

  test.each([[{}], [{ total: 1 }], ['none'], [null]])('[BACK-03] is none: %j', (raw) => {
    expect(v.safeParse(rows(v.number()), raw).success).toBe(false);
  });
});
