import { catalogue } from '#machines/catalogue.ts';
import type { AnyCatalogueEntry } from '#machines/catalogue-entry.ts';
import type { Address } from '../address.ts';
import { chartAt, entryOf } from '../screens/charts.ts';
import { whyLacking } from '../screens/lacking.ts';
import { screenless } from '../screens/screenless.ts';
import { screenOf } from '../screens/screens.ts';
import { shopOf, tenantOf, type Tenant } from '../screens/tenants.ts';
import { quoted } from '../quoted.ts';
import { choicesAt, walk, type Chart, type Choice, type Walk, type Way } from '../screens/ways.ts';

/** Where a link leads, with what had to be left out of it. */
export interface Place {
  address: Address;
  entry: AnyCatalogueEntry;
  tenant: Tenant;
  chart: Chart;
  walked: Walk;
  /** The states that are shown; one, where no regions run side by side. */
  leaves: string[];
  choices: Choice[];
  /** Why the machine has no screen; null for one that has. */
  screenless: string | null;
  /** What of the link no longer exists, in one line each. */
  notes: string[];
}

const first = catalogue[0];

/** Follows a link as far as it leads. */
export function placeOf(address: Address): Place {
  const notes: string[] = [];
  const known = entryOf(address.machine);
  const entry = known ?? entryOf('login') ?? first;
  if (!entry) throw new Error('The catalogue is empty.');
  const id = entry.machine.id;
  if (!known && address.machine !== '')
    notes.push(`There is no machine ${quoted(address.machine)}. This is “${entry.title}”.`);
  const tenant = tenantOf(address.tenant);
  if (address.tenant !== '' && tenant.id !== address.tenant) {
    notes.push(`There is no tenant ${quoted(address.tenant)}. This is ${tenant.name}.`);
  }
  const chart = chartAt(entry, tenant);
  const walked = walkTo(chart, known ? address : { ...address, state: '', way: null }, notes);
  const leaves = walked.steps.at(-1)?.leaves ?? walked.first.leaves;
  const lacking = whyLacking(shopOf(tenant), id, leaves);
  if (lacking !== null) notes.push(lacking);
  return {
    address: { ...address, machine: id, state: leaves[0] ?? '', tenant: tenant.id },
    entry,
    tenant,
    chart,
    walked,
    leaves,
    choices: choicesAt(chart, walked.position),
    screenless: screenOf(id) ? null : (screenless[id] ?? 'It has no screen.'),
    notes,
  };
}

function walkTo(chart: Chart, { state, way }: Address, notes: string[]): Walk {
  const start: Way = { start: 0, path: [] };
  const reached = chart.ways.get(state);
  if (state !== '' && !reached && !way) notes.push(missingState(chart, state));
  let wanted = way ?? reached ?? start;
  if (!chart.entry.inputs[wanted.start]) {
    notes.push(`Start ${wanted.start + 1} no longer exists here. This is the first one.`);
    wanted = { ...wanted, start: 0 };
  }
  const walked = walk(chart, wanted);
  if (walked.lost) {
    const { index, id } = walked.lost;
    notes.push(
      `Step ${index + 1}, ${quoted(titleIn(id))}, no longer exists here. This is as far as the link leads.`,
    );
    return walk(chart, { ...wanted, path: wanted.path.slice(0, index) });
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

export interface Moves {
  go: (change: Partial<Address>) => void;
  step: (id: string) => void;
  back: () => void;
  visit: (state: string) => void;
  take: (transition: string) => void;
}

/** What can be done at a place; each move is a new link. */
export function movesFrom(place: Place, goTo: (address: Address) => void): Moves {
  const { address, chart, walked, choices } = place;
  const go = (change: Partial<Address>) => goTo({ ...address, ...change });
  const along = (way: Way) => {
    const { steps, first: begun } = walk(chart, way);
    const [state = ''] = steps.at(-1)?.leaves ?? begun.leaves;
    go({ way, state, view: address.view === 'drawing' ? 'drawing' : address.view });
  };
  return {
    go,
    step: (id) => along({ ...walked.way, path: [...walked.way.path, id] }),
    back: () => walked.way.path.length > 0 && along({ ...walked.way, path: walked.way.path.slice(0, -1) }),
    visit: (state) => {
      const leaf = chart.ways.has(state)
        ? state
        : [...chart.ways.keys()].find((each) => each.startsWith(`${state}.`));
      if (leaf !== undefined) go({ state: leaf, way: null, view: 'drawing' });
    },
    take: (transition) => {
      const choice = choices.find(({ leaves, taken }) => leaves !== null && taken.includes(transition));
      const way = chart.waysAlong.get(transition);
      if (choice) along({ ...walked.way, path: [...walked.way.path, choice.id] });
      else if (way) along(way);
    },
  };
}
