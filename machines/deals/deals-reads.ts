import type { OfferSort } from '#machines/domain/offer-order.ts';
import type { Position } from '#machines/domain/position.ts';
import type { Reward } from '#machines/domain/reward.ts';
import type { Page } from '#machines/domain/wire.ts';
import { createResourceMachine } from '#machines/resource/resource.machine.ts';

export interface BrowseParams {
  /** From 1. */
  page: number;
}

export interface FindParams {
  search: string;
  category: string;
  /** Null for the usual order. */
  sort: OfferSort | null;
  page: number;
  /** Only offers around here, the nearest first; everywhere for null. */
  near: Position | null;
}

/** What the deals page reads: two lists side by side, or one of what was asked for. */
export const dealsReads = {
  others: createResourceMachine<Page<Reward>, BrowseParams>('others'),
  featured: createResourceMachine<Page<Reward>, BrowseParams>('featured'),
  found: createResourceMachine<Page<Reward>, FindParams>('found'),
};
