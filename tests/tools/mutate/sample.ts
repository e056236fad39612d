import { createHash } from 'node:crypto';

/** As many as are wanted, chosen by the seed alone: what else is there does not change which ones. */
export function sampleOf<Item extends { id: string }>(
  items: readonly Item[],
  count: number,
  seed: number,
): Item[] {
  const chosen = new Set(
    items.toSorted((one, other) => rank(one.id, seed).localeCompare(rank(other.id, seed))).slice(0, count),
  );
  return items.filter((item) => chosen.has(item));
}

function rank(id: string, seed: number): string {
  return createHash('sha256').update(`${seed} ${id}`).digest('hex');
}
