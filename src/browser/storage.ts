export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A storage of the browser. Where the browser refuses even to name it, one that lasts as long as the page. */
export function openStorage(name: 'localStorage' | 'sessionStorage'): KeyValueStorage {
  try {
    return window[name];
  } catch {
    const values = new Map<string, string>();
    return {
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => void values.set(key, value),
      removeItem: (key) => void values.delete(key),
    };
  }
}

/** The same storage, where what the browser refuses is nothing instead of an error. */
export function safeStorage(storage: KeyValueStorage): KeyValueStorage {
  return {
    getItem: (key) => attempt(() => storage.getItem(key)),
    setItem: (key, value) => void attempt(() => storage.setItem(key, value)),
    removeItem: (key) => void attempt(() => storage.removeItem(key)),
  };
}

/** A text as the JSON that it is; undefined when it is none. */
export function readJson(text: string | null): unknown {
  return attempt(() => (text === null ? undefined : (JSON.parse(text) as unknown))) ?? undefined;
}

function attempt<Result>(action: () => Result): Result | null {
  try {
    return action();
  } catch {
    return null;
  }
}
