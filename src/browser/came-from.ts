import { isSigningUp, routeAt } from '#machines/domain/routes.ts';
import { tolerant, type KeyValueStorage } from './storage.ts';

const storageKey = 'came-from';

export interface CameFrom {
  /** The page at a path was left for another one. */
  remember: (path: string) => void;
  /** Nothing is known of what was before. */
  forget: () => void;
  /** Whether the page before the one that is shown was a step of signing up. */
  isSignUp: () => boolean;
}

/** The page before the one that is shown, in this tab. */
export function createCameFrom(storage: KeyValueStorage): CameFrom {
  const kept = tolerant(storage);
  return {
    remember: (path) => kept.setItem(storageKey, path),
    forget: () => kept.removeItem(storageKey),
    isSignUp: () => {
      const path = kept.getItem(storageKey);
      const route = path === null ? null : routeAt(path);
      return route !== null && isSigningUp(route);
    },
  };
}
