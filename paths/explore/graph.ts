import type { AnyEventObject, AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap } from 'xstate/graph';
import { declaredTransitions, leafNodes, nodeName, type DeclaredTransition } from './declared-transitions.ts';
import type { AnyRegistryEntry } from '#machines/registry-entry.ts';
import { causesAt, runPure, type PureEvent, type PureSnapshot } from './pure-transition.ts';
import { runningActors, type Cause, type Move, type Position } from './position.ts';
import { settleOnCommand } from './settle-on-command.ts';
import { activeNodes, isHandled, type SentEvent } from './xstate-internals.ts';
import { onceFor } from './memoize.ts';

export interface GraphNode {
  key: string;
  position: Position;
  /** The paths of the active leaves, one for each parallel region: `['open.choosing']`. */
  leaves: string[];
  edges: GraphEdge[];
}

export interface GraphEdge {
  /** What tells it from the other edges of its node. */
  id: string;
  cause: Cause;
  from: GraphNode;
  to: GraphNode;
  /** The keys of the declared transitions that it takes. */
  taken: string[];
  /** Whether it changes the state or the context, or performs an action that the app provides. */
  changes: boolean;
  /** What it sends to others. */
  sent: SentEvent[];
  /** What it emits to whoever listens from outside. */
  emitted: AnyEventObject[];
}

export interface GraphStart {
  title: string;
  input: unknown;
  node: GraphNode;
  taken: string[];
}

export interface MachineGraph {
  entry: AnyRegistryEntry;
  machine: AnyStateMachine;
  declared: Map<AnyTransitionDefinition, DeclaredTransition>;
  leaves: string[];
  starts: GraphStart[];
  nodes: GraphNode[];
}

const maxNodes = 1000;

/** Every state that the machine can be in, by what its guards read, and every way between two of them; found once. */
export const explore = onceFor(exploreAgain);

function exploreAgain(entry: AnyRegistryEntry): MachineGraph {
  const machine = settleOnCommand(entry.machine);
  const declared = declaredTransitions(machine);
  const keyOf = onceFor((snapshot: PureSnapshot) =>
    snapshot.move === null ? '' : positionKey(entry, snapshot.move.position),
  );
  const adjacency = getAdjacencyMap(runPure(machine), {
    events: withinBounds(entry, (snapshot) => causesAt(entry, snapshot)),
    filterEvents: canMove,
    serializeState: keyOf,
    serializeEvent: ({ type }) => type,
  });
  const nodes = new Map<string, GraphNode>();
  for (const [key, { state }] of Object.entries(adjacency)) {
    if (state.move === null) continue;
    const { position } = state.move;
    nodes.set(key, { key, position, leaves: leavesOf(position), edges: [] });
  }
  const nodeOf = (snapshot: PureSnapshot) => nodes.get(keyOf(snapshot)) as GraphNode;
  const starts: GraphStart[] = [];
  for (const { state, event, nextState } of adjacencyMapToArray(adjacency)) {
    if (nextState.move === null) continue;
    const to = nodeOf(nextState);
    const { sent, emitted, performed } = nextState.move;
    const taken = takenKeys(declared, nextState.move);
    if (event.start) starts.push({ ...event.start, node: to, taken });
    if (!event.cause || isIgnored(event.cause, nextState.move)) continue;
    const from = nodeOf(state);
    const changes = from !== to || contextOf(state) !== contextOf(nextState) || performed.length > 0;
    from.edges.push({ id: event.type, cause: event.cause, from, to, taken, changes, sent, emitted });
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

function contextOf({ move: made }: PureSnapshot): unknown {
  return made?.position.snapshot.context;
}

function canMove({ move: made }: PureSnapshot, { cause }: PureEvent): boolean {
  if (made === null || cause?.kind !== 'event') return true;
  return isHandled(made.position.snapshot, cause.event.type);
}

function withinBounds<Found>(
  entry: AnyRegistryEntry,
  find: (snapshot: PureSnapshot) => Found,
): (snapshot: PureSnapshot) => Found {
  let visited = 0;
  return (snapshot) => {
    visited += 1;
    if (visited > maxNodes + 1) throw new Error(tooManyNodes(entry));
    return find(snapshot);
  };
}

export function takenKeys(declared: MachineGraph['declared'], { taken }: Pick<Move, 'taken'>): string[] {
  return taken.flatMap((definition) => declared.get(definition)?.key ?? []);
}

/** Two positions with the same key go on alike. */
export function positionKey(entry: AnyRegistryEntry, position: Position): string {
  const { snapshot, timers } = position;
  return JSON.stringify({
    value: snapshot.value,
    status: snapshot.status,
    facts: entry.stateKey ? entry.stateKey(snapshot.context) : snapshot.context,
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

function tooManyNodes(entry: AnyRegistryEntry): string {
  return `"${entry.machine.id}" has more than ${maxNodes} states by its context: give its catalogue entry a "project", what its guards read.`;
}
