import { LRUCache } from 'lru-cache';
import type { TtlCache } from '#server/services.ts';

const maximumKeys = 500;

/** How long an answer is kept: another server on the same database may have changed it. */
export const cacheTtlSeconds = 5;

/** A keeper for this process; with 0 seconds it keeps nothing. `timer` counts milliseconds. */
export function createTtlCache(seconds: number, timer: { now: () => number } = performance): TtlCache {
  const clears: (() => void)[] = [];
  return {
    memoize: <Value>(read: (key: string) => Promise<Value>) => {
      if (seconds === 0) return read;
      const stored = new LRUCache<string, Promise<Value>>({
        max: maximumKeys,
        ttl: seconds * 1000,
        ttlResolution: 0,
        perf: timer,
      });
      clears.push(() => stored.clear());
      return (key) => {
        const known = stored.get(key);
        if (known) return known;
        const answer = read(key);
        stored.set(key, answer);
        answer.catch(() => stored.delete(key));
        return answer;
      };
    },
    clear: () => clears.forEach((clear) => clear()),
  };
}
