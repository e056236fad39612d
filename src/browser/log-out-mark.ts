const storageKey = 'log-out-pending';

export interface LogOutMark {
  set: (isPending: boolean) => void;
  isSet: () => boolean;
}

/** Remembers a logout that has not reached the server: the session cookie is out of the app's own reach. */
export function createLogOutMark(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): LogOutMark {
  return {
    set(isPending) {
      try {
        if (isPending) storage.setItem(storageKey, '1');
        else storage.removeItem(storageKey);
      } catch {
        return;
      }
    },
    isSet() {
      try {
        return storage.getItem(storageKey) === '1';
      } catch {
        return false;
      }
    },
  };
}
