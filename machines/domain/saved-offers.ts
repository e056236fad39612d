import type { Reward } from './reward.ts';

/** An offer that a member saves, or no longer wants saved. */
export interface SavedChange {
  offer: Reward;
  isSaved: boolean;
}

/** Saved offers after some changes, the latest first. One that is saved again stays where it is. */
export function savedAfter(saved: readonly Reward[], changes: readonly SavedChange[]): readonly Reward[] {
  return changes.reduce<readonly Reward[]>((offers, { offer, isSaved }) => {
    if (isSaved) return isSavedIn(offers, offer.id) ? offers : [offer, ...offers];
    return offers.filter(({ id }) => id !== offer.id);
  }, saved);
}

export function isSavedIn(saved: readonly Reward[], id: string): boolean {
  return saved.some((offer) => offer.id === id);
}

/** Changes with one more. It replaces one of the same offer that waits behind the first, which may be on its way. */
export function withChange(changes: readonly SavedChange[], change: SavedChange): readonly SavedChange[] {
  return [...changes.filter(({ offer }, index) => index === 0 || offer.id !== change.offer.id), change];
}
