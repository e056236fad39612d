import { useSyncExternalStore } from 'react';
import { hashOf, parseAddress, type Address } from '../address.ts';

function listen(tell: () => void): () => void {
  window.addEventListener('hashchange', tell);
  return () => window.removeEventListener('hashchange', tell);
}

/** What the link names. All that is shown follows from it, so that it can be kept, sent and gone back from. */
export function useAddress(): Address {
  return parseAddress(useSyncExternalStore(listen, () => window.location.hash));
}

/** Goes to an address; `replaces` where Back should skip this one. */
export function goTo(address: Address, { replaces = false } = {}): void {
  const hash = hashOf(address);
  if (!replaces) {
    window.location.hash = hash;
    return;
  }
  window.history.replaceState(null, '', hash);
  window.dispatchEvent(new HashChangeEvent('hashchange'));
}
