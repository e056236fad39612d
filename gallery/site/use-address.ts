import { hashOf, parseAddress, type Address } from '../address.ts';
import { useHash } from './use-hash.ts';

/** The address of the link. */
export function useAddress(): Address {
  return parseAddress(useHash());
}
/** Goes to an address; `replaces` where Back should skip this one. */
export function goTo(address: Address, { replaces = false } = {}): void {
  goToHash(hashOf(address), replaces);
}

/** Goes to a link; `replaces` where Back should skip this one. */
export function goToHash(hash: string, replaces: boolean): void {
  if (!replaces) {
    window.location.hash = hash;
    return;
  }
  window.history.replaceState(null, '', hash);
  window.dispatchEvent(new HashChangeEvent('hashchange'));
}
