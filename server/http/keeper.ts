import { LRUCache } from 'lru-cache';

/** Keeps what is the same for everybody at a tenant for a few seconds, so that it is not read again at each call. */
export interface Keeper {
  /** A reader that keeps what it read for each key. What was rejected is not kept. */
  keep: <Value>(read: (key: string) => Promise<Value>) => (key: string) => Promise<Value>;
  /** Forgets everything: the data was replaced. */
  clear: () => void;
}

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
