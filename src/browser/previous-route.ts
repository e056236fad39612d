import { isSigningUp, routeAt } from '#machines/domain/routes.ts';
import { safeStorage, type KeyValueStorage } from './storage.ts';

const storageKey = 'came-from';

export interface PreviousRoute {
  /** The page at a path was left for another one. */
  remember: (path: string) => void;
  /** Nothing is known of what was before. */
  clear: () => void;
  /** Whether the page before the one that is shown was a step of signing up. */
  isSignUp: () => boolean;
}

/** The page before the one that is shown, in this tab. */
export function createPreviousRoute(storage: KeyValueStorage): PreviousRoute {
  const stored = safeStorage(storage);
  return {
    remember: (path) => stored.setItem(storageKey, path),
    clear: () => stored.removeItem(storageKey),
    isSignUp: () => {
      const path = stored.getItem(storageKey);
      const route = path === null ? null : routeAt(path);
      return route !== null && isSigningUp(route);
    },
  };
}
