/** Code was not loaded because there is no connection. It reads as an `AppError` of the same kind. */
export class OfflineError extends Error {
  readonly kind = 'offline';
}

export interface LazyModule<Code> {
  /** Loads the code once. It rejects where the code can't be loaded; the next call tries again. */
  load: () => Promise<Code>;
  /** Loads the code before it is needed; a failure is left to `load`. */
  preload: () => void;
  /** The code, once it is loaded; null before. */
  current: () => Code | null;
}

/**
 * Code that is loaded when it is needed: once, with its styles. Without a connection nothing is requested and `load`
 * rejects with {@link OfflineError}: a browser remembers as long as the document lives that an import failed.
 */
export function lazyModule<Code>(load: () => Promise<Code>): LazyModule<Code> {
  return lazyOnce(() => requireOnline(() => withStyles(load)));
}

/** Runs `load` once, and again after a failure. `onLoad` is called when `current` is there. */
export function lazyOnce<Code>(load: () => Promise<Code>, onLoad = () => {}): LazyModule<Code> {
  let loading: Promise<Code> | null = null;
  let loaded: Code | null = null;
  const loadOnce = () =>
    (loading ??= load().then(
      (code) => {
        loaded = code;
        onLoad();
        return code;
      },
      (error: unknown) => {
        loading = null;
        throw error;
      },
    ));
  return { load: loadOnce, preload: () => void loadOnce().catch(() => {}), current: () => loaded };
}

async function requireOnline<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    if (isOnline()) return await load();
  } catch (error) {
    if (isOnline()) throw error;
  }
  throw new OfflineError('There is no connection.');
}

/** A process without a browser has its code on disk. */
function isOnline(): boolean {
  const { navigator }: { navigator?: Partial<Navigator> } = globalThis;
  return navigator?.onLine !== false;
}

let missing: Set<HTMLLinkElement> | null = null;

/** The stylesheets that failed to load since the first call. */
function missingStyles(): Set<HTMLLinkElement> {
  if (missing) return missing;
  const failed = new Set<HTMLLinkElement>();
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
  };
  document.addEventListener('error', onError, { capture: true });
  missing = failed;
  return failed;
}

/** Vite requests the stylesheets of a module only once, so the missing ones are reloaded before the module is. */
async function withStyles<Code>(load: () => Promise<Code>): Promise<Code> {
  if (typeof document === 'object') await Promise.all([...missingStyles()].map(reloadStyles));
  return load();
}

function reloadStyles(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const copy = document.createElement('link');
    copy.rel = link.rel;
    copy.href = link.href;
    copy.addEventListener('load', () => resolve());
    copy.addEventListener('error', () => reject(new Error(`There is no ${link.href}.`)));
    link.replaceWith(copy);
    missing?.delete(link);
  });
}
