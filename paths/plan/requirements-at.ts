import type { AnyRegistryEntry } from '#machines/registry-entry.ts';
import { isNamed } from '#paths/explore/named-states.ts';
import type { PathPoint } from './transition-paths.ts';

/** The numbers of the requirements that concern the states that the machines which moved are in. */
export function requirementsAt(standing: PathPoint['standing']): string[] {
  const moved = standing.filter(({ taken }, index) => taken.length > 0 || index === 0);
  const numbers = moved.flatMap(({ member, leaves }) =>
    leaves.flatMap((leaf) => requirementsOf(member.entry, leaf)),
  );
  return [...new Set(numbers)].toSorted();
}

/** Those that name a state, one around it, or the whole machine by its id. */
export function requirementsOf(entry: AnyRegistryEntry, state: string): string[] {
  return Object.entries(entry.requirements ?? {})
    .filter(([, states]) => isNamed(entry, state, states))
    .map(([number]) => number);
}
