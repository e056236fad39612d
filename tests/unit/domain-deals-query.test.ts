import { describe, expect, it } from 'vitest';
import {
  allDeals,
  isNarrowed,
  isSameQuery,
  readDealsQuery,
  withoutDealsQuery,
  writeDealsQuery,
} from '#machines/domain/deals-query.ts';
import { roughPosition } from '#machines/domain/position.ts';
import { extentOf } from '#src/flows/deals/deals.facts.ts';
import { formatDistance } from '#src/messages/format-distance.ts';

describe('the query of the deals', () => {
  it('[DEAL-02] [DEAL-03] is read back as it was written, with nothing of what goes without saying', () => {
    const query = {
      search: 'tea & co',
      category: 'home_and_garden',
      isNear: true,
      isSaved: false,
      sort: 'ending' as const,
      page: 3,
    };
    const written = writeDealsQuery(query);
    expect(written).toEqual({
      search: 'tea & co',
      category: 'home_and_garden',
      near: '1',
      sort: 'ending',
      page: '3',
    });
    expect(readDealsQuery(written)).toEqual(query);
    expect(writeDealsQuery(allDeals)).toEqual({});
    expect(readDealsQuery({})).toEqual(allDeals);
  });

  it.each([
    { search: 'tea' },
    { category: 'home' },
    { isNear: true },
    { sort: 'rate' as const },
    { page: 2 },
  ])('[DEAL-02] is another one with %o, and narrows the list unless that is a page', (change) => {
    expect(isSameQuery(allDeals, { ...allDeals, ...change })).toBe(false);
    expect(isSameQuery({ ...allDeals, ...change }, { ...allDeals, ...change })).toBe(true);
    expect(isNarrowed({ ...allDeals, ...change })).toBe(!('page' in change));
  });

  it('[DEAL-12] says only what is saved, in an order; nothing else narrows it', () => {
    expect(writeDealsQuery({ ...allDeals, isSaved: true, sort: 'rate' })).toEqual({
      saved: '1',
      sort: 'rate',
    });
    expect(
      readDealsQuery({ saved: '1', search: 'tea', category: 'home', near: '1', sort: 'rate', page: '3' }),
    ).toEqual({ ...allDeals, isSaved: true, sort: 'rate' });
    expect(readDealsQuery({ saved: 'yes' })).toEqual(allDeals);
    expect(isSameQuery(allDeals, { ...allDeals, isSaved: true })).toBe(false);
    expect(withoutDealsQuery({ saved: '1', utm_source: 'mail' })).toEqual({ utm_source: 'mail' });
  });

  it('[DEAL-02] names the second page, and not the first', () => {
    expect(writeDealsQuery({ ...allDeals, page: 2 })).toEqual({ page: '2' });
    expect(isNarrowed(allDeals)).toBe(false);
  });

  it('[DEAL-02] leaves what else an address says alone', () => {
    expect(withoutDealsQuery({ search: 'tea', utm_source: 'mail', page: '2', near: '1' })).toEqual({
      utm_source: 'mail',
    });
  });

  it.each(['0', '-1', '1.5', '1e3', ' 2', '١', '999999', '<b>', ''])(
    '[DEAL-05] takes the page "%s" for the first',
    (page) => {
      expect(readDealsQuery({ page }).page).toBe(1);
    },
  );

  it('[DEAL-02] asks for no text that the server would refuse', () => {
    expect(readDealsQuery({ search: ` ${'x'.repeat(300)}` }).search).toBe('x'.repeat(100));
    expect(readDealsQuery({ search: 'a\u0000b\n' }).search).toBe('ab');
    expect(readDealsQuery({ search: '\u0000 \t' })).toEqual(allDeals);
    expect(readDealsQuery({ search: '4000 0566 5566 5556' })).toEqual(allDeals);
  });

  it('[DEAL-04] knows the switch alone, never a place', () => {
    expect(readDealsQuery({ near: '44.9,-93.2', latitude: '44.9' }).isNear).toBe(false);
    expect(isNarrowed(readDealsQuery({ near: '1' }))).toBe(true);
    expect(roughPosition({ latitude: 44.977_753, longitude: -93.265_011 })).toEqual({
      latitude: 44.9778,
      longitude: -93.265,
    });
  });
});

describe('the count of offers', () => {
  const list = (items: number, total: number, pageNumber = 1, pageSize = 20) => ({
    items: Array.from({ length: items }, () => ({}) as never),
    total,
    pageNumber,
    pageSize,
  });

  it.each([
    ['the first page of two lists', [list(20, 42), list(20, 21)], [1, 40, 63, 1, 3]],
    ['the last page, which only one list has', [list(2, 42, 3), list(0, 21, 3)], [62, 63, 63, 3, 3]],
    ['the second page of a search', [list(4, 14, 2, 10)], [11, 14, 14, 2, 2]],
    ['no offers', [list(0, 0)], [1, 0, 0, 1, 1]],
  ])('[DEAL-05] is right for %s', (_, lists, [first, last, total, page, pages]) => {
    expect(extentOf(lists)).toEqual({ first, last, total, page, pages });
  });
});

describe('a distance', () => {
  it.each([
    [0, '0 mi', '0 km'],
    [3.2, '2 mi', '3.2 km'],
    [40, '24.9 mi', '40 km'],
  ])('[DEAL-04] of %d km is shown as people measure', (km, miles, kilometres) => {
    expect(formatDistance(km, 'USD')).toBe(miles);
    expect(formatDistance(km, 'CAD')).toBe(kilometres);
  });
});
