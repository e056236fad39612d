import type { StateValue } from 'xstate';
import { caseId } from './case-id.ts';
import { describeTransition } from './declared-transitions.ts';
import type { AnyCatalogueEntry } from '#machines/catalogue-entry.ts';
import { explore, leavesOf, takenKeys, type MachineGraph } from './graph.ts';
import { begin, move, runningActors, type Cause, type Move } from './position.ts';
import { planRoutes, type Route } from './routes.ts';

/** Where the machine stands, and the keys of the declared transitions that it took to get there. */
export interface PathPoint {
  state: StateValue;
  leaves: string[];
  taken: string[];
  /** The ids of the actors that have not come to an end. */
  runs: string[];
}

export interface PathStep extends PathPoint {
  cause: Cause;
}

export interface TransitionPath {
  title: string;
  start: PathPoint & { title: string; input: unknown };
  steps: PathStep[];
}

export interface PathPlan {
  entry: AnyCatalogueEntry;
  graph: MachineGraph;
  paths: TransitionPath[];
  states: { total: number; covered: number; unreachable: string[] };
  transitions: { total: number; covered: number; unreachable: string[] };
}

/** What happens on a path, which tells it from all others of its machine. */
export function wayOf({ start, steps }: TransitionPath): string {
  return [start.title, ...steps.map(({ cause }) => caseId(cause))].join(' ');
}

/** Which routes of the explored graph are wanted. */
export type Chooser = (graph: MachineGraph) => Route[];

const takeEveryTransition: Chooser = (graph) => planRoutes(graph, 15);

/**
 * Paths in the words of the catalogue; unless others are chosen, those that together take every declared transition,
 * each guard branch by itself. Every path is replayed on the pure machine before it is given out.
 */
export function planPaths(entry: AnyCatalogueEntry, choose: Chooser = takeEveryTransition): PathPlan {
  const graph = explore(entry);
  const paths = choose(graph).map((route) => replay(graph, route));
  const points = paths.flatMap(({ start, steps }) => [start, ...steps]);
  const keys = new Set(points.flatMap(({ taken }) => taken));
  const declared = [...graph.declared.values()];
  const taken = declared.filter(({ key }) => keys.has(key));
  const visited = new Set([...points.flatMap(({ leaves }) => leaves), ...taken.map(({ source }) => source)]);
  const unreachableLeaves = graph.leaves.filter((leaf) => !visited.has(leaf));
  const unreachable = declared.filter((transition) => !taken.includes(transition)).map(describeTransition);
  return {
    entry,
    graph,
    paths,
    states: coverage(graph.leaves.length, unreachableLeaves),
    transitions: coverage(declared.length, unreachable),
  };
}

function coverage(total: number, unreachable: string[]) {
  return { total, covered: total - unreachable.length, unreachable };
}

function replay({ entry, machine, declared }: MachineGraph, { start, edges }: Route): TransitionPath {
  const pointAt = (at: Move): PathPoint => ({
    state: at.position.snapshot.value,
    leaves: leavesOf(at.position),
    taken: takenKeys(declared, at),
    runs: runningActors(at.position).map(({ id }) => id),
  });
  let current = begin(machine, start.input);
  const first = pointAt(current);
  const steps = edges.map(({ cause, to, taken }): PathStep => {
    current = move(machine, current.position, cause);
    const point = pointAt(current);
    if (String(point.leaves) !== String(to.leaves) || String(point.taken) !== String(taken)) {
      throw new Error(
        `"${entry.machine.id}", after "${cause.title}": planned ${String(to.leaves)}, came to ${String(point.leaves)}. ` +
          'The "project" of its catalogue entry leaves out something that a guard reads.',
      );
    }
    return { cause, ...point };
  });
  const last = steps.at(-1);
  const title = [start.title, last?.cause.title, (last ?? first).leaves.join(' & ')]
    .filter(Boolean)
    .join(' → ');
  return { title, start: { title: start.title, input: start.input, ...first }, steps };
}
