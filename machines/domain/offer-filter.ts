import { withSkippedOf } from './rows.ts';
import type { Position } from './position.ts';
import type { Reward } from './reward.ts';

/** What of a question about offers the answer itself shows to be right or wrong. */
export interface OfferFilter {
  /** Platform name of a category; empty for all. */
  category: string;
  /** Only offers around here; everywhere for null. */
  near: Position | null;
}

/** How far around the member offers are near, kilometres. */
export const nearRadiusKm = 40;

const earthRadiusKm = 6371;

/** Whether an offer is what was asked for. */
export function isAskedFor(reward: Reward, { category, near }: OfferFilter): boolean {
  const isOfCategory = category === '' || reward.category.toLowerCase() === category.toLowerCase();
  return isOfCategory && (near === null || distanceTo(reward, near) <= nearRadiusKm);
}

/** The offers that were asked for; those around a place with their distances, the nearest first. */
export function askedFor(rewards: readonly Reward[], filter: OfferFilter): Reward[] {
  const { near } = filter;
  const found = rewards.filter((reward) => isAskedFor(reward, filter));
  const ordered = near === null ? found : found.map((reward) => around(reward, near)).toSorted(byDistance);
  return withSkippedOf(ordered, rewards);
}

/** Whether an offer says where its shops are. */
export function hasPlaces({ locations }: Reward): boolean {
  return locations.length > 0;
}

const byDistance = (one: Reward, other: Reward) =>
  (one.locations[0]?.distanceKm ?? 0) - (other.locations[0]?.distanceKm ?? 0);

/** An offer with the distances of its shops, which the server may have told already. */
function around(reward: Reward, near: Position): Reward {
  const locations = reward.locations.map((shop) => ({ ...shop, distanceKm: kmTo(shop, near) }));
  return { ...reward, locations: locations.toSorted((one, other) => one.distanceKm - other.distanceKm) };
}

function distanceTo({ locations }: Reward, near: Position): number {
  return Math.min(...locations.map((shop) => kmTo(shop, near)));
}

/** The length of the arc between two places, unless the server has told it. */
function kmTo({ latitude, longitude, distanceKm }: Reward['locations'][number], near: Position): number {
  if (distanceKm !== null) return distanceKm;
  const [here, there] = [radians(near.latitude), radians(latitude)];
  const chord =
    Math.sin((there - here) / 2) ** 2 +
    Math.cos(here) * Math.cos(there) * Math.sin(radians(longitude - near.longitude) / 2) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)));
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
