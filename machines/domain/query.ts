/** A query by its names. */
export type Search = Readonly<Record<string, string>>;

/** A query string as pairs, in order, decoded. A pair that cannot be decoded is left out. */
export function parseQuery(search: string): [name: string, value: string][] {
  return search
    .replace(/^\?/, '')
    .split('&')
    .flatMap((pair): [string, string][] => {
      const [name = '', ...rest] = pair.split('=');
      const decoded = [decode(name), decode(rest.join('='))] as const;
      return decoded[0] && decoded[1] !== null ? [[decoded[0], decoded[1]]] : [];
    });
}

/** Pairs as a query string with its question mark; empty for no pairs. */
export function writeQuery(pairs: readonly (readonly [name: string, value: string])[]): string {
  const text = pairs.map((pair) => pair.map(encodeURIComponent).join('=')).join('&');
  return text === '' ? '' : `?${text}`;
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return null;
  }
}
