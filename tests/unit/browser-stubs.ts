/** A storage that lives as long as its test. */
export function memoryStorage(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries));
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
}

function refuse(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

/** The storage of a browser that keeps nothing. */
export const refusingStorage = { getItem: refuse, setItem: refuse, removeItem: refuse };
