/** Random choices that a seed repeats. */
export interface Random {
  /** From 0 to 1, without 1. */
  next: () => number;
  chance: (share: number) => boolean;
  /** A whole number, both ends included. */
  between: (least: number, most: number) => number;
  pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
  /** One of some, or null where there is none. */
  oneOf: <Item>(items: readonly Item[]) => Item | null;
  /** 32 hexadecimal digits as a UUID. */
  uuid: () => string;
}

/** Mulberry32. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  const digits = (count: number) => Array.from({ length: count }, () => between(0, 15).toString(16)).join('');
  return {
    next,
    between,
    chance: (share) => next() < share,
    pick: (items) => items[between(0, items.length - 1)] ?? items[0],
    oneOf: (items) => items[between(0, items.length - 1)] ?? null,
    uuid: () => `${digits(8)}-${digits(4)}-4${digits(3)}-8${digits(3)}-${digits(12)}`,
  };
}
