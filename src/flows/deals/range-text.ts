import type { Reward } from '#machines/domain/reward.ts';
import type { Page } from '#machines/domain/wire.ts';
import { extentOf, hasNextPage } from './deals.facts.ts';
import { dealsMessages } from './deals.messages.ts';

const copy = dealsMessages.list;

interface RangeFacts {
  /** Whether the rest is on further pages; else only a search leads to it. */
  hasPages: boolean;
  search?: string;
}

/** Which offers are shown, of how many, and how to see the rest. */
export function rangeText(lists: readonly Page<Reward>[], { hasPages, search = '' }: RangeFacts): string {
  const { first, last, total } = extentOf(lists);
  if (total === null) {
    if (hasPages || !hasNextPage(lists)) return copy.shown(first, last);
    return search === '' ? copy.someShown(first, last) : copy.narrowShown(first, last);
  }
  if (hasPages || last === total) return copy.range(first, last, total);
  return search === '' ? copy.some(last, total) : copy.narrow(last, total);
}
