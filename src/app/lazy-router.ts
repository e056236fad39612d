import type { ReactNode } from 'react';
import { lazyOnce } from '#src/code/lazy-module.ts';
import type { AppRouter } from './router.tsx';

/** The router and the pages that it shows. */
export interface RoutedPages {
  router: AppRouter;
  view: ReactNode;
}

/** The router. The login page needs none: it is fetched when that page is used, or when a link needs it. */
export interface LazyRouter {
  current: () => RoutedPages | null;
  /** Calls `onLoad` when the router is there; returns how to stop. */
  subscribe: (onLoad: () => void) => () => void;
  /** Fetches it once. A failed fetch is repeated by the next call. */
  fetch: () => Promise<RoutedPages>;
}

const pauses = [1000, 2000, 4000, 8000];

/** Fetches what a page can't do without: a server that restarts has 15 seconds. */
export async function fetchWithRetry<Fetched>(fetch: () => Promise<Fetched>): Promise<Fetched> {
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
  const pages = lazyOnce(fetchPages, () => listeners.forEach((onLoad) => onLoad()));
  return {
    current: pages.current,
    subscribe: (onLoad) => {
      listeners.add(onLoad);
      return () => void listeners.delete(onLoad);
    },
    fetch: pages.load,
  };
}
