import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { ModalNext } from '#machines/domain/overlay.ts';
import type { offerSearchMachine } from '#machines/offer-search/offer-search.machine.ts';
import { useActor } from '#src/app/app-context.ts';
import type { OfferSearchProps, SearchResults } from './search-results.ts';
import { errorMessage } from '#src/messages/errors.ts';

/** What a choice leads to: an offer, or all offers of a query. */
export type SearchChoice = Extract<ModalNext, { kind: 'overlay' | 'route' }>;

/** The search as its screens want it: what the chart shows, and where a choice leads. */
export function useOfferSearch(goOn: (choice: SearchChoice) => void): OfferSearchProps {
  const actor = useActor('offerSearch');
  const snapshot = useSelector(actor, (current) => current);
  const choose = (choice: SearchChoice) => {
    actor.send({ type: 'search.clear' });
    goOn(choice);
  };
  return {
    query: snapshot.context.query,
    results: selectResults(snapshot, () => actor.send({ type: 'search.retry' })),
    onQuery: (query) => actor.send({ type: 'query.change', query }),
    onChoose: (reward) =>
      choose({ kind: 'overlay', overlay: { kind: 'reward', rewardId: reward.id, reward, place: 'search' } }),
    onAll: () => {
      const search = snapshot.matches('nothingFound') ? '' : snapshot.context.query.trim();
      choose({ kind: 'route', route: 'rewards', search: search === '' ? {} : { search } });
    },
  };
}

/** What the list shows; earlier offers stay while a newer question is on its way. */
function selectResults(
  { value, context }: SnapshotFrom<typeof offerSearchMachine>,
  onRetry: () => void,
): SearchResults {
  const { results: offers, total, error } = context;
  if (value === 'blank') return { state: 'hint' };
  if (value === 'nothingFound') return { state: 'none' };
  if (value === 'failed') {
    return { state: 'failed', message: error ? errorMessage(error).text : '', onRetry };
  }
  return offers.length > 0 ? { state: 'results', offers, total } : { state: 'searching' };
}
