import { isDeepStrictEqual } from 'node:util';

/** Something that is not as the rules say. */
export interface Violation {
  day: string;
  member: string;
  /** Which invariant does not hold. */
  what: string;
  expected: string;
  found: string;
}

/** What differs, before anybody knows of whom and when. */
export type Difference = Omit<Violation, 'day' | 'member'>;

const written = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** Where facts differ from those that the rules predict. */
export function differencesOf(
  place: string,
  expected: Readonly<Record<string, unknown>>,
  found: Readonly<Record<string, unknown>>,
): Difference[] {
  return Object.keys(expected)
    .filter((name) => !isDeepStrictEqual(expected[name], found[name]))
    .map((name) => ({
      what: `${place}: ${name}`,
      expected: written(expected[name]),
      found: written(found[name]),
    }));
}

export const describeViolation = ({ day, member, what, expected, found }: Violation): string =>
  `${day} ${member}: ${what}: expected ${expected}, found ${found}`;
