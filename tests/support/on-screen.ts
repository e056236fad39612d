import '#src/theme/global.css.ts';
import { screenOf } from '#gallery/screens/screens.ts';
import { sampleTenant } from '#gallery/screens/tenant-fixture.ts';
import type { AnyRegistryEntry } from '#machines/registry-entry.ts';
import type { Mounting } from '#paths/explore/mounting.ts';
import { renderStaged } from './harness-view.tsx';

/**
 * A machine as the gallery shows it, to be walked: what is left to say is how a member causes things, and what is
 * seen then. Machines inside that are walked by themselves are left out; a part has a page around it.
 */
export function onScreen(
  entry: AnyRegistryEntry,
  { without = [], isPart = false }: { without?: readonly string[]; isPart?: boolean } = {},
) {
  const screen = screenOf(entry.machine.id);
  if (!screen) throw new Error(`"${entry.machine.id}" has no screen.`);
  const inner = Object.fromEntries(Object.entries(screen.inner).filter(([name]) => !without.includes(name)));
  return {
    entry: { ...entry, machine: entry.machine.provide({ actors: inner }) },
    store: Object.keys(inner),
    mount: (mounting: Mounting) => renderStaged(screen.stage(mounting, sampleTenant, []), isPart),
  };
}
