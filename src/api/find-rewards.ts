import { askedFor, isAskedFor, type OfferFilter } from '#machines/domain/offer-filter.ts';
import type { Reward } from '#machines/domain/reward.ts';
import { withSkippedOf } from '#machines/domain/rows.ts';
import type { Page } from '#machines/domain/wire.ts';
import { fetchEveryPage } from './every-page.ts';
import type { Http } from './http.ts';
import { fetchRewards } from './rewards.ts';

interface FindQuery extends OfferFilter {
  search: string;
  /** From 1. */
  pageNumber: number;
  pageSize: number;
}

/**
 * A page of the offers of a category or around a place. A server that knows neither question answers with other offers,
 * too: then all are read and the app looks for them. Whether a search was understood its answer does not show.
 */
export async function findRewards(http: Http, query: FindQuery, signal: AbortSignal): Promise<Page<Reward>> {
  const page = await fetchRewards(http, query, signal);
  if (page.items.every((reward) => isAskedFor(reward, query))) return page;
  const { items: rows } = await fetchEveryPage((asked) =>
    fetchRewards(http, { ...query, ...asked, mayBeWhole: true }, signal),
  );
  const { pageNumber, pageSize } = query;
  const found = askedFor(rows, query);
  const start = (pageNumber - 1) * pageSize;
  const items = withSkippedOf(found.slice(start, start + pageSize), found);
  return { items, pageNumber, pageSize, total: found.length };
}
