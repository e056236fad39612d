import { safeStorage, type KeyValueStorage } from './storage.ts';

const storageKey = 'log-out-pending';

export interface PendingLogout {
  set: (isPending: boolean) => void;
  isSet: () => boolean;
}

/** Remembers a logout that has not reached the server: the session cookie is out of the app's own reach. */
export function createPendingLogout(storage: KeyValueStorage): PendingLogout {
  const stored = safeStorage(storage);
  return {
    set(isPending) {
      if (isPending) stored.setItem(storageKey, '1');
      else stored.removeItem(storageKey);
    },
    isSet: () => stored.getItem(storageKey) === '1',
  };
}
