import type { StateValue } from 'xstate';
import { caseId } from '#paths/explore/case-id.ts';
import { describeTransition } from '#paths/explore/declared-transitions.ts';
import type { AnyRegistryEntry } from '#machines/registry-entry.ts';
import { explore, leavesOf, takenKeys, type MachineGraph } from '#paths/explore/graph.ts';
import { begin, move, runningActors, type Cause, type Move } from '#paths/explore/position.ts';
import { planRoutes, type Route } from './routes.ts';

/** A machine on a path: the one that the path is of, or one that runs in it. */
export interface Member {
  entry: AnyRegistryEntry;
  /** The ids under which it and those around it run; empty for the outermost. */
  path: readonly string[];
  /** What runs it, and under which name. */
  within: { entry: AnyRegistryEntry; name: string } | null;
}

/** A call that has not come to an end. */
export interface RunningCall {
  /** Of all calls on a path. */
  id: string;
  actor: string;
  member: Member;
}

/** Where the machine stands, and the keys of the declared transitions that it took to get there. */
export interface PathPoint {
  state: StateValue;
  leaves: string[];
  taken: string[];
  runs: RunningCall[];
  /** The machines that stand, the outermost first, each with its innermost states and what it took. */
  standing: { member: Member; state: StateValue; leaves: string[]; taken: string[] }[];
}

export interface PathStep extends PathPoint {
  cause: Cause;
  /** To whom it happens. */
  member: Member;
}

export interface TransitionPath {
  title: string;
  start: PathPoint & { title: string; input: unknown };
  steps: PathStep[];
}

export interface PathPlan {
  entry: AnyRegistryEntry;
  graph: MachineGraph;
  paths: TransitionPath[];
  states: { total: number; covered: number; unreachable: string[] };
  transitions: { total: number; covered: number; unreachable: string[] };
}

/** What happens on a path, which tells it from all others of its machine. */
export function wayOf({ start, steps }: TransitionPath): string {
  return [start.title, ...steps.map(({ cause, member }) => stepId({ path: member.path, cause }))].join(' ');
}

/** The same for the same step: `sendForm.done~the-credentials-are-right`, `cardLink: form.retry~choose-retry`. */
export function stepId({ path, cause }: { path: readonly string[]; cause: Cause }): string {
  return path.length === 0 ? caseId(cause) : `${path.join('/')}: ${caseId(cause)}`;
}

/** The id of a call, whose outcome a step may be. */
export function callId({ path }: Pick<Member, 'path'>, actor: string): string {
  return [...path, actor].join('/');
}

/** Which routes of the explored graph are wanted. */
export type Chooser = (graph: MachineGraph) => Route[];

export const takeEveryTransition: Chooser = (graph) => planRoutes(graph, 15);

/**
 * Paths in the words of the catalogue; unless others are chosen, those that together take every declared transition,
 * each guard branch by itself. Every path is replayed on the pure machine before it is given out.
 */
export function planPaths(
  entry: AnyRegistryEntry,
  choose = takeEveryTransition,
  graph = explore(entry),
): PathPlan {
  return planOf(
    graph,
    choose(graph).map((route) => replay(graph, route)),
  );
}

/** What paths cover of an explored machine. */
export function planOf(graph: MachineGraph, paths: TransitionPath[]): PathPlan {
  const { entry } = graph;
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
  const member: Member = { entry, path: [], within: null };
  const pointAt = (at: Move): PathPoint => {
    const [leaves, taken] = [leavesOf(at.position), takenKeys(declared, at)];
    return {
      state: at.position.snapshot.value,
      leaves,
      taken,
      runs: runningActors(at.position).map(({ id }) => ({ id, actor: id, member })),
      standing: [{ member, state: at.position.snapshot.value, leaves, taken }],
    };
  };
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
    return { cause, member, ...point };
  });
  return pathOf({ title: start.title, input: start.input, ...first }, steps);
}

/** Titled by how it begins and ends. */
export function pathOf(start: TransitionPath['start'], steps: PathStep[]): TransitionPath {
  const last = steps.at(-1);
  const title = [start.title, last?.cause.title, (last ?? start).leaves.join(' & ')]
    .filter(Boolean)
    .join(' → ');
  return { title, start, steps };
}
