import { askedFor, isAskedFor, type OfferFilter } from '#machines/domain/offer-filter.ts';
import { sortOffers, type OfferSort } from '#machines/domain/offer-order.ts';
import { offerMatcher } from '#machines/domain/name-search.ts';
import type { Reward } from '#machines/domain/reward.ts';
import { withSkippedOf } from '#machines/domain/rows.ts';
import { countOf, type Page } from '#machines/domain/wire.ts';
import { serverNow } from '#src/clock/server-clock.ts';
import { fetchEveryPage } from './every-page.ts';
import type { Http } from './http.ts';
import { fetchRewards } from './rewards.ts';

interface FindQuery extends OfferFilter {
  search: string;
  /** Null for the server's order. */
  sort: OfferSort | null;
  /** From 1. */
  pageNumber: number;
  pageSize: number;
}

/**
 * A page of the offers of a name, of a category or around a place. A server that knows no category or place answers with
 * other offers, too, and one that compares names to the letter finds none: then all are read and the app looks for them.
 * An order is the app's own, over all offers.
 */
export async function findRewards(http: Http, query: FindQuery, signal: AbortSignal): Promise<Page<Reward>> {
  const { pageNumber, pageSize, sort, search } = query;
  const fetchAll = (text: string) =>
    fetchEveryPage((asked) =>
      fetchRewards(http, { ...query, search: text, ...asked, mayBeWhole: true }, signal),
    );
  const fetchFound = async () => {
    if (sort !== null) return fetchAll(search);
    const page = await fetchRewards(http, query, signal);
    const isWhole = isNone(page) || page.items.every((reward) => isAskedFor(reward, query));
    return isWhole ? page : fetchAll(search);
  };

  const answer = await fetchFound();
  const isMissed = search !== '' && isNone(answer);
  if (sort === null && !isMissed && answer.pageSize !== 0) return answer;
  const { items: all } = isMissed ? await fetchAll('') : answer;
  const rows = isMissed ? all.filter(offerMatcher(search)) : all;
  const asked = askedFor(rows, query);
  const found = sort === null ? asked : sortOffers(asked, sort, serverNow());
  const start = (pageNumber - 1) * pageSize;
  const items = withSkippedOf(found.slice(start, start + pageSize), all);
  return { items, pageNumber, pageSize, total: found.length };
}

const isNone = (page: Page<Reward>) => countOf(page) === 0 && (page.total ?? 0) === 0;
