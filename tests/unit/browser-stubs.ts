import { onTestFinished, vi } from 'vitest';

/** A storage that lives as long as its test. */
export function memoryStorage(entries: Record<string, string> = {}) {
  const stored = new Map(Object.entries(entries));
  return {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  };
}

function refuse(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

/** The storage of a browser that keeps nothing. */
export const refusingStorage = { getItem: refuse, setItem: refuse, removeItem: refuse };

/** Seconds that a cookie lives, as it was written. */
export function cookieLife(written: string | undefined, now: number): number {
  return (Date.parse(/expires=([^;]+)/.exec(written ?? '')?.[1] ?? '') - now) / 1000;
}

interface CookieStub {
  jar: Map<string, string>;
  written: string[];
  now: number;
  address?: string;
}

/** A document at an address that keeps cookies in `jar`, and every line that was written in `written`. */
export function stubCookies({ jar, written, now, address = 'https://rewards.example' }: CookieStub): void {
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal('window', { location: new URL(address) });
  vi.stubGlobal('document', {
    getElementById: () => null,
    get cookie() {
      return [...jar].map((pair) => pair.join('=')).join('; ');
    },
    set cookie(text: string) {
      written.push(text);
      const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(text) ?? [];
      if (cookieLife(text, now) < 0) jar.delete(name);
      else jar.set(name, value);
    },
  });
}
