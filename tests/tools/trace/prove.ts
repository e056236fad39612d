import type { Removal } from './removal.ts';
import type { RemovedSource } from './removed-source.ts';
import { numbersOf } from './requirements.ts';

/** The tests of a file that have these parts in their titles, over the product as it is or without something of it. */
export interface Run {
  test: string;
  titles: readonly string[];
  removed: RemovedSource | null;
}

/** The titles of the tests of a run that are red. */
export type FindRed = (run: Run) => Promise<readonly string[]>;

export interface Proof {
  removal: Removal;
  /** Why it proves nothing; null when its test is red without what is taken away, and green with it. */
  failure: string | null;
}

/** The source without what is taken away; null unless that stands in it exactly once. */
export function sourceWithout(
  source: string,
  { take, put = '' }: Pick<Removal, 'take' | 'put'>,
): string | null {
  const parts = source.split(take);
  return parts.length === 2 ? parts.join(put) : null;
}

/** Tries removals, those of a file of tests together, so that it runs but once as it is. */
export async function* prove(
  removals: readonly Removal[],
  sourceOf: (file: string) => string,
  findRed: FindRed,
): AsyncGenerator<Proof> {
  for (const test of new Set(removals.map((removal) => removal.test))) {
    const own = removals.filter((removal) => removal.test === test);
    const titles = own.map(({ title }) => title);
    const before = await findRed({ test, titles, removed: null });
    for (const removal of own) {
      yield { removal, failure: await findFailure(removal, sourceOf(removal.file), before, findRed) };
    }
  }
}

async function findFailure(
  removal: Removal,
  source: string,
  before: readonly string[],
  findRed: FindRed,
): Promise<string | null> {
  const { requirement, file, take, test, title } = removal;
  const without = sourceWithout(source, removal);
  if (without === null) return `${file} does not have exactly once: ${take}`;
  const ofTitle = (red: readonly string[]) => red.filter((each) => each.includes(title));
  if (ofTitle(before).length > 0) return `"${title}" is red as it is`;
  const after = ofTitle(await findRed({ test, titles: [title], removed: { file, source: without } }));
  if (after.length === 0) return `"${title}" stays green without: ${take}`;
  return after.some((each) => numbersOf(each).includes(requirement))
    ? null
    : `"${title}" does not bear ${requirement}`;
}
