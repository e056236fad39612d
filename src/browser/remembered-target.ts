import { parseTarget, type RouteTarget } from '#machines/domain/target.ts';

const storageKey = 'remembered-target';

export interface RememberedTarget {
  remember: (target: RouteTarget) => void;
  /** What is remembered, if it is a place of the app. */
  recall: () => RouteTarget | null;
  forget: () => void;
}

/** The place that somebody wanted to see before logging in; it lives as long as the tab. */
export function createRememberedTarget(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): RememberedTarget {
  return {
    remember: (target) => attempt(() => storage.setItem(storageKey, JSON.stringify(target))),
    recall: () => attempt(() => parseTarget(storage.getItem(storageKey))),
    forget: () => attempt(() => storage.removeItem(storageKey)),
  };
}

/** A browser may refuse its storage; then nothing is remembered. */
function attempt<Result>(action: () => Result): Result | null {
  try {
    return action();
  } catch {
    return null;
  }
}
