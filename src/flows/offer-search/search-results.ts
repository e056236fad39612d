import type { Reward } from '#machines/domain/reward.ts';

/** What the search shows below its field. */
export type SearchResults =
  | { state: 'hint' }
  | { state: 'searching' }
  | { state: 'results'; offers: readonly Reward[]; total: number | null }
  | { state: 'none' }
  | { state: 'failed'; message: string; onRetry: () => void };

export interface OfferSearchProps {
  query: string;
  results: SearchResults;
  onQuery: (query: string) => void;
  /** An offer was chosen from the list. */
  onChoose: (offer: Reward) => void;
  /** All offers, filtered by the query where it finds some. */
  onAll: () => void;
}
