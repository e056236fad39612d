import { safeStorage, type KeyValueStorage } from './storage.ts';

const storageKey = 'reloaded-from';

export interface OutdatedPage {
  /** Where a file that could not be had is told of. */
  events: Pick<EventTarget, 'addEventListener'>;
  /** The address of the script that the document began with; null in a page that is not built. */
  firstScript: string | null;
  /** The status that the server has for an address, past every cache. */
  statusOf: (address: string) => Promise<number>;
  storage: KeyValueStorage;
  reload: () => void;
}

/**
 * Loads the page anew when a late file of it is gone because the server has another version by now, whose document names
 * other files. Once for each version: behind a proxy with servers of both, a second time would not help. Where that can't
 * be remembered, not at all.
 */
export function reloadWhenOutdated({ events, firstScript, statusOf, storage, reload }: OutdatedPage): void {
  const stored = safeStorage(storage);
  const compare = async (script: string) => {
    const isDone = () => stored.getItem(storageKey) === script;
    if (isDone() || (await statusOf(script)) !== 404 || isDone()) return;
    stored.setItem(storageKey, script);
    if (isDone()) reload();
  };
  events.addEventListener('vite:preloadError', () => {
    if (firstScript !== null) compare(firstScript).catch(() => undefined);
  });
}

/** What {@link reloadWhenOutdated} needs, of the page that is shown. */
export function presentPage(storage: KeyValueStorage): OutdatedPage {
  return {
    events: window,
    firstScript:
      document.querySelector<HTMLScriptElement>('script[type="module"][src^="/assets/"]')?.src ?? null,
    statusOf: async (address) => (await fetch(address, { method: 'HEAD', cache: 'no-store' })).status,
    storage,
    reload: () => window.location.reload(),
  };
}
