import type { AnyRegistryEntry } from '#machines/registry-entry.ts';
import type { Address } from '../address.ts';
import { quoted } from '#paths/text/quoted.ts';
import { chartAt } from './charts.ts';
import { whyUnsupported } from '#paths/explore/unsupported-states.ts';
import { shopOf, tenantOf, type Tenant } from './tenants.ts';
import { walk, type Chart, type Walk, type Way } from './ways.ts';

/** How far a link leads through a machine, with what had to be left out of it. */
export interface Followed {
  tenant: Tenant;
  chart: Chart;
  walked: Walk;
  /** The states that are shown; one, where no regions run side by side. */
  leaves: string[];
  /** What of the link no longer exists, or nobody gets to, in one line each. */
  notes: string[];
}

/** Follows the tenant, the state and the way of a link as far as they lead. */
export function followLink(
  entry: AnyRegistryEntry,
  address: Pick<Address, 'tenant' | 'state' | 'way'>,
): Followed {
  const notes: string[] = [];
  const tenant = tenantOf(address.tenant);
  if (address.tenant !== '' && tenant.id !== address.tenant) {
    notes.push(`There is no tenant ${quoted(address.tenant)}. This is ${tenant.name}.`);
  }
  const chart = chartAt(entry, tenant);
  const walked = walkTo(chart, address, notes);
  const leaves = walked.steps.at(-1)?.leaves ?? walked.first.leaves;
  const unsupported = whyUnsupported(shopOf(tenant), entry.machine.id, leaves);
  if (unsupported !== null) notes.push(unsupported);
  return { tenant, chart, walked, leaves, notes };
}

function walkTo(chart: Chart, { state, way }: Pick<Address, 'state' | 'way'>, notes: string[]): Walk {
  const start: Way = { start: 0, path: [] };
  const reached = way === null ? chart.ways.get(state) : undefined;
  if (state !== '' && !reached && way === null) notes.push(missingState(chart, state));
  let requested = way ?? reached ?? start;
  if (!chart.entry.inputs[requested.start]) {
    notes.push(`Start ${requested.start + 1} no longer exists here. This is the first one.`);
    requested = { ...requested, start: 0 };
  }
  const walked = walk(chart, requested);
  if (walked.lost) {
    const { index, id } = walked.lost;
    notes.push(
      `Step ${index + 1}, ${quoted(titleIn(id))}, no longer exists here. This is as far as the link leads.`,
    );
    return walk(chart, { ...requested, path: requested.path.slice(0, index) });
  }
  return walked;
}

function missingState(chart: Chart, state: string): string {
  return chart.leaves.includes(state)
    ? `The machine passes through ${quoted(state)} without coming to rest there. This is its beginning.`
    : `There is no state ${quoted(state)} here. This is the beginning.`;
}

/** The words in a case id: `plan.choose~choose-gold` was "choose gold". */
function titleIn(id: string): string {
  return (id.split('~')[1] ?? id).replaceAll('-', ' ');
}
