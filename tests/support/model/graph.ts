import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { declaredTransitions, leafNodes, nodeName, type DeclaredTransition } from './declared-transitions.ts';
import type { AnyCatalogueEntry } from '#machines/catalogue-entry.ts';
import {
  begin,
  move,
  possibleCauses,
  runningActors,
  type Cause,
  type Move,
  type Position,
} from './position.ts';
import { settleOnCommand } from './settle-on-command.ts';
import { activeNodes, type SentEvent } from './xstate-internals.ts';

export interface GraphNode {
  key: string;
  position: Position;
  /** The paths of the active leaves, one for each parallel region: `['open.choosing']`. */
  leaves: string[];
  edges: GraphEdge[];
}

export interface GraphEdge {
  cause: Cause;
  from: GraphNode;
  to: GraphNode;
  /** The keys of the declared transitions that it takes. */
  taken: string[];
  /** What it tells others. */
  sent: SentEvent[];
}

export interface GraphStart {
  title: string;
  input: unknown;
  node: GraphNode;
  taken: string[];
}

export interface MachineGraph {
  entry: AnyCatalogueEntry;
  machine: AnyStateMachine;
  declared: Map<AnyTransitionDefinition, DeclaredTransition>;
  leaves: string[];
  starts: GraphStart[];
  nodes: GraphNode[];
}

const maxNodes = 1000;

/** Every state that the machine can be in, by what its guards read, and every way between two of them. */
export function explore(entry: AnyCatalogueEntry): MachineGraph {
  const machine = settleOnCommand(entry.machine);
  const declared = declaredTransitions(machine);
  const nodes = new Map<string, GraphNode>();
  const queue: GraphNode[] = [];

  const nodeAt = (position: Position): GraphNode => {
    const key = positionKey(entry, position);
    const known = nodes.get(key);
    if (known) return known;
    if (nodes.size === maxNodes) throw new Error(tooManyNodes(entry));
    const node: GraphNode = { key, position, leaves: leavesOf(position), edges: [] };
    nodes.set(key, node);
    queue.push(node);
    return node;
  };

  const starts = entry.inputs.map(({ title, input }): GraphStart => {
    const first = begin(machine, input);
    return { title, input, node: nodeAt(first.position), taken: takenKeys(declared, first) };
  });
  for (let node = queue.shift(); node; node = queue.shift()) {
    for (const cause of possibleCauses(entry, node.position)) {
      const next = move(machine, node.position, cause);
      if (isIgnored(cause, next)) continue;
      node.edges.push({
        cause,
        from: node,
        to: nodeAt(next.position),
        taken: takenKeys(declared, next),
        sent: next.sent,
      });
    }
  }
  return {
    entry,
    machine,
    declared,
    leaves: leafNodes(machine).map(nodeName),
    starts,
    nodes: [...nodes.values()],
  };
}

export function takenKeys(declared: MachineGraph['declared'], { taken }: Pick<Move, 'taken'>): string[] {
  return taken.flatMap((definition) => declared.get(definition)?.key ?? []);
}

/** Two positions with the same key go on alike. */
export function positionKey(entry: AnyCatalogueEntry, position: Position): string {
  const { snapshot, timers } = position;
  return JSON.stringify({
    value: snapshot.value,
    status: snapshot.status,
    facts: entry.project ? entry.project(snapshot.context) : snapshot.context,
    settled: settledInvokes(position),
    timers: [...timers].map(([id, { remaining }]) => (timers.size > 1 ? [id, remaining] : [id])),
  });
}

/** The calls that ended while their state goes on. Spawned actors are in the context, for the projection to keep. */
function settledInvokes(position: Position): string[] {
  const running = new Set(runningActors(position).map(({ id }) => id));
  const invoked = activeNodes(position.snapshot).flatMap((node) => node.invoke.map(({ id }) => id));
  return invoked.filter((id) => !running.has(id));
}

export function leavesOf({ snapshot }: Position): string[] {
  return activeNodes(snapshot)
    .filter((node) => node.type === 'atomic' || node.type === 'final')
    .toSorted((one, other) => one.order - other.order)
    .map(nodeName);
}

function isIgnored(cause: Cause, { taken, position }: Move): boolean {
  return cause.kind !== 'time' && taken.length === 0 && position.snapshot.status === 'active';
}

function tooManyNodes(entry: AnyCatalogueEntry): string {
  return `"${entry.machine.id}" has more than ${maxNodes} states by its context: give its catalogue entry a "project", what its guards read.`;
}
