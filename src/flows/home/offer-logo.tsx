import type { Reward } from '#machines/domain/reward.ts';
import { letter, picture } from './offer-logo.css.ts';

/** The logo of an offer, or its first letter. The name always stands beside it. */
export function OfferLogo({ offer, size }: { offer: Reward; size: number }) {
  if (offer.logo === '') {
    return (
      <span className={letter} aria-hidden="true">
        {offer.brand.slice(0, 1)}
      </span>
    );
  }
  return <img className={picture} src={offer.logo} alt="" width={size} height={size} loading="lazy" />;
}
