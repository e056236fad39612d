import type { SnapshotFrom } from 'xstate';
import { addressLine, directionsTo } from '#machines/domain/directions.ts';
import { nearRadiusKm } from '#machines/domain/offer-filter.ts';
import type { Card } from '#machines/domain/card.ts';
import type { CurrencyCode } from '#machines/domain/client.ts';
import { activeCards } from '#machines/domain/primary-card.ts';
import type { Reward } from '#machines/domain/reward.ts';
import { leadsSomewhere, safeHref } from '#machines/domain/theme.ts';
import type { rewardMachine } from '#machines/reward/reward.machine.ts';
import { formatDate } from '#src/messages/format-date.ts';
import { formatDistance } from '#src/messages/format-distance.ts';
import type { OfferAction, OfferProps } from './reward-offer.tsx';
import { rewardMessages as copy } from './reward.messages.ts';

export type RewardStep = 'loading' | 'shown' | 'absent' | 'failed';

/** The step that is shown; null when the flow is over. */
export function selectStep(snapshot: SnapshotFrom<typeof rewardMachine>): RewardStep | null {
  const { value } = snapshot;
  if (value === 'closed') return null;
  return value === 'absent' || value === 'failed' ? value : snapshot.matches('shown') ? 'shown' : 'loading';
}

const shownPlaces = 3;

/** An offer in words. */
export function offerView(reward: Reward, currencyCode: CurrencyCode): OfferProps {
  const { brand, logo, image, type, rewardText, description, terms, endsAt } = reward;
  const locations = reward.locations.filter(isWithinReach);
  return {
    brand,
    logo,
    image,
    kind: type,
    rewardText,
    description,
    terms,
    ends: endsOn(reward),
    endsAt,
    places: locations.slice(0, shownPlaces).map((location) => ({
      id: `${location.latitude} ${location.longitude} ${location.address}`,
      address: addressLine(location),
      directions: directionsTo(location),
      distance: location.distanceKm === null ? null : formatDistance(location.distanceKm, currencyCode),
    })),
    further: Math.max(0, locations.length - shownPlaces),
    isOutOfReach: reward.locations.length > 0 && locations.length === 0,
    reach: formatDistance(nearRadiusKm, currencyCode),
  };
}

/** What there is to do; `cards` is null until they are read. */
export function actionOf({ type, url }: Reward, cards: readonly Card[] | null): OfferAction {
  const href = safeHref(url ?? '');
  if (type === 'card_linked') return { kind: activeCards(cards ?? []).length > 0 ? 'ready' : 'link' };
  if (leadsSomewhere(href)) return { kind: 'shop', href };
  return { kind: type === 'click' ? 'none' : 'unknown' };
}

/** Until when; nothing where the server says too little of an offer to tell that it has no end. */
function endsOn({ type, endsAt }: Reward): string {
  if (endsAt !== null) return copy.ends(formatDate(endsAt));
  return type === 'unknown' ? '' : copy.open;
}

/** Where the member is may be unknown: then no store is left out. */
function isWithinReach({ distanceKm }: Reward['locations'][number]): boolean {
  return distanceKm === null || distanceKm <= nearRadiusKm;
}
