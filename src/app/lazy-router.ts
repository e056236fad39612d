import type { ReactNode } from 'react';
import type { AppRouter } from './router.tsx';

/** The router and the pages that it shows. */
export interface RoutedPages {
  router: AppRouter;
  view: ReactNode;
}

/** The router, which the login page does not need: it is fetched once that is used, or when it is wanted. */
export interface LazyRouter {
  current: () => RoutedPages | null;
  /** Calls when the router is there; returns how to stop. */
  subscribe: (hear: () => void) => () => void;
  /** Fetches it once. What could not be fetched is fetched anew the next time. */
  fetch: () => Promise<RoutedPages>;
}

const pauses = [1000, 2000, 4000, 8000];

/** Fetches the router for a page that cannot do without it: a server that restarts is asked again for 15 seconds. */
export async function fetchWithRetry({ fetch }: Pick<LazyRouter, 'fetch'>): Promise<RoutedPages> {
  for (const pause of pauses) {
    try {
      return await fetch();
    } catch {
      await new Promise((resolve) => {
        setTimeout(resolve, pause);
      });
    }
  }
  return fetch();
}

export function createLazyRouter(fetchPages: () => Promise<RoutedPages>): LazyRouter {
  const listeners = new Set<() => void>();
  let current: RoutedPages | null = null;
  let coming: Promise<RoutedPages> | null = null;
  const arrive = async () => {
    try {
      current = await fetchPages();
    } finally {
      coming = null;
    }
    for (const hear of listeners) hear();
    return current;
  };
  return {
    current: () => current,
    subscribe: (hear) => {
      listeners.add(hear);
      return () => void listeners.delete(hear);
    },
    fetch: async () => current ?? (coming ??= arrive()),
  };
}
