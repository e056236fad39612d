import { ArrowRight } from 'lucide-react';
import type { Reward } from '#machines/domain/reward.ts';
import { skippedIn } from '#machines/domain/rows.ts';
import { offerSearchMessages as copy } from './offer-search.messages.ts';
import { controlMessages } from '#src/messages/controls.ts';
import { Button } from '#src/ui/button/button.tsx';
import { OfferLogo } from '#src/ui/offer-logo/offer-logo.tsx';
import { SkippedRows } from '#src/ui/skipped-rows/skipped-rows.tsx';
import { Spinner } from '#src/ui/progress/spinner.tsx';
import * as styles from './offer-search.css.ts';
import type { OfferSearchProps } from './search-results.ts';

export function BrandOption({ offer }: { offer: Reward }) {
  return (
    <>
      <OfferLogo logo={offer.logo} brand={offer.brand} size="small" />
      <span className={styles.brand}>{offer.brand}</span>
      <span className={styles.reward}>{offer.rewardText}</span>
    </>
  );
}

/** The way to all offers; to those of the query, unless there are none. */
export function AllOption({ query }: { query: string }) {
  return (
    <>
      <span className={styles.all}>{query === '' ? copy.all : copy.allFor(query)}</span>
      <ArrowRight size={18} className={styles.arrow} aria-hidden="true" />
    </>
  );
}

/** What the search is doing, in words. */
export function SearchStatus({ query, results }: Pick<OfferSearchProps, 'query' | 'results'>) {
  return (
    <div className={styles.status} role="status">
      {results.state === 'hint' && <p>{copy.hint}</p>}
      {results.state === 'searching' && (
        <p className={styles.searching}>
          <Spinner /> {copy.searching}
        </p>
      )}
      {results.state === 'results' && (
        <>
          <p>{copy.results(results.offers.length, results.total)}</p>
          <SkippedRows count={skippedIn(results.offers)} nouns={copy.nouns} />
        </>
      )}
      {results.state === 'none' && (
        <p>
          <b className={styles.strong}>{copy.none(query)}</b> {copy.noneHint}
        </p>
      )}
      {results.state === 'failed' && (
        <div className={styles.failed}>
          <p>
            <b className={styles.strong}>{copy.failed}</b> {results.message}
          </p>
          <Button variant="outlined" onClick={results.onRetry}>
            {controlMessages.retry}
          </Button>
        </div>
      )}
    </div>
  );
}
