import type { AppError } from '#machines/domain/app-error.ts';
import type { Position } from '#machines/domain/position.ts';
import { rewardSchema, type Reward } from '#machines/domain/reward.ts';
import { page, type Page, type ReadPage } from '#machines/domain/wire.ts';
import type { Calls } from './call.ts';
import type { Http } from './http.ts';

export const calls = {
  fetchRewards: { method: 'GET', path: 'rewards' },
  searchRewards: { method: 'GET', path: 'rewards/search' },
  fetchReward: { method: 'GET', path: 'rewards/{id}', optional: true },
} as const satisfies Calls;

export interface RewardsQuery {
  /** From 1. */
  pageNumber: number;
  pageSize: number;
  /** Only the featured offers, or only the others; both when left out. */
  featured?: boolean;
  /** Part of a name. */
  search?: string;
  /** Platform name of a category. */
  category?: string;
  /** Only offers around here, the nearest first. */
  near?: Position | null;
}

const searchPageSize = 10;

const emptySearch: AppError = {
  kind: 'rejected',
  status: 520,
  code: 'i_reward_001',
  message: null,
  fields: {},
  retryAfter: null,
};

/** One page of the client's offers. */
export function fetchRewards(
  http: Http,
  query: RewardsQuery & Pick<ReadPage, 'mayBeWhole'>,
  signal: AbortSignal,
): Promise<Page<Reward>> {
  const { pageNumber, pageSize, featured, search, category, near } = query;
  return http.send(calls.fetchRewards, page(rewardSchema, query), {
    signal,
    query: {
      pageSize,
      pageNumber,
      featured: featured === undefined ? undefined : Number(featured),
      search: search || undefined,
      category: category || undefined,
      latitude: near?.latitude,
      longitude: near?.longitude,
    },
  });
}

/** The first ten offers with this text in their name. A blank text is refused without a call, as i_reward_001. */
export async function searchRewards(http: Http, query: string, signal: AbortSignal): Promise<Page<Reward>> {
  const search = query.trim();
  if (search === '') throw emptySearch;
  const asked = { pageSize: searchPageSize, pageNumber: 1 };
  return http.send(calls.searchRewards, page(rewardSchema, asked), { signal, query: { search, ...asked } });
}

/** One offer, with its shops by their distance where a place is given. */
export function fetchReward(
  http: Http,
  id: string,
  signal: AbortSignal,
  near: Position | null = null,
): Promise<Reward> {
  return http.send(calls.fetchReward, rewardSchema, {
    signal,
    params: { id },
    query: { latitude: near?.latitude, longitude: near?.longitude },
  });
}
