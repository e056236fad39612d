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
  const anywhere = transitions.filter(({ from }) => from === family.root.id);
  const others = transitions.filter(({ from }) => from !== family.root.id);
  const rows = others.filter(({ from, to }) => to === null || family.isWithin(from, to));
  const leaving = others.filter((transition) => !rows.includes(transition));
  const chips = [...grouped(leaving, sameness).values()].filter(isFromMany).flat();
  const lines = leaving.filter((transition) => !chips.includes(transition));
  return {
    anywhere,
    rows: grouped(rows, ({ from }) => from),
    chips: grouped(chips, ({ from }) => from),
    lines: [...grouped(lines, pair).values()],
  };
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
