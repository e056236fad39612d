import { safeStorage, type KeyValueStorage } from './storage.ts';

export interface StoredMark {
  set: (isSet: boolean) => void;
  isSet: () => boolean;
}

/** A fact that outlasts the page. The session cookie is out of the app's own reach, so what is known of it is noted. */
export function createStoredMark(storage: KeyValueStorage, key: 'log-out-pending' | 'logged-in'): StoredMark {
  const stored = safeStorage(storage);
  return {
    set(isSet) {
      if (isSet) stored.setItem(key, '1');
      else stored.removeItem(key);
    },
    isSet: () => stored.getItem(key) === '1',
  };
}
