import { tolerant, type KeyValueStorage } from './storage.ts';

const storageKey = 'log-out-pending';

export interface LogOutMark {
  set: (isPending: boolean) => void;
  isSet: () => boolean;
}

/** Remembers a logout that has not reached the server: the session cookie is out of the app's own reach. */
export function createLogOutMark(storage: KeyValueStorage): LogOutMark {
  const kept = tolerant(storage);
  return {
    set(isPending) {
      if (isPending) kept.setItem(storageKey, '1');
      else kept.removeItem(storageKey);
    },
    isSet: () => kept.getItem(storageKey) === '1',
  };
}
