import { useSyncExternalStore } from 'react';

function listen(tell: () => void): () => void {
  window.addEventListener('hashchange', tell);
  return () => window.removeEventListener('hashchange', tell);
}

/** What the link names. All that is shown follows from it, so that it can be kept, sent and gone back from. */
export function useHash(): string {
  return useSyncExternalStore(listen, () => window.location.hash);
}
