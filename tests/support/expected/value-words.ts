import type { AnyRegistryEntry } from '#machines/registry-entry.ts';
import { isActor, isBranch, namedValues, type Branch, type Named } from './known-values.ts';

/** A value as one line of a table. */
export type Words = (value: unknown) => string;

/** Values that are shorter stand in full; so do those that would be as short without a name of their own. */
const short = 60;
const rather = 110;

/** Functions stand by what they make of nothing. Small values in full; a large one by the name of the sample, or of the entry's case, that it equals or nearly equals. */
export function wordsFor(entry: AnyRegistryEntry): Words {
  const known = namedValues(entry);
  const byText = new Map(known.toReversed().map((named) => [JSON.stringify(named.value), named.name]));
  const inWords: Words = (value) => {
    if (isActor(value)) return `<${value.id}>`;
    if (value instanceof Error) return `Error(${JSON.stringify(value.message)})`;
    if (typeof value === 'function') return `null ⇒ ${inWords(value(null))}`;
    if (!isBranch(value)) return JSON.stringify(value) ?? 'undefined';
    const full = written(value, inWords);
    if (full.length <= short) return full;
    const name = byText.get(plain(value));
    if (name !== undefined) return name;
    return full.length <= rather ? full : (likeAnother(value, known, inWords) ?? full);
  };
  return inWords;
}

/** JSON without what cannot be written in it: running actors. */
function plain(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (isActor(part) ? `<${part.id}>` : part)) ?? '';
}

function written(value: Branch, inWords: Words): string {
  if (Array.isArray(value)) return `[${value.map(inWords).join(', ')}]`;
  const parts = Object.entries(value).map(([key, part]) => `${key}: ${inWords(part)}`);
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}

/** `{ ...sampleCard, status: "expired" }`: what has the same keys, and the same values for most of them. */
function likeAnother(value: Branch, known: Named[], inWords: Words): string | null {
  if (Array.isArray(value)) return null;
  const keys = Object.keys(value);
  const differences = known
    .filter((named) => String(Object.keys(named.value)) === String(keys))
    .map(({ name, value: other }) => {
      const different = Object.entries(value).filter(
        ([key, part]) => plain(part) !== plain((other as Record<string, unknown>)[key]),
      );
      return { name, different };
    });
  const [nearest] = differences.toSorted((one, other) => one.different.length - other.different.length);
  if (!nearest || nearest.different.length * 2 > keys.length) return null;
  const parts = nearest.different.map(([key, part]) => `${key}: ${inWords(part)}`);
  return `{ ${[`...${nearest.name}`, ...parts].join(', ')} }`;
}
