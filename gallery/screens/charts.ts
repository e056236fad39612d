import { registry } from '#machines/registry.ts';
import type { AnyRegistryEntry } from '#machines/registry-entry.ts';
import { localEntry } from './local-entry.ts';
import { screenOf } from './screens.ts';
import type { Tenant } from './tenants.ts';
import { chartOf, type Chart } from './ways.ts';

const charts = new Map<string, Chart>();

/** The entry of a machine; null for one that the catalogue does not have. */
export function entryOf(machine: string): AnyRegistryEntry | null {
  return registry.find((entry) => entry.machine.id === machine) ?? null;
}

/** The chart of a machine at a tenant, explored once. */
export function chartAt(entry: AnyRegistryEntry, tenant: Tenant): Chart {
  const key = `${entry.machine.id} ${tenant.id}`;
  const known = charts.get(key);
  if (known) return known;
  const chart = chartOf(localEntry(entry, screenOf(entry.machine.id), tenant));
  charts.set(key, chart);
  return chart;
}
