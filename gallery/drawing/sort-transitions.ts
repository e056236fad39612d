import type { Chart, ChartTransition } from '#gallery/words/chart.ts';
import type { Family } from './child-machines.ts';
import { grouped } from './grouped.ts';

/** Where each transition of a chart is drawn. */
export interface Sorted {
  /** Of the root. */
  anywhere: ChartTransition[];
  /** In the box of its source: without a target, or to itself, or back to what is around it. */
  rows: Map<string, ChartTransition[]>;
  /** In the box of its source, with the name of its target: the same leads there from many states. */
  chips: Map<string, ChartTransition[]>;
  /** A line for each pair of states. */
  lines: ChartTransition[][];
}

const manySources = 3;

export function sortTransitions({ transitions }: Chart, family: Family): Sorted {
  const ofRoot = transitions.filter(({ from }) => from === family.root.id);
  const others = transitions.filter(({ from }) => from !== family.root.id);
  const rows = others.filter(({ from, to }) => to === null || family.isWithin(from, to));
  const leaving = others.filter((transition) => !rows.includes(transition));
  const alike = [...grouped(leaving, sameness).values()].filter(isFromMany).flat();
  const first = firstOut(family, { leaving, alike, ofRoot });
  const anywhere = ofRoot.filter(({ key }) => key !== first?.key);
  const chips = alike.filter(({ key }) => key !== first?.key);
  const lines = leaving.filter((transition) => !chips.includes(transition));
  const drawn = first !== null && ofRoot.length > anywhere.length ? [...lines, first] : lines;
  return {
    anywhere,
    rows: grouped(rows, ({ from }) => from),
    chips: grouped(chips, ({ from }) => from),
    lines: [...grouped(drawn, pair).values()],
  };
}

interface Leaving {
  leaving: readonly ChartTransition[];
  /** Those of them that would be chips. */
  alike: readonly ChartTransition[];
  ofRoot: readonly ChartTransition[];
}

/** Where no line leaves the beginning, the first way out of it, to be drawn as a line; else null. */
function firstOut(family: Family, { leaving, alike, ofRoot }: Leaving): ChartTransition | null {
  const start = family.childrenOf(family.root.id).find(({ isInitial }) => isInitial);
  if (!start || start.isFinal) return null;
  const leaves = ({ from, to }: ChartTransition) =>
    family.isWithin(from, start.id) && to !== null && !family.isWithin(to, start.id);
  const [own] = leaving.filter(leaves);
  if (leaving.some((each) => leaves(each) && !alike.includes(each))) return null;
  if (own) return own;
  const out = ofRoot.filter(
    ({ to, targets }) => to !== null && targets.every((each) => !family.isWithin(each, start.id)),
  );
  const chosen = out.find(({ by }) => by === 'member') ?? out[0];
  return chosen ? { ...chosen, from: start.id, label: `Anywhere: ${chosen.label}` } : null;
}

function sameness({ kind, label, targets, change }: ChartTransition): string {
  return [kind, label, change ?? 'same', ...targets].join('\n');
}

function isFromMany(alike: readonly ChartTransition[]): boolean {
  return new Set(alike.map(({ from }) => from)).size >= manySources;
}

/** What an older chart had keeps a line of its own. */
function pair({ from, targets, change }: ChartTransition): string {
  return [from, ...targets, change === 'gone' || change === 'was'].join('\n');
}
