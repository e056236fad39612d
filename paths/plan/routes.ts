import type { GraphEdge, GraphNode, GraphStart, MachineGraph } from '#paths/explore/graph.ts';

/** A way through the graph. */
export interface Route {
  start: GraphStart;
  edges: GraphEdge[];
}

/** What a stretch of a route counts for, by what came before it. */
export type GoalsOf = (pathSection: Taking, before: Taking | null) => string[];

type Taking = Pick<GraphEdge, 'taken'>;

type PathSection = GraphStart | GraphEdge;

/** Each transition, however it is come to. */
export const transitions: GoalsOf = ({ taken }) => taken;

/**
 * Few routes that together reach every goal that can be reached: the transitions, unless others are asked for. From
 * where a route stands it goes the shortest way to the next goal that is still open; a new one begins when it would
 * grow past `maxSteps`.
 */
export function planRoutes(graph: MachineGraph, maxSteps: number, goalsOf = transitions): Route[] {
  const { starts } = graph;
  const open = goalsIn(graph, goalsOf);
  const routes: Route[] = [];
  for (let start = nearest(starts, open, goalsOf); start; start = nearest(starts, open, goalsOf)) {
    routes.push(nextRoute(start, open, maxSteps, goalsOf));
  }
  const [first] = starts;
  return routes.length === 0 && first ? [{ start: first, edges: [] }] : routes;
}

/** All goals that some route reaches. */
export function goalsIn({ starts, nodes }: MachineGraph, goalsOf: GoalsOf): Set<string> {
  const arrivals = new Map<GraphNode, PathSection[]>();
  for (const pathSection of [...starts, ...nodes.flatMap(({ edges }) => edges)]) {
    const end = endOf(pathSection);
    arrivals.set(end, [...(arrivals.get(end) ?? []), pathSection]);
  }
  return new Set([
    ...starts.flatMap((start) => goalsOf(start, null)),
    ...[...arrivals].flatMap(([{ edges }, befores]) => {
      const next = distinct(edges);
      return distinct(befores).flatMap((before) => next.flatMap((edge) => goalsOf(edge, before)));
    }),
  ]);
}

/** One of those that take the same transitions: they count for the same. */
function distinct<Some extends Taking>(stretches: readonly Some[]): Some[] {
  return [...new Map(stretches.map((pathSection) => [String(pathSection.taken), pathSection])).values()];
}

/** Each transition after the one before it. */
export const pairs: GoalsOf = ({ taken }, before) =>
  (before?.taken ?? []).flatMap((one) => taken.map((other) => `${one} > ${other}`));

function endOf(pathSection: PathSection): GraphNode {
  return 'to' in pathSection ? pathSection.to : pathSection.node;
}

function nearest(starts: GraphStart[], open: ReadonlySet<string>, goalsOf: GoalsOf): GraphStart | undefined {
  const [best] = starts
    .map((start) => ({ start, distance: distance(start, open, goalsOf) }))
    .toSorted((one, other) => one.distance - other.distance);
  return best && best.distance < Infinity ? best.start : undefined;
}

function distance(start: GraphStart, open: ReadonlySet<string>, goalsOf: GoalsOf): number {
  if (goalsOf(start, null).some((goal) => open.has(goal))) return 0;
  return shortestLeg(start, open, goalsOf)?.length ?? Infinity;
}

/** Takes what the route covers out of `open`. */
function nextRoute(start: GraphStart, open: Set<string>, maxSteps: number, goalsOf: GoalsOf): Route {
  const edges: GraphEdge[] = [];
  let last: PathSection = start;
  goalsOf(start, null).forEach((goal) => open.delete(goal));
  for (let leg = shortestLeg(last, open, goalsOf); leg; leg = shortestLeg(last, open, goalsOf)) {
    if (edges.length > 0 && edges.length + leg.length > maxSteps) break;
    for (const edge of leg) {
      goalsOf(edge, last).forEach((goal) => open.delete(goal));
      edges.push(edge);
      last = edge;
    }
  }
  return { start, edges };
}

/** The shortest way on to an open goal; its last stretch reaches it. */
function shortestLeg(from: PathSection, open: ReadonlySet<string>, goalsOf: GoalsOf): GraphEdge[] | null {
  const arrivals = new Map<PathSection, PathSection | null>([[from, null]]);
  for (const last of arrivals.keys()) {
    for (const edge of endOf(last).edges) {
      if (goalsOf(edge, last).some((goal) => open.has(goal))) return [...wayTo(last, arrivals), edge];
      if (!arrivals.has(edge)) arrivals.set(edge, last);
    }
  }
  return null;
}

function wayTo(
  pathSection: PathSection,
  arrivals: ReadonlyMap<PathSection, PathSection | null>,
): GraphEdge[] {
  const before = arrivals.get(pathSection);
  return before && 'to' in pathSection ? [...wayTo(before, arrivals), pathSection] : [];
}
