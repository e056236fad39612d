import { describe, expect, test } from 'vitest';
import { answer, stubApi } from './api-stub.ts';
import { wholeAccountAnswers } from './whole-account-answers.ts';
import { wholeAnswers } from './whole-answers.ts';

type Way = readonly (string | number)[];

/** None of them is a value that any of the fields may have. */
const odd: readonly (readonly [name: string, value: unknown])[] = [
  ['absent', undefined],
  ['null', null],
  ['an object', { odd: true }],
  ['an empty list', []],
  ['a list', ['odd']],
  ['a number', -7],
  ['sixty decimals', Number(`0.${'123456'.repeat(10)}`)],
  ['a number as text', '12.50'],
  ['true', true],
  ['zero', 0],
  ['an unknown word', 'Quarterly'],
  ['an empty text', ''],
  ['HTML', '<img src=x onerror=alert(1)>'],
  ['a long text', 'x'.repeat(20_000)],
  ['a date alone', '2026-11-22'],
  ['a date without a zone', '2026-11-22 10:00:00.123456'],
  ['a day that there is not', '2026-13-45T00:00:00Z'],
];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The ways to all fields and to the first row of each list. */
function waysIn(value: unknown, way: Way = []): Way[] {
  if (Array.isArray(value)) return value.length === 0 ? [] : [[...way, 0], ...waysIn(value[0], [...way, 0])];
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, each]) => [[...way, key], ...waysIn(each, [...way, key])]);
}

/** A body with one value in another one's place. */
function withValue(value: unknown, [key, ...rest]: Way, put: unknown): unknown {
  if (key === undefined) return put;
  if (Array.isArray(value))
    return value.map((row: unknown, index) => (index === key ? withValue(row, rest, put) : row));
  return isRecord(value) ? { ...value, [key]: withValue(value[key], rest, put) } : value;
}

/** A body whose lists have a second row, as good as the first. */
function withNeighbours(value: unknown): unknown {
  if (Array.isArray(value)) return [...value, ...value].map((row) => withNeighbours(row));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withNeighbours(each)]));
}

/** The rows of what was read, if it is a list or has one. */
function rowsOf(read: unknown): readonly unknown[] | null {
  if (Array.isArray(read)) return read;
  return isRecord(read) && Array.isArray(read['items']) ? read['items'] : null;
}

describe.each([...wholeAnswers, ...wholeAccountAnswers])(
  '$name, with one odd value',
  ({ make, body, needed }) => {
    const ways = waysIn(body).filter((way) => !needed.includes(way.join('.')));

    test.each(ways.map((way) => ({ field: way.join('.'), way })))(
      '[BACK-03] of $field is read, and the row beside it stays',
      async ({ way }) => {
        const whole = withNeighbours(body);
        const read = await Promise.all(
          odd.map(async ([name, value]) => {
            const sent = withValue(whole, way, value);
            const output = await make(stubApi(() => answer(sent))).catch(() => 'refused');
            return { name, isLost: output === 'refused' || rowsOf(output)?.length === 0 };
          }),
        );
        const failed = read.filter(({ isLost }) => isLost).map(({ name }) => name);
        expect(failed).toEqual([]);
      },
    );
  },
);
