const tokens = /"(?:[^"\\]|\\.)*"|[{}[\],:]|-?\d[\d.eE+-]*/g;

interface Level {
  /** The names so far; null in a list. */
  names: Set<string> | null;
  expectsName: boolean;
}

/** Digits of a fraction that a double holds exactly. */
const exactDigits = 15;

/** Whether a double holds a number as it is written. */
function isExact(number: string): boolean {
  if (/^-?\d+$/.test(number)) return Number.isSafeInteger(Number(number));
  const digits = number
    .replace(/[eE].*$/, '')
    .replace(/^-?0*\.?0*|\./g, '')
    .replace(/^0+/, '');
  return digits.length <= exactDigits;
}

export interface JsonFlaw {
  kind: 'duplicate' | 'inexact';
  /** The name, with its quotes, or the number, as they are written. */
  token: string;
}

/**
 * What `JSON.parse` hides of a text that it takes: a name that an object has twice, of which it drops the first, and a
 * number that it rounds. Null where nothing is hidden.
 */
export function findJsonFlaw(text: string): JsonFlaw | null {
  const levels: Level[] = [];
  for (const [token] of text.matchAll(tokens)) {
    const level = levels.at(-1);
    if (token === '{') levels.push({ names: new Set(), expectsName: true });
    else if (token === '[') levels.push({ names: null, expectsName: false });
    else if (token === '}' || token === ']') levels.pop();
    else if (token === ',') {
      if (level) level.expectsName = level.names !== null;
    } else if (token === ':') {
      if (level) level.expectsName = false;
    } else if (token.startsWith('"')) {
      if (!level?.expectsName || level.names === null) continue;
      const name = String(JSON.parse(token));
      if (level.names.has(name)) return { kind: 'duplicate', token };
      level.names.add(name);
    } else if (!isExact(token)) return { kind: 'inexact', token };
  }
  return null;
}
