import type { GraphEdge, GraphNode, GraphStart, MachineGraph } from './graph.ts';

/** A way through the graph. */
export interface Route {
  start: GraphStart;
  edges: GraphEdge[];
}

/**
 * Few routes that together take every transition that can be taken. From where a route stands it goes the
 * shortest way to the next transition that is still open; a new one begins when it would grow past `maxSteps`.
 */
export function planRoutes({ starts, nodes }: MachineGraph, maxSteps: number): Route[] {
  const edges = nodes.flatMap((node) => node.edges);
  const open = new Set([...starts, ...edges].flatMap(({ taken }) => taken));
  const routes: Route[] = [];
  for (let start = nearest(starts, open); start; start = nearest(starts, open)) {
    routes.push(nextRoute(start, open, maxSteps));
  }
  const [first] = starts;
  return routes.length === 0 && first ? [{ start: first, edges: [] }] : routes;
}

function nearest(starts: GraphStart[], open: ReadonlySet<string>): GraphStart | undefined {
  const [best] = starts
    .map((start) => ({ start, distance: distance(start, open) }))
    .toSorted((one, other) => one.distance - other.distance);
  return best && best.distance < Infinity ? best.start : undefined;
}

function distance(start: GraphStart, open: ReadonlySet<string>): number {
  return takesOne(start, open) ? 0 : (shortestLeg(start.node, open)?.length ?? Infinity);
}

/** Takes what the route covers out of `open`. */
function nextRoute(start: GraphStart, open: Set<string>, maxSteps: number): Route {
  const edges: GraphEdge[] = [];
  start.taken.forEach((key) => open.delete(key));
  for (
    let leg = shortestLeg(start.node, open);
    leg;
    leg = shortestLeg(edges.at(-1)?.to ?? start.node, open)
  ) {
    if (edges.length > 0 && edges.length + leg.length > maxSteps) break;
    edges.push(...leg);
    leg.flatMap(({ taken }) => taken).forEach((key) => open.delete(key));
  }
  return { start, edges };
}

function shortestLeg(from: GraphNode, open: ReadonlySet<string>): GraphEdge[] | null {
  const arrivals = new Map<GraphNode, GraphEdge | null>([[from, null]]);
  for (const node of arrivals.keys()) {
    for (const edge of node.edges) {
      if (takesOne(edge, open)) return [...wayTo(node, arrivals), edge];
      if (!arrivals.has(edge.to)) arrivals.set(edge.to, edge);
    }
  }
  return null;
}

function wayTo(node: GraphNode, arrivals: ReadonlyMap<GraphNode, GraphEdge | null>): GraphEdge[] {
  const arrival = arrivals.get(node);
  return arrival ? [...wayTo(arrival.from, arrivals), arrival] : [];
}

function takesOne({ taken }: { taken: string[] }, open: ReadonlySet<string>): boolean {
  return taken.some((key) => open.has(key));
}
