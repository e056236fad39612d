import type { AnyRegistryEntry } from '#machines/registry-entry.ts';
import { findFlaws } from '#paths/explore/chart-flaws.ts';
import { findDeaths, findPassedOn, findTraps } from '#paths/explore/graph-proofs.ts';
import { planPaths } from '#paths/plan/transition-paths.ts';
import { walkHeadless } from '#paths/walk/walk-headless.ts';

/** What tests/machines/all-machines.test.ts finds in a machine, but for the snapshot of its chart. */
export function flawsOf(entry: AnyRegistryEntry): string[] {
  const { paths, states, transitions, graph } = planPaths(entry);
  for (const path of paths) walkHeadless(entry, path);
  return [
    ...states.unreachable.map((state) => `never comes to ${state}`),
    ...transitions.unreachable.map((transition) => `never takes ${transition}`),
    ...findDeaths(graph),
    ...findTraps(graph),
    ...findPassedOn(graph),
    ...findFlaws(entry),
  ];
}
