import { hasPlaces } from '#machines/domain/offer-filter.ts';
import type { Reward } from '#machines/domain/reward.ts';
import { countOf, hasMore, type Page } from '#machines/domain/wire.ts';

/** Where a page of offers stands in the whole list; offers are counted from 1. */
export interface Extent {
  page: number;
  /** Null where the server does not say how many offers there are. */
  pages: number | null;
  first: number;
  last: number;
  total: number | null;
}

/** Where lists that are shown side by side, a page of each, stand in all of them together. */
export function extentOf(lists: readonly Page<Reward>[]): Extent {
  const sum = (count: (list: Page<Reward>) => number) => lists.reduce((all, list) => all + count(list), 0);
  const totals = lists.flatMap(({ total }) => (total === null ? [] : [total]));
  const isCounted = totals.length === lists.length;
  const pages = Math.max(1, ...lists.map(({ total, pageSize }) => Math.ceil((total ?? 0) / pageSize)));
  const page = lists[0]?.pageNumber ?? 1;
  const before = sum(({ total, pageSize, pageNumber }) =>
    Math.min(total ?? Infinity, pageSize * (pageNumber - 1)),
  );
  return {
    page,
    pages: isCounted ? pages : null,
    first: before + 1,
    last: before + sum(countOf),
    total: isCounted ? totals.reduce((all, total) => all + total, 0) : null,
  };
}

/** Whether a next page can be asked for. */
export function hasNextPage(lists: readonly Page<Reward>[]): boolean {
  const { page, pages } = extentOf(lists);
  return pages === null ? lists.some(hasMore) : page < pages;
}

/** Whether anything can be near: where no offer says where its shops are nobody can tell. Null is not read yet. */
export function mayBeNear(lists: readonly (readonly Reward[] | null)[]): boolean {
  const known = lists.flatMap((offers) => offers ?? []);
  return known.length === 0 || lists.includes(null) || known.some(hasPlaces);
}
