import type { Card } from '#machines/domain/card.ts';
import type { Category, Reward } from '#machines/domain/reward.ts';
import type { MembershipSummary } from '#machines/domain/summary.ts';
import { createResourceMachine } from '#machines/resource/resource.machine.ts';

type NoParams = Record<string, never>;

export interface OffersParams {
  featured: boolean;
}

/** Everything that the app reads and keeps while it is open: one resource each. */
export const reads = {
  cards: createResourceMachine<Card[], NoParams>('cards'),
  categories: createResourceMachine<Category[], NoParams>('categories'),
  summary: createResourceMachine<MembershipSummary, NoParams>('summary'),
  offers: createResourceMachine<Reward[], OffersParams>('offers'),
  featuredOffers: createResourceMachine<Reward[], OffersParams>('featuredOffers'),
};

export type ReadName = keyof typeof reads;

export const readNames = Object.keys(reads) as ReadName[];
