import type { GraphEdge, GraphNode, MachineGraph } from '#paths/explore/graph.ts';
import type { Focus } from './focus.ts';
import type { Route } from './routes.ts';

/** A route, and what its transitions count together. */
export interface RichRoute {
  route: Route;
  gain: number;
}

interface Way extends RichRoute {
  at: GraphNode;
  taken: ReadonlySet<string>;
}

/** How many ways are followed side by side. */
const width = 60;

/**
 * A route of at most so many steps that counts for much: step by step the best ways go on, one for each node. Of those
 * that count the same, the shortest.
 */
export function richestRoute({ starts }: MachineGraph, open: Focus, longest: number): RichRoute | null {
  const none: Omit<Way, 'route' | 'at'> = { gain: 0, taken: new Set() };
  let ways = starts.map((start) =>
    further({ ...none, route: { start, edges: [] }, at: start.node }, start, open),
  );
  let best = ways.toSorted(byGain)[0];
  for (let step = 0; step < longest; step += 1) {
    ways = bestForEachNode(ways.flatMap((way) => way.at.edges.map((edge) => along(way, edge, open))));
    const [first] = ways;
    if (first && best && first.gain > best.gain) best = first;
  }
  return best && best.gain > 0 ? { route: best.route, gain: best.gain } : null;
}

function along(way: Way, edge: GraphEdge, open: Focus): Way {
  const { start, edges } = way.route;
  return further({ ...way, route: { start, edges: [...edges, edge] }, at: edge.to }, edge, open);
}

function further(way: Way, { taken }: { taken: readonly string[] }, open: Focus): Way {
  const fresh = taken.filter((key) => open.has(key) && !way.taken.has(key));
  if (fresh.length === 0) return way;
  const gain = fresh.reduce((sum, key) => sum + (open.get(key) ?? 0), way.gain);
  return { ...way, gain, taken: new Set([...way.taken, ...fresh]) };
}

function bestForEachNode(ways: readonly Way[]): Way[] {
  const best = new Map<GraphNode, Way>();
  for (const way of ways) {
    if (way.gain > (best.get(way.at)?.gain ?? -1)) best.set(way.at, way);
  }
  return [...best.values()].toSorted(byGain).slice(0, width);
}

function byGain(one: Way, other: Way): number {
  return other.gain - one.gain;
}
