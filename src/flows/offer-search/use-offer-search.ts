import { useSelector } from '@xstate/react';
import { use } from 'react';
import type { SnapshotFrom } from 'xstate';
import { writeQuery } from '#machines/domain/query.ts';
import { routes } from '#machines/domain/routes.ts';
import type { offerSearchMachine } from '#machines/offer-search/offer-search.machine.ts';
import { useActor } from '#src/app/app-context.ts';
import type { OfferSearchProps, SearchResults } from './search-results.ts';
import { errorMessage } from '#src/messages/errors.ts';
import { NavigationContext } from '#src/ui/link/navigation.ts';

/** The search as its screens want it: what the chart shows, and where a choice leads. */
export function useOfferSearch(leave: () => void): OfferSearchProps {
  const actor = useActor('offerSearch');
  const snapshot = useSelector(actor, (current) => current);
  const navigation = use(NavigationContext);
  const goTo = (search: string) => {
    actor.send({ type: 'search.clear' });
    leave();
    navigation?.go(routes.rewards.path + (search === '' ? '' : writeQuery([['search', search]])));
  };
  return {
    query: snapshot.context.query,
    results: selectResults(snapshot, () => actor.send({ type: 'search.retry' })),
    onQuery: (query) => actor.send({ type: 'query.change', query }),
    onChoose: ({ brand }) => goTo(brand),
    onAll: () => goTo(snapshot.context.query.trim()),
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
