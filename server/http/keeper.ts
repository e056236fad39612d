import { LRUCache } from 'lru-cache';
import type { Keeper } from '#server/services.ts';

const maximumKeys = 500;

/** How long an answer is kept: another server on the same database may have changed it. */
export const keptSeconds = 5;

/** A keeper for this process; with 0 seconds it keeps nothing. `timer` counts milliseconds. */
export function createKeeper(seconds: number, timer: { now: () => number } = performance): Keeper {
  const clears: (() => void)[] = [];
  return {
    keep: <Value>(read: (key: string) => Promise<Value>) => {
      if (seconds === 0) return read;
      const kept = new LRUCache<string, Promise<Value>>({
        max: maximumKeys,
        ttl: seconds * 1000,
        ttlResolution: 0,
        perf: timer,
      });
      clears.push(() => kept.clear());
      return (key) => {
        const known = kept.get(key);
        if (known) return known;
        const reading = read(key);
        kept.set(key, reading);
        reading.catch(() => kept.delete(key));
        return reading;
      };
    },
    clear: () => clears.forEach((clear) => clear()),
  };
}
