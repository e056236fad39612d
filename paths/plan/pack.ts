import type { MachineGraph } from '#paths/explore/graph.ts';
import { routesFor, type PlanOptions } from './criteria.ts';
import type { Focus, FocusOf } from './focus.ts';
import { richestRoute, type RichRoute } from './rich-route.ts';
import type { Route } from './routes.ts';

/** Few paths, chosen together from all machines for the transitions that are asked for. */
export interface Pack {
  /** By the id of the machine. */
  routes: ReadonlyMap<string, readonly Route[]>;
  /** Of the transitions that are asked for. */
  total: number;
  covered: number;
  /** The keys that no path takes, by the id of the machine. */
  left: ReadonlyMap<string, readonly string[]>;
}

export interface PackOptions extends PlanOptions {
  focusOf: FocusOf;
  most: number;
}

interface Share {
  graph: MachineGraph;
  total: number;
  open: Map<string, number>;
  routes: Route[];
  pool: readonly Route[] | null;
  next: RichRoute | null;
}

/** Each time the path that adds the most, of whichever machine, until nothing is open or there are as many as asked for. */
export function packOf(graphs: readonly MachineGraph[], options: PackOptions): Pack {
  const shares = graphs.map((graph): Share => {
    const open = new Map(options.focusOf(graph));
    const share = { graph, total: open.size, open, routes: [], pool: poolOf(graph, options) };
    return { ...share, next: bestOf(share, options) };
  });
  for (let count = 0; count < options.most; count += 1) {
    const [best] = shares.toSorted((one, other) => (other.next?.gain ?? 0) - (one.next?.gain ?? 0));
    if (!best?.next) break;
    best.routes.push(best.next.route);
    keysOf(best.next.route).forEach((key) => best.open.delete(key));
    best.next = bestOf(best, options);
  }
  const total = shares.reduce((sum, share) => sum + share.total, 0);
  const left = shares.reduce((sum, { open }) => sum + open.size, 0);
  const idOf = ({ graph }: Share) => graph.entry.machine.id;
  return {
    routes: new Map(
      shares.filter(({ routes }) => routes.length > 0).map((share) => [idOf(share), share.routes]),
    ),
    total,
    covered: total - left,
    left: new Map(
      shares.filter(({ open }) => open.size > 0).map((share) => [idOf(share), [...share.open.keys()]]),
    ),
  };
}

/** The paths to choose from; null where each is planned for what is open. */
function poolOf(graph: MachineGraph, options: PackOptions): Route[] | null {
  const isPlanned = options.criterion === 'transitions' && options.target === undefined;
  return isPlanned ? null : routesFor(graph, options, options.focusOf(graph));
}

function bestOf({ graph, open, pool }: Omit<Share, 'next'>, { longest }: PackOptions): RichRoute | null {
  if (pool === null) return richestRoute(graph, open, longest);
  const choices = pool.map((route): RichRoute => ({ route, gain: gainOf(route, open) }));
  const [best] = choices.toSorted((one, other) => other.gain - one.gain);
  return best && best.gain > 0 ? best : null;
}

function gainOf(route: Route, open: Focus): number {
  return [...keysOf(route)].reduce((sum, key) => sum + (open.get(key) ?? 0), 0);
}

function keysOf({ start, edges }: Route): Set<string> {
  return new Set([start, ...edges].flatMap(({ taken }) => taken));
}
