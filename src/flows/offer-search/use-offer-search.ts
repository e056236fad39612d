import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { Search } from '#machines/domain/query.ts';
import type { offerSearchMachine } from '#machines/offer-search/offer-search.machine.ts';
import { useActor } from '#src/app/app-context.ts';
import type { OfferSearchProps, SearchResults } from './search-results.ts';
import { errorMessage } from '#src/messages/errors.ts';

/** The search as its screens want it: what the chart shows; a choice leads to the offers with a query. */
export function useOfferSearch(goTo: (search: Search) => void): OfferSearchProps {
  const actor = useActor('offerSearch');
  const snapshot = useSelector(actor, (current) => current);
  const choose = (search: string) => {
    actor.send({ type: 'search.clear' });
    goTo(search === '' ? {} : { search });
  };
  return {
    query: snapshot.context.query,
    results: selectResults(snapshot, () => actor.send({ type: 'search.retry' })),
    onQuery: (query) => actor.send({ type: 'query.change', query }),
    onChoose: ({ brand }) => choose(brand),
    onAll: () => choose(snapshot.context.query.trim()),
  };
}

/** What the list shows; earlier offers stay while a newer question is on its way. */
function selectResults(
  { value, context }: SnapshotFrom<typeof offerSearchMachine>,
  onRetry: () => void,
): SearchResults {
  if (value === 'blank') return { state: 'hint' };
  if (value === 'nothingFound') return { state: 'none' };
  if (value === 'failed') {
    return { state: 'failed', message: context.error ? errorMessage(context.error).text : '', onRetry };
  }
  return context.results.length > 0 ? { state: 'results', offers: context.results } : { state: 'searching' };
}
