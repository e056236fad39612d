import type { UnitJudge } from '../mutate/unit-judge.ts';
import type { Removal } from './removals.ts';

/** The source without what is taken away; null unless that stands in it exactly once. */
export function sourceWithout(
  source: string,
  { take, put = '' }: Pick<Removal, 'take' | 'put'>,
): string | null {
  const parts = source.split(take);
  return parts.length === 2 ? parts.join(put) : null;
}

/** Why a removal proves nothing; null when its test is red without what is taken away, and green with it. */
export async function findFailure(
  { file, test, title, ...change }: Removal,
  source: string,
  { findRed }: Pick<UnitJudge, 'findRed'>,
): Promise<string | null> {
  const without = sourceWithout(source, change);
  if (without === null) return `${file} does not have exactly once: ${change.take}`;
  const isRed = (found: readonly string[]) => found.some((each) => each.includes(title));
  if (isRed(await findRed(file, source, [test]))) return `"${title}" is red as it is`;
  return isRed(await findRed(file, without, [test]))
    ? null
    : `"${title}" stays green without: ${change.take}`;
}
