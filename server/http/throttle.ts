import type { Clock } from '#server/clock.ts';

export interface Limit {
  tries: number;
  seconds: number;
}

/** Counts tries by key over sliding windows, in this process. It backs off and never locks out for good. */
export interface Throttle {
  /** Counts a try; or, when a limit is reached, counts nothing and gives the seconds to wait. */
  take: (key: string, limits: readonly Limit[]) => number | null;
  /** Forgets the tries of a key, or all. */
  clear: (key?: string) => void;
}

const maximumKeys = 50_000;

export function createThrottle(clock: Clock): Throttle {
  const tries = new Map<string, number[]>();
  return {
    take: (key, limits) => {
      const now = clock.now().getTime();
      const longest = Math.max(...limits.map((limit) => limit.seconds)) * 1000;
      const recent = (tries.get(key) ?? []).filter((time) => time > now - longest && time <= now);
      const waits = limits.map(({ tries: allowed, seconds }) => {
        const inWindow = recent.filter((time) => time > now - seconds * 1000);
        const freed = inWindow.at(-allowed);
        return freed === undefined ? 0 : freed + seconds * 1000 - now;
      });
      const wait = Math.max(...waits);
      tries.delete(key);
      tries.set(key, wait > 0 ? recent : [...recent, now]);
      const [oldest] = tries.keys();
      if (tries.size > maximumKeys && oldest !== undefined) tries.delete(oldest);
      return wait > 0 ? Math.ceil(wait / 1000) : null;
    },
    clear: (key) => {
      if (key === undefined) tries.clear();
      else tries.delete(key);
    },
  };
}
