import { useSyncExternalStore } from 'react';

function listen(notify: () => void): () => void {
  window.addEventListener('hashchange', notify);
  return () => window.removeEventListener('hashchange', notify);
}

/** What the link names. All that is shown follows from it, so that it can be kept, sent and gone back from. */
export function useHash(): string {
  return useSyncExternalStore(listen, () => window.location.hash);
}
