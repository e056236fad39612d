import { describe, expect, test } from 'vitest';
import { skippedIn } from '#machines/domain/rows.ts';
import { findRewards } from '#src/api/find-rewards.ts';
import { extentOf, hasNextPage, mayBeNear } from '#src/flows/deals/deals.facts.ts';
import { rangeText } from '#src/flows/deals/range-text.ts';
import { offerSearchMessages } from '#src/flows/offer-search/offer-search.messages.ts';
import { answer, signal, stubApi, type Sent } from './api-stub.ts';

const here = { latitude: 42.73, longitude: -73.68 };

interface Row {
  id: string;
  brand: string;
  category: string;
  endsAt?: string;
  locations?: readonly object[];
}

const row = (index: number, over: Partial<Row> = {}) => ({
  id: `r-${index}`,
  brand: `Brand ${index}`,
  category: index % 3 === 0 ? 'electronics' : 'shoes',
  ...over,
});

/** A server that knows pages, and of filters only those that it is given. */
function serverOf(
  rows: readonly ReturnType<typeof row>[],
  { knows = [] as readonly string[], counts = true } = {},
) {
  return ({ url }: Sent) => {
    const asked = new URL(url).searchParams;
    const [size, number] = [Number(asked.get('pageSize')), Number(asked.get('pageNumber'))];
    const category = knows.includes('category') ? asked.get('category') : null;
    const found = rows.filter((each) => category === null || each.category === category);
    const items = found.slice((number - 1) * size, number * size);
    return answer({ items, pageNumber: number, pageSize: size, ...(counts && { total: found.length }) });
  };
}

const everything = Array.from({ length: 150 }, (_, index) => row(index));
const query = { search: '', category: 'electronics', sort: null, near: null, pageNumber: 1, pageSize: 20 };
const idsOf = ({ items }: { items: readonly { id: string }[] }) => items.map(({ id }) => id);
const electronics = everything.filter(({ category }) => category === 'electronics').map(({ id }) => id);

describe('the offers of a category', () => {
  test.each([
    ['counts its rows', true],
    ['does not', false],
  ])(
    '[BACK-03] [DEAL-03] are those alone, page by page, before a server that knows no category and %s',
    async (_, counts) => {
      const stub = stubApi(serverOf(everything, { counts }));
      const first = await findRewards(stub.http, query, signal);
      const last = await findRewards(stub.http, { ...query, pageNumber: 3 }, signal);
      expect([idsOf(first), first.total, first.pageNumber]).toEqual([electronics.slice(0, 20), 50, 1]);
      expect([idsOf(last), last.total, last.pageNumber]).toEqual([electronics.slice(40), 50, 3]);
      expect(rangeText([last], { hasPages: true })).toBe('41–50 of 50 offers');
    },
  );

  test('[DEAL-03] are what a server says that knows them, by one call', async () => {
    const stub = stubApi(serverOf(everything, { knows: ['category'] }));
    const found = await findRewards(stub.http, query, signal);
    expect([idsOf(found), found.total, stub.sent.length]).toEqual([electronics.slice(0, 20), 50, 1]);
  });

  test('[BACK-03] are the same in any case of their name, and those without one are none', async () => {
    const rows = [row(1, { category: 'Electronics' }), row(2, { category: '' }), row(3)];
    const stub = stubApi(() => answer([...rows, null]));
    const found = await findRewards(stub.http, query, signal);
    expect([idsOf(found), found.total, skippedIn(found.items)]).toEqual([['r-1', 'r-3'], 2, 1]);
  });

  test('[BACK-03] [DEAL-05] may be none, which is said of the category', async () => {
    const stub = stubApi(serverOf(everything));
    const found = await findRewards(stub.http, { ...query, category: 'garden' }, signal);
    expect([idsOf(found), found.total]).toEqual([[], 0]);
  });
});

describe('the offers of a name', () => {
  const named = [
    row(1, { brand: 'Fern & Field' }),
    row(2, { brand: 'Café Fernández' }),
    row(3, { brand: 'Tern' }),
  ];
  const exact = ({ url }: Sent) => {
    const text = new URL(url).searchParams.get('search') ?? '';
    const items = named.filter(({ brand }) => brand.includes(text));
    return answer({ items, pageNumber: 1, pageSize: 20, total: items.length });
  };

  test.each([
    ['fern and field', ['r-1']],
    ['FernField', ['r-1']],
    ['cafe', ['r-2']],
    ['fern', ['r-1', 'r-2']],
    ['zzzz', []],
    ['&', ['r-1']],
  ])(
    '[DEAL-11] [BACK-03] are found by “%s” before a server that compares to the letter',
    async (search, ids) => {
      const found = await findRewards(stubApi(exact).http, { ...query, category: '', search }, signal);
      expect([idsOf(found), found.total]).toEqual([ids, ids.length]);
    },
  );

  test('[DEAL-11] are what a server finds, by one call', async () => {
    const stub = stubApi(exact);
    const found = await findRewards(stub.http, { ...query, category: '', search: 'Tern' }, signal);
    expect([idsOf(found), stub.sent.length]).toEqual([['r-3'], 1]);
  });
});

