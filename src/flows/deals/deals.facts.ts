import type { Reward } from '#machines/domain/reward.ts';
import type { Page } from '#machines/domain/wire.ts';

/** Where a page of offers stands in the whole list; offers are counted from 1. */
export interface Extent {
  page: number;
  pages: number;
  first: number;
  last: number;
  total: number;
}

/** Where lists that are shown side by side, a page of each, stand in all of them together. */
export function extentOf(lists: readonly Page<Reward>[]): Extent {
  const sum = (count: (list: Page<Reward>) => number) => lists.reduce((all, list) => all + count(list), 0);
  const pages = Math.max(1, ...lists.map(({ total, pageSize }) => Math.ceil(total / pageSize)));
  const before = sum(({ total, pageSize, pageNumber }) => Math.min(total, pageSize * (pageNumber - 1)));
  const shown = sum(({ items }) => items.length);
  return {
    page: lists[0]?.pageNumber ?? 1,
    pages,
    first: before + 1,
    last: before + shown,
    total: sum(({ total }) => total),
  };
}
