const flagName = 'browser-security-disabled';

/** The parameter that each call carries where the browser's security is marked as disabled. */
export function nonce(storage: Pick<Storage, 'getItem'>): Record<string, string> {
  return isFlagSet(storage) ? { nonce: randomBase36(8) } : {};
}

function isFlagSet(storage: Pick<Storage, 'getItem'>): boolean {
  try {
    return storage.getItem(flagName) === '1';
  } catch {
    return false;
  }
}

function randomBase36(length: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => (byte % 36).toString(36)).join(
    '',
  );
}
