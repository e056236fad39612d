import { tolerant, type KeyValueStorage } from './storage.ts';

const storageKey = 'activation-offered';

export interface ActivationOffer {
  /** Whether this person was asked in this session already. */
  wasMade: (userId: string) => boolean;
  make: (userId: string) => void;
  /** The session has ended. */
  forget: () => void;
}

/** That an imported member was asked to activate the membership: once a session, a reload aside. */
export function createActivationOffer(storage: KeyValueStorage): ActivationOffer {
  const kept = tolerant(storage);
  return {
    wasMade: (userId) => kept.getItem(storageKey) === userId,
    make: (userId) => kept.setItem(storageKey, userId),
    forget: () => kept.removeItem(storageKey),
  };
}
