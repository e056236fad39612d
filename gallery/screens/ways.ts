import type { AnyEventObject, AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import type { AnyRegistryEntry, Story } from '#machines/registry-entry.ts';
import { phraseOf } from '#gallery/words/guard-phrases.ts';
import { guardWords, namedGuard } from '#gallery/words/guard-words.ts';
import { caseId } from '#paths/explore/case-id.ts';
import { declaredTransitions, leafNodes, nodeName } from '#paths/explore/declared-transitions.ts';
import {
  explore,
  leavesOf,
  takenKeys,
  type GraphEdge,
  type GraphNode,
  type MachineGraph,
} from '#paths/explore/graph.ts';
import { begin, move, possibleCauses, type Cause, type Position } from '#paths/explore/position.ts';
import { settleOnCommand } from '#paths/explore/settle-on-command.ts';
import { activeNodes } from '#paths/explore/xstate-internals.ts';

/** A way through a machine: which of the entry's inputs it begins with, and the ids of what happens then. */
export interface Way {
  start: number;
  path: readonly string[];
}

/** What is reached after a cause of a way. */
export interface Step {
  id: string;
  cause: Cause;
  /** The states it leads to. */
  leaves: string[];
  /** The keys of the declared transitions that it takes. */
  taken: string[];
}

/** A way walked on paper. */
export interface Walk {
  way: Way;
  title: string;
  input: unknown;
  /** Where the machine begins. */
  first: Pick<Step, 'leaves' | 'taken'>;
  steps: Step[];
  position: Position;
  /** The first id that nothing answers to here any more; what follows it is left out. */
  lost: { index: number; id: string } | null;
}

/** Something that can happen now, or that a guard refuses. */
export interface Choice {
  id: string;
  cause: Cause;
  /** The states it leads to; null when it is refused. */
  leaves: string[] | null;
  taken: string[];
  /** What the guards that say no ask for, in words. */
  refusedBy: string[];
}

/** A machine of the catalogue as it is explored and walked. */
export interface Chart {
  entry: AnyRegistryEntry;
  machine: AnyStateMachine;
  declared: MachineGraph['declared'];
  /** Every state in which it can rest. */
  leaves: string[];
  /** The way to each state that can be reached: of the first story that comes there, else the shortest. */
  ways: ReadonlyMap<string, Way>;
  /** The shortest way that ends with a transition, by its key. */
  waysAlong: ReadonlyMap<string, Way>;
}

/** A machine to be walked; it is explored when the shortest ways are first asked for. */
export function chartOf(entry: AnyRegistryEntry): Chart {
  const machine = settleOnCommand(entry.machine);
  const declared = declaredTransitions(machine);
  let found: Pick<Chart, 'ways' | 'waysAlong'> | undefined;
  const explored = () => (found ??= withStories(chart, shortestWays(explore(entry))));
  const chart: Chart = {
    entry,
    machine,
    declared,
    leaves: leafNodes(machine).map(nodeName),
    get ways() {
      return explored().ways;
    },
    get waysAlong() {
      return explored().waysAlong;
    },
  };
  return chart;
}

function withStories(chart: Chart, { ways, waysAlong }: Pick<Chart, 'ways' | 'waysAlong'>) {
  const reported = new Map<string, Way>();
  for (const { start, path } of (chart.entry.stories ?? []).map((story) => followStory(chart, story))) {
    for (let length = 0; length <= path.length; length += 1) {
      const way = { start, path: path.slice(0, length) };
      const { first, steps } = walk(chart, way);
      const leaves = steps.at(-1)?.leaves ?? first.leaves;
      for (const leaf of leaves) if (!reported.has(leaf)) reported.set(leaf, way);
    }
  }
  return { ways: new Map([...ways].map(([leaf, way]) => [leaf, reported.get(leaf) ?? way])), waysAlong };
}

/** The way of a story. Throws where it tells what cannot happen. */
export function followStory(chart: Chart, { title, start, causes }: Story): Way {
  const index = chart.entry.inputs.findIndex((input) => input.title === start);
  if (index < 0) throw new Error(`“${title}” begins with “${start}”, which the entry does not have.`);
  let way: Way = { start: index, path: [] };
  for (const requested of causes) {
    const cause = possibleCauses(chart.entry, walk(chart, way).position).find(
      (each) => each.title === requested,
    );
    if (!cause) throw new Error(`“${title}”: “${requested}” cannot happen there.`);
    way = { ...way, path: [...way.path, caseId(cause)] };
    if (walk(chart, way).lost) throw new Error(`“${title}”: “${requested}” is refused there.`);
  }
  return way;
}

function shortestWays({ starts }: MachineGraph): Pick<Chart, 'ways' | 'waysAlong'> {
  const ways = new Map<string, Way>();
  const waysAlong = new Map<string, Way>();
  const arrivals = new Map<GraphNode, { start: number; edge: GraphEdge | null }>();
  starts.forEach(({ node, taken }, start) => {
    if (!arrivals.has(node)) arrivals.set(node, { start, edge: null });
    for (const key of taken) if (!waysAlong.has(key)) waysAlong.set(key, { start, path: [] });
  });
  for (const [node, { start }] of arrivals) {
    const path = pathTo(node, arrivals);
    for (const leaf of node.leaves) if (!ways.has(leaf)) ways.set(leaf, { start, path });
    for (const edge of node.edges) {
      for (const key of edge.taken) {
        if (!waysAlong.has(key)) waysAlong.set(key, { start, path: [...path, caseId(edge.cause)] });
      }
      if (!arrivals.has(edge.to)) arrivals.set(edge.to, { start, edge });
    }
  }
  return { ways, waysAlong };
}

function pathTo(node: GraphNode, arrivals: ReadonlyMap<GraphNode, { edge: GraphEdge | null }>): string[] {
  const edge = arrivals.get(node)?.edge;
  return edge ? [...pathTo(edge.from, arrivals), caseId(edge.cause)] : [];
}

/** Walks as far as the machine goes along. Throws for a start that the entry does not have. */
export function walk({ entry, machine, declared }: Chart, way: Way): Walk {
  const start = entry.inputs[way.start];
  if (!start) throw new RangeError(`"${entry.machine.id}" has no start ${way.start}.`);
  let current = begin(machine, start.input);
  const first = { leaves: leavesOf(current.position), taken: takenKeys(declared, current) };
  const steps: Step[] = [];
  for (const [index, id] of way.path.entries()) {
    const cause = possibleCauses(entry, current.position).find((each) => caseId(each) === id);
    const next = cause && move(machine, current.position, cause);
    if (!cause || !next || (cause.kind === 'event' && next.taken.length === 0)) {
      return { way, ...start, first, steps, position: current.position, lost: { index, id } };
    }
    current = next;
    steps.push({ id, cause, leaves: leavesOf(current.position), taken: takenKeys(declared, current) });
  }
  return { way, ...start, first, steps, position: current.position, lost: null };
}

/** What can happen at a position, with what guards refuse; what no state there listens to is left out. */
export function choicesAt({ entry, machine, declared }: Chart, position: Position): Choice[] {
  const nodes = activeNodes(position.snapshot);
  const received = (type: string) => nodes.flatMap((node) => node.transitions.get(type) ?? []);
  return possibleCauses(entry, position).flatMap((cause): Choice[] => {
    const listening = cause.kind === 'event' ? received(cause.event.type) : [];
    if (cause.kind === 'event' && listening.length === 0) return [];
    const next = move(machine, position, cause);
    const taken = takenKeys(declared, next);
    const isRefused = cause.kind === 'event' && next.taken.length === 0;
    return [
      {
        id: caseId(cause),
        cause,
        leaves: isRefused ? null : leavesOf(next.position),
        taken,
        refusedBy: isRefused ? askedBy(entry, listening, { ...position.snapshot, event: cause.event }) : [],
      },
    ];
  });
}

/** What the guards of transitions ask an event for, each once. */
function askedBy(
  { machine }: AnyRegistryEntry,
  transitions: readonly AnyTransitionDefinition[],
  { context, event }: { context: unknown; event: AnyEventObject },
): string[] {
  const guards = transitions.map(namedGuard).filter((guard) => guard !== null);
  const asked = guards.map(({ type, params }) => {
    const isSpoken = typeof phraseOf(machine.id, type) === 'function' && typeof params === 'function';
    return guardWords(machine.id, { type, params: isSpoken ? params({ context, event }) : params });
  });
  return [...new Set(asked)];
}
