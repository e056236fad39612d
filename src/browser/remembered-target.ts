import { parseTarget, type RouteTarget } from '#machines/domain/target.ts';
import { safeStorage, type KeyValueStorage } from './storage.ts';

const storageKey = 'remembered-target';

export interface RememberedTarget {
  remember: (target: RouteTarget) => void;
  /** What is remembered, if it is a place of the app. */
  recall: () => RouteTarget | null;
  clear: () => void;
}

/** The place that somebody wanted to see before logging in; it lives as long as the tab. */
export function createRememberedTarget(storage: KeyValueStorage): RememberedTarget {
  const stored = safeStorage(storage);
  return {
    remember: (target) => stored.setItem(storageKey, JSON.stringify(target)),
    recall: () => parseTarget(stored.getItem(storageKey)),
    clear: () => stored.removeItem(storageKey),
  };
}
