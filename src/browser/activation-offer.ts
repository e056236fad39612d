import { safeStorage, type KeyValueStorage } from './storage.ts';

const storageKey = 'activation-offered';

export interface ActivationOffer {
  /** Whether this person was asked in this session already. */
  wasMade: (userId: string) => boolean;
  make: (userId: string) => void;
  /** The session has ended. */
  clear: () => void;
}

/** That an imported member was asked to activate the membership: once a session, a reload aside. */
export function createActivationOffer(storage: KeyValueStorage): ActivationOffer {
  const stored = safeStorage(storage);
  return {
    wasMade: (userId) => stored.getItem(storageKey) === userId,
    make: (userId) => stored.setItem(storageKey, userId),
    clear: () => stored.removeItem(storageKey),
  };
}
