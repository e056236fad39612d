import { MapPin } from 'lucide-react';
import { memo } from 'react';
import type { CurrencyCode } from '#machines/domain/client.ts';
import type { Reward } from '#machines/domain/reward.ts';
import type { SavedOffersRef } from '#machines/saved-offers/saved-offers.machine.ts';
import { skippedIn } from '#machines/domain/rows.ts';
import { dot } from '#src/messages/format.ts';
import { formatDistance } from '#src/messages/format-distance.ts';
import { Badge } from '#src/ui/chip/chip.tsx';
import { OfferEnd } from '#src/ui/offer-end/offer-end.tsx';
import { OfferLogo } from '#src/ui/offer-logo/offer-logo.tsx';
import { OfferRate } from '#src/ui/offer-rate/offer-rate.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { SkippedRows } from '#src/ui/skipped-rows/skipped-rows.tsx';
import { dealsMessages as copy } from './deals.messages.ts';
import { grid } from './deals.css.ts';
import { OfferHeart } from './offer-heart.view.tsx';
import * as styles from './offer-card.css.ts';

interface OfferGridProps {
  offers: readonly Reward[];
  currency: CurrencyCode;
  saved: SavedOffersRef;
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

const OfferGrid = memo(({ offers, currency, saved, onOpen }: OfferGridProps) => (
  <ul className={grid}>
    {offers.map((offer) => (
      <li key={offer.id} className={styles.place}>
        <OfferCard offer={offer} currency={currency} onOpen={() => onOpen(offer)} />
        <OfferHeart offer={offer} saved={saved} />
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
  const [nearest] = offer.locations;
  const distanceKm = nearest?.distanceKm ?? null;
  return (
    <button type="button" className={styles.card} onClick={onOpen}>
      <span className={styles.logo}>
        <OfferLogo logo={offer.logo} brand={offer.brand} />
      </span>
      <span className={styles.words}>
        <span className={styles.rate}>
          <OfferRate text={offer.rewardText} />
        </span>
        <span className={styles.brand}>{offer.brand}</span>
      </span>
      <span className={styles.facts}>
        <OfferEnd endsAt={offer.endsAt} />
        {offer.type === 'click' && <Badge>{copy.online}</Badge>}
        {distanceKm !== null && (
          <span className={styles.distance}>
            <MapPin size={14} aria-hidden="true" />
            {[formatDistance(distanceKm, currency), nearest?.city].filter(Boolean).join(dot)}
          </span>
        )}
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
            <span className={styles.reward}>
              <Skeleton width={110} />
            </span>
            <span className={styles.brand}>
              <Skeleton width={96} />
            </span>
          </span>
          <span className={styles.facts}>
            <Skeleton width={72} height={24} radius={999} />
          </span>
        </div>
      ))}
    </div>
  );
}
