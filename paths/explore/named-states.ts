import type { AnyRegistryEntry } from '#machines/registry-entry.ts';

/** Whether a list of the entry names a state, one around it, or the whole machine by its id. */
export function isNamed({ machine }: AnyRegistryEntry, state: string, names: readonly string[]): boolean {
  return names.some((name) => name === machine.id || `${state}.`.startsWith(`${name}.`));
}
