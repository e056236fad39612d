import { useState } from 'react';
import { usualApp } from '../atlas/try-it.ts';

const key = 'flow-gallery-app';

/** Where the reader's app runs; kept in the browser. */
export function useAppAddress(): [address: string, set: (address: string) => void] {
  const [address, setAddress] = useState(() => window.localStorage.getItem(key) ?? usualApp);
  const set = (next: string) => {
    window.localStorage.setItem(key, next);
    setAddress(next);
  };
  return [address, set];
}
