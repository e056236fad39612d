import type { PathPoint } from './transition-paths.ts';

/** The numbers of the requirements that concern the states that the machines which moved are in. */
export function requirementsAt(standing: PathPoint['standing']): string[] {
  const moved = standing.filter(({ taken }, index) => taken.length > 0 || index === 0);
  const numbers = moved.flatMap(({ member: { entry }, leaves }) =>
    leaves.flatMap((leaf) => requirementsOf(entry.requirements ?? {}, leaf)),
  );
  return [...new Set(numbers)].toSorted();
}

/** Those that name a state or one around it. */
export function requirementsOf(
  requirements: Readonly<Record<string, readonly string[]>>,
  leaf: string,
): string[] {
  return Object.entries(requirements)
    .filter(([, states]) => states.some((state) => `${leaf}.`.startsWith(`${state}.`)))
    .map(([number]) => number);
}
