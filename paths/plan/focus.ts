import { risks, type Risk } from '#machines/registry-entry.ts';
import type { GraphEdge, MachineGraph } from '#paths/explore/graph.ts';
import { isNamed } from '#paths/explore/named-states.ts';
import { requirementsOf } from './requirements-at.ts';
import { goalsIn, transitions } from './routes.ts';

/** The transitions that are asked for, by their keys, with how much each counts. */
export type Focus = ReadonlyMap<string, number>;

export type FocusOf = (graph: MachineGraph) => Focus;

/** How near a change is to the transitions of each machine: 1 is in the chart itself. */
export type Changes = Readonly<Record<string, Readonly<Record<string, number>>>>;

const onEach: FocusOf = (graph) => new Map([...goalsIn(graph, transitions)].map((key) => [key, 1]));

/** What leads to a state that one of the requirements is about. */
export function onRequirements(numbers: readonly string[]): FocusOf {
  return onEdges(({ entry }, { to }) => {
    const found = to.leaves.flatMap((leaf) => requirementsOf(entry, leaf));
    return numbers.some((number) => found.includes(number)) ? 1 : 0;
  });
}

const weights: Readonly<Record<Risk, number>> = { money: 3, irreversible: 2 };

/** What happens in, or leads to, a state in which something is at stake. */
export const onRisks: FocusOf = onEdges(({ entry }, { from, to }) => {
  const states = [...from.leaves, ...to.leaves];
  const run = risks.filter((risk) =>
    states.some((state) => isNamed(entry, state, entry.risks?.[risk] ?? [])),
  );
  return Math.max(0, ...run.map((risk) => weights[risk]));
});

/** What a change reaches; the nearer, the more it counts. */
export function onChanges(changes: Changes): FocusOf {
  return (graph) => {
    const reached = changes[graph.entry.machine.id] ?? {};
    return only(onEach(graph), new Map(Object.entries(reached)));
  };
}

/** What all of them ask for. */
export function onAll(focuses: readonly FocusOf[]): FocusOf {
  return (graph) =>
    focuses.map((focusOf) => focusOf(graph)).reduce((one, other) => only(one, other), onEach(graph));
}

function only(one: Focus, other: Focus): Focus {
  return new Map(
    [...one].flatMap(([key, weight]): [string, number][] => {
      const counted = weight * (other.get(key) ?? 0);
      return counted > 0 ? [[key, counted]] : [];
    }),
  );
}

function onEdges(weigh: (graph: MachineGraph, edge: GraphEdge) => number): FocusOf {
  return (graph) => {
    const focus = new Map<string, number>();
    for (const edge of graph.nodes.flatMap(({ edges }) => edges)) {
      const weight = weigh(graph, edge);
      for (const key of weight > 0 ? edge.taken : []) focus.set(key, Math.max(weight, focus.get(key) ?? 0));
    }
    return focus;
  };
}
