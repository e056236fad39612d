import type { AppError } from '#machines/domain/app-error.ts';
import type { CardSystem } from '#machines/domain/card.ts';
import type { OfferPlace } from '#machines/domain/overlay.ts';
import { createAnalytics } from './analytics.ts';
import { cardLinked, errorShown, offerSearched, offerViewed } from './events.ts';
import { createTagManager, type TagManagerPage } from './tag-manager.ts';

export type Tracking = ReturnType<typeof createTracking>;

/** What the app tells of itself while tracking is accepted. It is fetched at the first acceptance. */
export function createTracking(gtmId: string | null, page: TagManagerPage) {
  const { accept, reject, track } = createAnalytics(createTagManager(gtmId, page));
  return {
    accept,
    reject,
    notifyCard: (system: CardSystem) => track(cardLinked(system)),
    notifyCardDeleted: () => track({ name: 'Card Deleted' }),
    notifyPaymentFailure: () => track({ name: 'Payment Failed' }),
    notifyClosed: (step: string) => {
      track({ name: 'Flow Closed', properties: { Step: step } });
      if (step === 'card') track({ name: 'card-modal-closed' });
    },
    notifySearched: (query: string) => track(offerSearched(query)),
    notifyViewed: (place: OfferPlace, category: string, brand: string) =>
      track(offerViewed(place, category, brand)),
    notifyError: (error: AppError) => track(errorShown(error)),
  };
}
