import { MapPin } from 'lucide-react';
import { memo } from 'react';
import type { CurrencyCode } from '#machines/domain/client.ts';
import type { Reward } from '#machines/domain/reward.ts';
import { skippedIn } from '#machines/domain/rows.ts';
import { formatDate } from '#src/messages/format-date.ts';
import { formatDistance } from '#src/messages/format-distance.ts';
import { Badge } from '#src/ui/chip/chip.tsx';
import { OfferLogo } from '#src/ui/offer-logo/offer-logo.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { SkippedRows } from '#src/ui/skipped-rows/skipped-rows.tsx';
import { dealsMessages as copy } from './deals.messages.ts';
import { grid } from './deals.css.ts';
import * as styles from './offer-card.css.ts';

interface OfferGridProps {
  offers: readonly Reward[];
  currency: CurrencyCode;
  onOpen: (offer: Reward) => void;
}

/** Offers, with how many more there are that can't be shown. */
export function Offers(props: OfferGridProps) {
  return (
    <>
      <OfferGrid {...props} />
      <SkippedRows count={skippedIn(props.offers)} nouns={copy.list.nouns} />
    </>
  );
}

const OfferGrid = memo(({ offers, currency, onOpen }: OfferGridProps) => (
  <ul className={grid}>
    {offers.map((offer) => (
      <li key={offer.id}>
        <OfferCard offer={offer} currency={currency} onOpen={() => onOpen(offer)} />
      </li>
    ))}
  </ul>
));

function OfferCard({
  offer,
  currency,
  onOpen,
}: {
  offer: Reward;
  currency: CurrencyCode;
  onOpen: () => void;
}) {
  const distanceKm = offer.locations[0]?.distanceKm ?? null;
  return (
    <button type="button" className={styles.card} onClick={onOpen}>
      <span className={styles.logo}>
        <OfferLogo logo={offer.logo} brand={offer.brand} />
      </span>
      <span className={styles.words}>
        <span className={styles.brand}>{offer.brand}</span>
        <span className={styles.reward}>{offer.rewardText}</span>
      </span>
      <span className={styles.facts}>
        {offer.type !== 'unknown' && (
          <Badge tone={offer.type === 'card_linked' ? 'primary' : 'neutral'}>{copy.kinds[offer.type]}</Badge>
        )}
        {distanceKm !== null && (
          <span className={styles.distance}>
            <MapPin size={14} aria-hidden="true" />
            {formatDistance(distanceKm, currency)}
          </span>
        )}
        {distanceKm === null && offer.endsAt !== null && <span>{copy.until(formatDate(offer.endsAt))}</span>}
      </span>
    </button>
  );
}

export function GridSkeleton({ count }: { count: number }) {
  return (
    <div className={grid}>
      {Array.from({ length: count }, (_, key) => (
        <div key={key} className={styles.card}>
          <span className={styles.logo}>
            <Skeleton width={64} height={64} radius={12} />
          </span>
          <span className={styles.words}>
            <span className={styles.brand}>
              <Skeleton width={110} />
            </span>
            <span className={styles.reward}>
              <Skeleton width={80} />
            </span>
          </span>
          <span className={styles.facts}>
            <Skeleton width={96} height={24} radius={999} />
          </span>
        </div>
      ))}
    </div>
  );
}
