import { getShortestPaths } from 'xstate/graph';
import { randomFrom, type Random } from '#server/demo/random.ts';
import { explore, type GraphEdge, type MachineGraph } from '#paths/explore/graph.ts';
import type { Focus } from './focus.ts';
import { modelOf, routeOf, type GraphPath } from './graph-logic.ts';
import { pairs, planRoutes, type Route } from './routes.ts';

export const criteria = ['transitions', 'states', 'pairs', 'walks', 'stories'] as const;

export type Criterion = (typeof criteria)[number];

export interface PlanOptions {
  /** What the paths take together: each transition, each state, each two transitions in a row; or random walks, or stories. */
  criterion: Criterion;
  /** The state that each path ends in instead, by the name of its own or of one around it. */
  target?: string;
  /** In steps. A single way to what is still open may be longer. */
  longest: number;
  /** How many random walks. */
  walks: number;
  /** The same seed draws the same walks. */
  seed: number;
}

export const usualPlan: PlanOptions = { criterion: 'transitions', longest: 15, walks: 20, seed: 1 };

/** The routes that a plan asks for. Those to a state are the shortest there are. */
export function routesFor(graph: MachineGraph, plan: PlanOptions, focus?: Focus): Route[] {
  const { criterion, target, longest } = plan;
  if (target !== undefined) return shortest(graph, (paths) => reaching(paths, target));
  switch (criterion) {
    case 'transitions':
      return planRoutes(graph, longest);
    case 'states':
      return shortest(graph, (paths) => toEachLeaf(graph, paths));
    case 'pairs':
      return planRoutes(graph, longest, pairs);
    case 'walks':
      return randomWalks(graph, plan, focus);
    case 'stories':
      return storiesOf(graph);
  }
}

/** The stories of the entry, as far as each goes; across machines, by what the machine itself does in them. */
export function storiesOf(graph: MachineGraph): Route[] {
  const alone = explore(graph.entry);
  const reported = pathsOfEntry(alone);
  return graph === alone ? reported : reported.flatMap((route) => restate(graph, route));
}

function pathsOfEntry({ entry, starts }: MachineGraph): Route[] {
  return (entry.stories ?? []).flatMap(({ start: title, causes }): Route[] => {
    const start = starts.find((each) => each.title === title);
    if (!start) return [];
    const edges: GraphEdge[] = [];
    for (const cause of causes) {
      const { edges: next } = edges.at(-1)?.to ?? start.node;
      const edge = next.find((each) => each.cause.title === cause);
      if (!edge) break;
      edges.push(edge);
    }
    return [{ start, edges }];
  });
}

function restate({ starts }: MachineGraph, story: Route): Route[] {
  const start = starts.find(({ title }) => title === story.start.title);
  if (!start) return [];
  const edges: GraphEdge[] = [];
  for (const { id, cause, taken } of story.edges) {
    const { edges: next } = edges.at(-1)?.to ?? start.node;
    const same = next.filter((each) => String(each.taken).endsWith(String(taken)));
    const edge =
      same.find((each) => each.id === id) ?? same.find((each) => each.cause.title === cause.title) ?? same[0];
    if (!edge) break;
    edges.push(edge);
  }
  return [{ start, edges }];
}

function shortest(graph: MachineGraph, choose: (paths: GraphPath[]) => GraphPath[]): Route[] {
  const paths = modelOf(graph).getPaths((logic, options) =>
    choose(getShortestPaths(logic, options).filter(({ state }) => state.node !== null)),
  );
  return paths.map(routeOf);
}

const leavesAt = ({ state }: GraphPath) => state.node?.leaves ?? [];

function reaching(paths: GraphPath[], target: string): GraphPath[] {
  const found = paths.filter((path) => leavesAt(path).some((leaf) => `${leaf}.`.startsWith(`${target}.`)));
  const least = Math.min(...found.map(({ weight }) => weight));
  return found.filter(({ weight }) => weight === least);
}

function toEachLeaf({ leaves }: MachineGraph, paths: GraphPath[]): GraphPath[] {
  const nearestFirst = paths.toSorted((one, other) => one.weight - other.weight);
  return leaves.flatMap((leaf) => nearestFirst.find((path) => leavesAt(path).includes(leaf)) ?? []);
}

/** How many times as likely a step is for each unit that its transitions count. */
const attraction = 4;

/** Each way on is equally likely, unless it is one that is asked for. */
function randomWalks(
  { starts }: MachineGraph,
  { walks, longest, seed }: PlanOptions,
  focus: Focus = new Map(),
): Route[] {
  const random = randomFrom(String(seed));
  const weightOf = ({ taken }: GraphEdge) =>
    1 + attraction * Math.max(0, ...taken.map((key) => focus.get(key) ?? 0));
  return Array.from({ length: walks }, (): Route => {
    const start = random.pick(starts);
    const edges: GraphEdge[] = [];
    for (let node = start.node; node.edges.length > 0 && edges.length < longest;) {
      const edge = weightedPick(node.edges, weightOf, random);
      edges.push(edge);
      node = edge.to;
    }
    return { start, edges };
  });
}

function weightedPick<Item>(items: readonly Item[], weightOf: (item: Item) => number, random: Random): Item {
  const weights = items.map(weightOf);
  let rest = random.next() * weights.reduce((sum, weight) => sum + weight, 0);
  const found = items.find((_, index) => (rest -= weights[index] ?? 0) < 0);
  return found ?? random.pick(items);
}
