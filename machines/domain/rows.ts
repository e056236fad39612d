import * as v from 'valibot';
import { isRecord } from './wire-values.ts';

/** What of a list could not be read: where, row by row, as paths below the list. */
const unreadable = new WeakMap<object, readonly (readonly string[])[]>();

/** How many rows of a list that an answer brought could not be read. A list made from it has none. */
export function skippedIn(list: readonly unknown[]): number {
  return unreadable.get(list)?.length ?? 0;
}

/** A list with the skipped rows of those that it is made from. */
export function withSkippedOf<List extends readonly unknown[]>(
  list: List,
  ...from: readonly (readonly unknown[])[]
): List {
  const skipped = from.flatMap((each) => unreadable.get(each) ?? []);
  if (skipped.length > 0) unreadable.set(list, skipped);
  return list;
}

/** The paths of what could not be read, in all lists of what was read. */
export function skippedPaths(read: unknown, path = ''): string[] {
  if (typeof read !== 'object' || read === null) return [];
  const own = unreadable.get(read)?.flat() ?? [];
  return [
    ...own.map((below) => path + below),
    ...Object.entries(read).flatMap(([key, each]) => skippedPaths(each, `${path}${key}.`)),
  ];
}

/** A list, read row by row: a row that can't be read is left out and counted by {@link skippedIn}. */
export function rows<Item extends v.GenericSchema>(item: Item): v.ArraySchema<Item, undefined> {
  const whole = v.array(item);
  return {
    ...whole,
    '~run'(dataset, config) {
      const list = listOf(dataset.value);
      if (!list) return whole['~run'](dataset, config);
      const read: v.InferOutput<Item>[] = [];
      const skipped: string[][] = [];
      for (const [index, row] of list.entries()) {
        const result = v.safeParse(item, row, config);
        if (result.success) read.push(result.output);
        else
          skipped.push(
            result.issues.map((issue) =>
              [index, v.getDotPath(issue)].filter((part) => part !== null).join('.'),
            ),
          );
      }
      if (skipped.length > 0) unreadable.set(read, skipped);
      return { typed: true, value: read };
    },
  };
}

/** An array; one with gaps is an object for some servers. */
function listOf(raw: unknown): readonly unknown[] | null {
  if (Array.isArray(raw)) return raw;
  if (!isRecord(raw)) return null;
  const keys = Object.keys(raw);
  return keys.length > 0 && keys.every((key) => /^\d+$/.test(key)) ? Object.values(raw) : null;
}
