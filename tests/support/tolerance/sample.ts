/** Some of the items, the same ones for the same seed, in their order. */
export function sampleOf<Item>(items: readonly Item[], size: number, seed: number): Item[] {
  const next = numbersFrom(seed);
  const ranked = items.map((item, index) => ({ item, index, rank: next() }));
  return ranked
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, size)
    .toSorted((a, b) => a.index - b.index)
    .map(({ item }) => item);
}

/** Numbers from 0 to 1, by mulberry32. */
function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
