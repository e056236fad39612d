import { useSelector } from '@xstate/react';
import { Heart } from 'lucide-react';
import type { Reward } from '#machines/domain/reward.ts';
import { isSavedIn } from '#machines/domain/saved-offers.ts';
import { shownSaved, type SavedOffersRef } from '#machines/saved-offers/saved-offers.machine.ts';
import { IconButton } from '#src/ui/icon-button/icon-button.tsx';
import { dealsMessages as copy } from './deals.messages.ts';
import * as styles from './offer-card.css.ts';

/** Saves an offer, or takes it back. */
export function OfferHeart({ offer, saved }: { offer: Reward; saved: SavedOffersRef }) {
  const isSaved = useSelector(saved, ({ context }) => isSavedIn(shownSaved(context), offer.id));
  return (
    <IconButton
      className={styles.heart}
      label={copy.saved.heart(offer.brand)}
      aria-pressed={isSaved}
      onClick={() => saved.send({ type: 'offer.mark', offer, isSaved: !isSaved })}
    >
      <Heart size={20} className={styles.heartIcon} />
    </IconButton>
  );
}
