import type { Card } from '#machines/domain/card.ts';
import type { Category, Reward } from '#machines/domain/reward.ts';
import type { MembershipSummary } from '#machines/domain/summary.ts';
import { resourceMachine, type ResourceMachine } from '#machines/resource/resource.machine.ts';

type NoParams = Record<string, never>;

export interface OffersParams {
  featured: boolean;
}

/** Everything that the app reads and keeps while it is open: what each read is asked with, and what it brings. */
export interface AppReads {
  cards: { params: NoParams; data: Card[] };
  categories: { params: NoParams; data: Category[] };
  summary: { params: NoParams; data: MembershipSummary };
  offers: { params: OffersParams; data: Reward[] };
  featuredOffers: { params: OffersParams; data: Reward[] };
}

export type ReadName = keyof AppReads;

type ReadCharts = { [Name in ReadName]: ResourceMachine<AppReads[Name]['data'], AppReads[Name]['params']> };

export const readNames: readonly ReadName[] = ['cards', 'categories', 'summary', 'offers', 'featuredOffers'];

/** A resource for each read. All of them are one chart, for to build five would hold up the first page. */
export function readsBy(chart: typeof resourceMachine): ReadCharts {
  return Object.fromEntries(readNames.map((name) => [name, chart])) as unknown as ReadCharts;
}

export const reads = readsBy(resourceMachine);