describe('sorted offers', () => {
  test('[DEAL-08] [BACK-03] are sorted over all pages, whatever the server knows, and paged by the app', async () => {
    const rows = everything.map((each, index) => ({
      ...each,
      rewardText: `${(index * 7) % 150}% cash back`,
    }));
    const stub = stubApi(serverOf(rows));
    const best = await findRewards(
      stub.http,
      { ...query, category: '', sort: 'rate', pageNumber: 2 },
      signal,
    );
    expect(best.items.map(({ rewardText }) => rewardText)).toEqual(
      Array.from({ length: 20 }, (_, index) => `${129 - index}% cash back`),
    );
    expect([best.total, best.pageNumber]).toEqual([150, 2]);
  });

  test('[DEAL-08] may end, and those without an end or behind theirs come last', async () => {
    const rows = [
      row(1),
      row(2, { endsAt: '2999-01-02T00:00:00Z' }),
      row(3, { endsAt: '2001-01-01T00:00:00Z' }),
      row(4, { endsAt: 'soon' }),
      row(5, { endsAt: '2998-01-02' }),
    ];
    const stub = stubApi(serverOf(rows));
    const found = await findRewards(stub.http, { ...query, category: '', sort: 'ending' }, signal);
    expect(idsOf(found)).toEqual(['r-5', 'r-2', 'r-1', 'r-3', 'r-4']);
  });
});

describe('the offers near a member', () => {
  const shop = (latitude: number, longitude: number, distanceKm: number | null = null) => ({
    address: '1 Elm St',
    latitude,
    longitude,
    distanceKm,
  });

  test('[BACK-03] [DEAL-04] are those that are, the nearest first, before a server that knows no place', async () => {
    const rows = [
      row(1, { locations: [shop(40.71, -74.0)] }),
      row(2, { locations: [shop(42.65, -73.75), shop(40.71, -74.0)] }),
      row(3),
      row(4, { locations: [shop(42.73, -73.69)] }),
    ];
    const stub = stubApi(serverOf(rows));
    const found = await findRewards(stub.http, { ...query, category: '', near: here }, signal);
    expect(idsOf(found)).toEqual(['r-4', 'r-2']);
    const distances = found.items.map(({ locations }) => Math.round(locations[0]?.distanceKm ?? -1));
    expect([distances, found.total]).toEqual([[1, 11], 2]);
  });

  test('[DEAL-04] are what a server says that knows the distances', async () => {
    const rows = [row(1, { locations: [shop(0, 0, 2)] }), row(2, { locations: [shop(0, 0, 39.5)] })];
    const stub = stubApi(serverOf(rows));
    const found = await findRewards(stub.http, { ...query, category: '', near: here }, signal);
    expect([idsOf(found), stub.sent.length]).toEqual([['r-1', 'r-2'], 1]);
  });

  test('[BACK-03] [DEAL-04] are looked for only where an offer says where its shops are', async () => {
    const stub = stubApi(serverOf([row(1), row(2, { locations: [shop(1, 1)] })]));
    const { items } = await stub.api.fetchRewards({ pageNumber: 1, pageSize: 20 }, signal);
    const [placeless, placed] = [items.slice(0, 1), items.slice(1)];
    expect(mayBeNear([placeless, placed])).toBe(true);
    expect(mayBeNear([placeless, placeless])).toBe(false);
    expect(mayBeNear([placeless, null])).toBe(true);
    expect(mayBeNear([[], []])).toBe(true);
  });
});

describe('a list of offers whose number nobody knows', () => {
  const pages = async (...sizes: number[]) => {
    const stub = stubApi(({ url }) => {
      const size = sizes[Number(new URL(url).searchParams.get('featured'))] ?? 0;
      return answer({ items: everything.slice(0, size) });
    });
    const read = (featured: boolean) =>
      stub.api.fetchRewards({ pageNumber: 1, pageSize: 20, featured }, signal);
    return [await read(false), await read(true)];
  };

  test('[BACK-03] [DEAL-05] says how many are shown, and that there may be more', async () => {
    const full = await pages(20, 6);
    expect(extentOf(full)).toEqual({ page: 1, pages: null, first: 1, last: 26, total: null });
    expect(hasNextPage(full)).toBe(true);
    expect(rangeText(full, { hasPages: true })).toBe('26 offers shown');
    expect(rangeText(full, { hasPages: false })).toBe(
      '26 offers shown. Search for a brand or choose a category to see the rest.',
    );
    expect(rangeText(full, { hasPages: false, search: 'nord' })).toBe(
      '26 offers shown. Type more of the name to see the rest.',
    );
  });

  test('[BACK-03] [DEAL-05] is counted where its page is not full', async () => {
    const part = await pages(12, 6);
    expect([rangeText(part, { hasPages: false }), hasNextPage(part)]).toEqual(['1–18 of 18 offers', false]);
  });

  test.each([
    [10, null, '10 offers shown'],
    [1, null, '1 offer shown'],
    [10, 26, '10 of 26 offers'],
    [3, 3, '3 offers'],
    [1, 1, '1 offer'],
  ])('[BACK-03] [DEAL-02] is never called empty in the search: %s of %s', (listed, total, words) => {
    expect(offerSearchMessages.results(listed, total)).toBe(words);
  });
});
