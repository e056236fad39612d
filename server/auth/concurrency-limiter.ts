import pLimit from 'p-limit';
import { tooMany } from '#server/errors/api-error.ts';

export interface ConcurrencyLimits {
  /** How much is done at once. */
  atOnce: number;
  /** How much may wait beside that. */
  waiting: number;
  /** When somebody who was turned away is told to come back, in seconds. */
  retryAfter: number;
}

/** Does work in turns, first come, first served. Rejects with 520 `i_auth_005`, undone, when too much waits already. */
export type ConcurrencyLimiter = <Result>(work: () => Promise<Result>) => Promise<Result>;

export function createConcurrencyLimiter({
  atOnce,
  waiting,
  retryAfter,
}: ConcurrencyLimits): ConcurrencyLimiter {
  const limit = pLimit(atOnce);
  return async (work) => {
    if (limit.activeCount + limit.pendingCount >= atOnce + waiting) throw tooMany(retryAfter);
    return limit(work);
  };
}
