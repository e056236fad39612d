import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { rows, skippedIn, skippedPaths, withSkippedOf } from '#machines/domain/rows.ts';
import { hasMore, id, list, page, type Page } from '#machines/domain/wire.ts';
import { fetchEveryPage } from '#src/api/every-page.ts';

const row = v.object({ id, tags: v.optional(rows(v.number()), []) });
const numbered = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ id: `${from + index}` }));
const idsOf = ({ items }: { items: readonly { id: string }[] }) => items.map((each) => each.id);

describe('rows', () => {
  test('[BACK-03] that can not be read are left out, counted and named by their paths', () => {
    const read = v.parse(v.object({ items: rows(row) }), {
      items: [{ id: 1 }, { id: null }, 'x', { id: 2, tags: [1, 'two', 3] }],
    });
    expect(read).toEqual({
      items: [
        { id: '1', tags: [] },
        { id: '2', tags: [1, 3] },
      ],
    });
    expect(skippedIn(read.items)).toBe(2);
    expect(skippedPaths(read)).toEqual(['items.1.id', 'items.2', 'items.1.tags.1']);
  });

  test('[BACK-03] may be an object where a list has gaps, and are nothing else', () => {
    expect(v.parse(rows(id), { 0: 'a', 2: 'b' })).toEqual(['a', 'b']);
    for (const raw of [null, 'a', 7, {}, { a: 'b' }]) expect(v.is(rows(id), raw)).toBe(false);
  });

  test('[BACK-03] are counted on by the lists that are made of them', () => {
    const [one, other] = [v.parse(rows(id), ['a', {}]), v.parse(rows(id), [null, {}, 'b'])];
    expect(skippedIn([...one, ...other])).toBe(0);
    expect(skippedIn(withSkippedOf([...one, ...other], one, other))).toBe(3);
  });

  test('[BACK-03] are read ten thousand at a time', () => {
    const many = Array.from({ length: 10_000 }, (_, index) => (index % 2 === 0 ? { id: index } : null));
    const read = v.parse(rows(row), many);
    expect([read.length, skippedIn(read), skippedPaths(read).length]).toEqual([5000, 5000, 5000]);
  });
});

describe('a page', () => {
  const asked = { pageNumber: 2, pageSize: 10 };
  const read = (raw: unknown) => v.parse(page(row, asked), raw);

  test('[BACK-03] says of its position what was asked for, where the answer does not', () => {
    const answered = read({ items: numbered(11, 20) });
    expect(answered).toMatchObject({ pageNumber: 2, pageSize: 10, total: null });
    expect(hasMore(answered)).toBe(true);
  });

  test('[BACK-03] of one row may have a next one', () => {
    const answered = v.parse(page(row, { pageNumber: 2, pageSize: 1 }), { items: numbered(2, 2) });
    expect([answered.total, hasMore(answered)]).toEqual([null, true]);
  });

  test('[BACK-03] that is not full is the last one', () => {
    const answered = read({ items: numbered(11, 14) });
    expect([answered.total, hasMore(answered)]).toEqual([14, false]);
  });

  test('[BACK-03] counts the rows that can not be read as rows', () => {
    const answered = read({ items: [null, ...numbered(12, 20)] });
    expect([answered.items.length, answered.total, hasMore(answered)]).toEqual([9, null, true]);
  });

  test.each([
    [{ items: numbered(11, 20), total: 0 }, null],
    [{ items: numbered(11, 20), total: -1 }, null],
    [{ items: numbered(11, 20), total: 15 }, null],
    [{ items: numbered(11, 20), total: 'many' }, null],
    [{ items: numbered(11, 20), total: '26' }, 26],
    [{ items: [], total: 5 }, 5],
    [{ items: [] }, null],
  ])('[BACK-03] has a total only where it fits the rows: %#', (raw, total) => {
    expect(read(raw).total).toBe(total);
  });

  test.each([
    ['the rows alone', numbered(11, 14)],
    ['under data', { data: numbered(11, 14) }],
    ['under items', { items: numbered(11, 14), pageNumber: null, pageSize: {} }],
  ])('[BACK-03] is taken with %s', (_, raw) => {
    expect(read(raw)).toEqual({
      items: numbered(11, 14).map((each) => ({ ...each, tags: [] })),
      pageNumber: 2,
      pageSize: 10,
      total: 14,
    });
  });

  test('[BACK-03] of a server that answers with all of ten thousand rows is the one that was asked for', () => {
    const all = read(numbered(1, 10_000));
    expect(idsOf(all)).toEqual(idsOf({ items: numbered(11, 20) }));
    expect([all.total, hasMore(all)]).toEqual([10_000, true]);
  });

  test('[BACK-03] of a server with pages of its own size is as it comes', () => {
    const answered = read({ items: numbered(1, 50), pageNumber: 1, pageSize: 50, total: 120 });
    expect([answered.items.length, answered.pageNumber, answered.pageSize]).toEqual([50, 1, 50]);
  });

  test('[BACK-03] without a list is refused', () => {
    for (const raw of [{}, { items: null }, { items: 'none' }, null, '', 'text', 7])
      expect([v.is(page(row), raw), v.is(list(row), raw)]).toEqual([false, false]);
  });
});

describe('every page of a list', () => {
  const all = numbered(1, 25);
  const pageAt = (pageNumber: number, total: number | null): Page<{ id: string }> => ({
    items: all.slice((pageNumber - 1) * 10, pageNumber * 10),
    pageNumber,
    pageSize: 10,
    total,
  });

  test.each([
    ['says how many there are', 25, [1, 2, 3]],
    ['does not', null, [1, 2, 3, 4]],
  ] as const)('[BACK-03] is read where the server %s', async (_, total, asked) => {
    const calls: number[] = [];
    const whole = await fetchEveryPage(async ({ pageNumber }) => {
      calls.push(pageNumber);
      return pageAt(pageNumber, total);
    });
    expect([idsOf(whole), whole.total, calls]).toEqual([idsOf({ items: all }), 25, asked]);
  });

  test('[BACK-03] is one page where the server knows one page only', async () => {
    const calls: number[] = [];
    const whole = await fetchEveryPage(async ({ pageNumber }) => {
      calls.push(pageNumber);
      return { ...pageAt(1, null), pageNumber };
    });
    expect([idsOf(whole).length, calls]).toEqual([10, [1, 2]]);
  });

  test.each([
    ['says how many there are', { total: 250 }, 1],
    ['does not', {}, 2],
  ])(
    '[BACK-03] is read at once where the server answers with the whole list and %s',
    async (_, said, calls) => {
      let asked = 0;
      const whole = await fetchEveryPage(async (each) => {
        asked += 1;
        return v.parse(page(row, { ...each, mayBeWhole: true }), { items: numbered(1, 250), ...said });
      });
      expect([whole.items.length, whole.total, asked]).toEqual([250, 250, calls]);
    },
  );

  test('[BACK-03] of a list without an end is read no further than a list of the app can be', async () => {
    let calls = 0;
    const whole = await fetchEveryPage(async ({ pageNumber }) => {
      calls += 1;
      return { items: numbered(pageNumber * 10, pageNumber * 10 + 9), pageNumber, pageSize: 10, total: null };
    });
    expect([calls, whole.items.length]).toEqual([100, 1000]);
  });
});
