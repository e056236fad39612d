import { parseTarget, type RouteTarget } from '#machines/domain/target.ts';
import { tolerant, type KeyValueStorage } from './storage.ts';

const storageKey = 'remembered-target';

export interface RememberedTarget {
  remember: (target: RouteTarget) => void;
  /** What is remembered, if it is a place of the app. */
  recall: () => RouteTarget | null;
  forget: () => void;
}

/** The place that somebody wanted to see before logging in; it lives as long as the tab. */
export function createRememberedTarget(storage: KeyValueStorage): RememberedTarget {
  const kept = tolerant(storage);
  return {
    remember: (target) => kept.setItem(storageKey, JSON.stringify(target)),
    recall: () => parseTarget(kept.getItem(storageKey)),
    forget: () => kept.removeItem(storageKey),
  };
}
