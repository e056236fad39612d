import { registry } from '#machines/registry.ts';
import type { AnyRegistryEntry } from '#machines/registry-entry.ts';
import type { Address } from '../address.ts';
import { entryOf } from '../screens/charts.ts';
import { followLink, type Followed } from '../screens/follow-link.ts';
import { screensToCome } from '#paths/explore/machines-without-screen.ts';
import { screenOf } from '../screens/screens.ts';
import { quoted } from '#paths/text/quoted.ts';
import { choicesAt, walk, type Choice, type Way } from '../screens/ways.ts';

/** Where a link leads, with what had to be left out of it. */
export interface Place extends Followed {
  address: Address;
  entry: AnyRegistryEntry;
  choices: Choice[];
  /** Why the machine has no screen; null for one that has. */
  screensToCome: string | null;
}

const first = registry[0];

/** Follows a link as far as it leads. */
export function placeOf(address: Address): Place {
  const known = entryOf(address.machine);
  const entry = known ?? entryOf('login') ?? first;
  if (!entry) throw new Error('The catalogue is empty.');
  const id = entry.machine.id;
  const isGone = !known && address.machine !== '';
  const followed = followLink(entry, known ? address : { ...address, state: '', way: null });
  const { tenant, chart, walked, leaves } = followed;
  return {
    ...followed,
    address: { ...address, machine: id, state: leaves[0] ?? '', tenant: tenant.id },
    entry,
    choices: choicesAt(chart, walked.position),
    screensToCome: screenOf(id) ? null : (screensToCome[id] ?? 'It has no screen.'),
    notes: [
      ...(isGone ? [`There is no machine ${quoted(address.machine)}. This is “${entry.title}”.`] : []),
      ...followed.notes,
    ],
  };
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
    go({ way, state });
  };
  return {
    go,
    step: (id) => along({ ...walked.way, path: [...walked.way.path, id] }),
    back: () => walked.way.path.length > 0 && along({ ...walked.way, path: walked.way.path.slice(0, -1) }),
    visit: (state) => {
      const leaf = chart.ways.has(state)
        ? state
        : [...chart.ways.keys()].find((each) => each.startsWith(`${state}.`));
      if (leaf !== undefined)
        go({ state: leaf, way: null, view: address.view === 'compare' ? 'compare' : 'drawing' });
    },
    take: (transition) => {
      const choice = choices.find(({ leaves, taken }) => leaves !== null && taken.includes(transition));
      const way = chart.waysAlong.get(transition);
      if (choice) along({ ...walked.way, path: [...walked.way.path, choice.id] });
      else if (way) along(way);
    },
  };
}
