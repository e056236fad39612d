import { formatHex8, parse } from 'culori';

/** Colours in any notation as hex, for where there is no browser to read them; what is no colour is left out. */
export function toHexColours(settings: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(settings).flatMap(([name, value]): [string, string][] => {
      const hex = formatHex8(parse(value));
      return hex === undefined ? [] : [[name, /^#\w{6}ff$/.test(hex) ? hex.slice(0, 7) : hex]];
    }),
  );
}
