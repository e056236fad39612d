import { isLikeCardNumber } from './card-like.ts';
import { offerSorts, type OfferSort } from './offer-order.ts';
import type { Search } from './query.ts';

/** What the deals page shows, as its address says it. */
export interface DealsQuery {
  /** Part of a name; empty for all. */
  search: string;
  /** A category's platform name; empty for all. */
  category: string;
  /** Only what is near the member; where that is never stands in the address. */
  isNear: boolean;
  /** Only what the member saved; then nothing but an order narrows it. */
  isSaved: boolean;
  /** An order; null for the usual one. */
  sort: OfferSort | null;
  /** From 1. */
  page: number;
}

export const allDeals: DealsQuery = {
  search: '',
  category: '',
  isNear: false,
  isSaved: false,
  sort: null,
  page: 1,
};

const names = new Set(['search', 'category', 'near', 'saved', 'sort', 'page']);

/** The server takes no longer text. */
const longestText = 100;

/** The query of an address; what makes no sense is taken for nothing. */
export function readDealsQuery({ search, category, near, saved, sort, page = '' }: Search): DealsQuery {
  const order = offerSorts.find((each) => each === sort) ?? null;
  if (saved === '1') return { ...allDeals, isSaved: true, sort: order };
  return {
    ...allDeals,
    search: plainText(search),
    category: plainText(category),
    isNear: near === '1',
    sort: order,
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}

/** The query as an address writes it: nothing of what goes without saying. */
export function writeDealsQuery({ search, category, isNear, isSaved, sort, page }: DealsQuery): Search {
  return {
    ...(search !== '' && { search }),
    ...(category !== '' && { category }),
    ...(isNear && { near: '1' }),
    ...(isSaved && { saved: '1' }),
    ...(sort !== null && { sort }),
    ...(page > 1 && { page: String(page) }),
  };
}

/** What else an address says. */
export function withoutDealsQuery(search: Search): Search {
  return Object.fromEntries(Object.entries(search).filter(([name]) => !names.has(name)));
}

/** Whether it is one list of what was asked for, and not the usual two: something narrows or sorts it. */
export function isNarrowed({ search, category, isNear, sort }: DealsQuery): boolean {
  return search !== '' || category !== '' || isNear || sort !== null;
}

export function isSameQuery(one: DealsQuery, other: DealsQuery): boolean {
  return (
    one.search === other.search &&
    one.category === other.category &&
    one.isNear === other.isNear &&
    one.isSaved === other.isSaved &&
    one.sort === other.sort &&
    one.page === other.page
  );
}

/** A text as it can be asked for: without control characters, at most as long as the server takes it, and no card's number. */
export function plainText(text = ''): string {
  if (isLikeCardNumber(text)) return '';
  return text
    .replaceAll(/\p{Cc}/gu, '')
    .trim()
    .slice(0, longestText)
    .trim();
}
