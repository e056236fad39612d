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
