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
  removal: Removal,
  source: string,
  findRed: (removal: Removal, source: string) => Promise<readonly string[]>,
): Promise<string | null> {
  const { file, take, title } = removal;
  const without = sourceWithout(source, removal);
  if (without === null) return `${file} does not have exactly once: ${take}`;
  const isRed = (found: readonly string[]) => found.some((each) => each.includes(title));
  if (isRed(await findRed(removal, source))) return `"${title}" is red as it is`;
  return isRed(await findRed(removal, without)) ? null : `"${title}" stays green without: ${take}`;
}
