import { rateOf } from './offer-rate.ts';
import type { Reward } from './reward.ts';

/** The orders of a list of offers that a member can choose beside the usual one. */
export const offerSorts = ['rate', 'ending'] as const;

export type OfferSort = (typeof offerSorts)[number];

/** A list with more offers is not sorted: the app would have to read them all. */
export const mostSorted = 1000;

/** Whether all offers can be read to be sorted; `totals` has null for a list that nobody has counted. */
export function canSort(totals: readonly (number | null)[]): boolean {
  return totals.reduce<number>((all, total) => all + (total ?? 0), 0) <= mostSorted;
}

/**
 * Offers in an order: the highest rate first, or those that end first. What has neither comes last, as does what is over,
 * and offers that are alike stay as they were.
 */
export function sortOffers(offers: readonly Reward[], sort: OfferSort, now: Date): Reward[] {
  const key = sort === 'rate' ? byRate : byEnd(now);
  return offers.toSorted((one, other) => compare(key(one), key(other)));
}

const byRate = ({ rewardText }: Reward) => -(rateOf(rewardText) ?? 0);

const byEnd =
  (now: Date) =>
  ({ endsAt }: Reward) =>
    endsAt !== null && new Date(endsAt) > now ? new Date(endsAt).getTime() : Infinity;

function compare(one: number, other: number): number {
  return one === other ? 0 : one - other;
}
