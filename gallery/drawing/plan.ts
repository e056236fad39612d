import type { Chart, ChartState, ChartTransition } from '#gallery/words/chart.ts';
import { lookOfAll } from '#gallery/words/looks.ts';
import { stack } from './compose-row.ts';
import type { Box, Row } from './drawing.ts';
import { Family } from './child-machines.ts';
import { ghostEdges } from './ghost-edges.ts';
import { headerRows, insideRows, labelRows, stateRows } from './plan-rows.ts';
import type { PlannedEdge } from './planned-edge.ts';
import { sortTransitions, type Sorted } from './sort-transitions.ts';

/** What is drawn, with its sizes, before it has a place. */
export interface Plan {
  title: string;
  header: Row[];
  nodes: PlannedNode[];
  edges: PlannedEdge[];
}

export interface PlannedNode {
  id: string;
  state: ChartState;
  look: Box['look'] | 'area';
  /** One of those that run side by side. */
  isRegion: boolean;
  rows: Row[];
  width: number;
  height: number;
  children: PlannedNode[];
}

export const padding = { x: 10, y: 8, rows: 3 };
const narrowest = 56;
const insideSuffix = ' (inside)';

export function planDrawing(chart: Chart): Plan {
  const family = new Family(chart);
  const sorted = sortTransitions(chart, family);
  const drawn = sorted.lines.flatMap((transitions) => edgesOf(chart, transitions, family));
  return {
    title: chart.title,
    header: headerRows(sorted.anywhere, family),
    nodes: family.childrenOf(family.root.id).map((state) => nodeOf(state, sorted, family)),
    edges: [...drawn, ...ghostEdges(chart, sorted, family)],
  };
}

function nodeOf(state: ChartState, sorted: Sorted, family: Family): PlannedNode {
  const children = family.childrenOf(state.id);
  const isArea = children.length > 0;
  const look = isArea ? 'area' : lookOf(state, sorted);
  const own = stateRows(state, sorted, family, !isArea);
  const { rows, width, height } = stack(own, padding.rows);
  const inside = isArea ? insideNode(state, sorted, family) : [];
  const edge = look === 'final' ? 3 : 0;
  return {
    id: state.id,
    state,
    look,
    isRegion: state.parent !== null && family.get(state.parent).kind === 'parallel',
    rows,
    width: Math.max(narrowest, width + 2 * (padding.x + edge)),
    height: height + 2 * (padding.y + edge),
    children: [...inside, ...children.map((child) => nodeOf(child, sorted, family))],
  };
}

/** What can happen anywhere in a state that holds others has a box among them. */
function insideNode(state: ChartState, sorted: Sorted, family: Family): PlannedNode[] {
  const rows = insideRows(state, sorted, family);
  const leadsInside = sorted.lines.some(
    ([first]) => first?.from === state.id && first.to !== null && family.isInside(first.to, state.id),
  );
  if (rows.length === 1 && !leadsInside) return [];
  const { rows: placed, width, height } = stack(rows, padding.rows);
  return [
    {
      id: `${state.id}${insideSuffix}`,
      state,
      look: 'inside',
      isRegion: false,
      rows: placed,
      width: width + 2 * padding.x,
      height: height + 2 * padding.y,
      children: [],
    },
  ];
}

function lookOf(state: ChartState, { lines, chips, rows }: Sorted): Box['look'] {
  if (state.kind === 'history') return 'history';
  if (state.isFinal) return 'final';
  const own = [...lines.flat(), ...[chips, rows].flatMap((of) => [...of.values()].flat())].filter(
    ({ from }) => from === state.id,
  );
  const decides = own.length > 0 && own.every(({ kind }) => kind === 'always') && state.invokes.length === 0;
  return decides ? 'deciding' : 'state';
}

/** A line to each target; what is said stands beside the first. */
function edgesOf(chart: Chart, transitions: ChartTransition[], family: Family): PlannedEdge[] {
  const [first] = transitions;
  if (!first) return [];
  const look = lookOfAll(transitions);
  const changes = new Set(transitions.map(({ change = null }) => change));
  const [change = null] = changes.size === 1 ? changes : [];
  return first.targets.map((to, index): PlannedEdge => ({
    id: `${first.key} → ${to}`,
    from: family.isInside(to, first.from) ? `${first.from}${insideSuffix}` : first.from,
    to,
    look,
    transitions: transitions.map(({ key }) => key),
    rows: index === 0 ? stack(labelRows(chart, transitions)).rows : [],
    isGhost: false,
    change: change === 'changed' ? null : change,
  }));
}
