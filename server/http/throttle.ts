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
  /** The times of a key's tries, the oldest first: those that its limits can still ask about, and at most as many more. */
  const tries = new Map<string, number[]>();
  return {
    take: (key, limits) => {
      const now = clock.now().getTime();
      const times = tries.get(key) ?? [];
      while ((times.at(-1) ?? now) > now) times.pop();
      const frees = limits.map(
        ({ tries: allowed, seconds }) => (times.at(-allowed) ?? -Infinity) + seconds * 1000,
      );
      const wait = Math.max(...frees) - now;
      if (wait <= 0) {
        const most = Math.max(...limits.map((limit) => limit.tries));
        if (times.length >= 2 * most) times.splice(0, times.length - most);
        times.push(now);
      }
      tries.delete(key);
      tries.set(key, times);
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
