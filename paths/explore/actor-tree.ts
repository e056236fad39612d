import {
  StateMachine,
  type AnyActorRef,
  type AnyEventObject,
  type AnyStateMachine,
  type AnyTransitionDefinition,
} from 'xstate';
import type { AnyRegistryEntry } from '#machines/registry-entry.ts';
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
import { activeNodes, doneEvent, errorEvent, sourceOf } from './xstate-internals.ts';
import { onceFor } from './memoize.ts';

/** A machine where it stands, with the machines that run in it, where they stand. Nothing of it is executed. */
export interface ActorNode {
  entry: AnyRegistryEntry;
  machine: AnyStateMachine;
  position: Position;
  children: ReadonlyMap<string, ActorNode>;
  /** What it is for the machine around it. */
  actor: AnyActorRef | null;
}

/** What a machine in the family is known by: its entry, by the name that its parent has for it. */
export type EntryOf = (name: string, parent: AnyRegistryEntry) => AnyRegistryEntry | null;

/** What a machine in the family took. */
interface Taken {
  actor: AnyActorRef | null;
  machine: AnyStateMachine;
  transition: AnyTransitionDefinition;
}

/** Where a family came to, what it told whoever is around it, and what its members took on the way. */
export interface TreeMove {
  actorNode: ActorNode;
  reported: AnyEventObject[];
  taken: Taken[];
}

export function beginTree(entry: AnyRegistryEntry, input: unknown, entryOf: EntryOf): TreeMove {
  return start(entry, input, null, entryOf);
}

/** The machine at the end of the path moves, and all others as it makes them. */
export function moveTree(
  root: ActorNode,
  [id, ...rest]: readonly string[],
  cause: Cause,
  entryOf: EntryOf,
): TreeMove {
  if (id === undefined) return goOn(root, move(root.machine, root.position, cause), entryOf);
  const child = root.children.get(id);
  if (!child) return { actorNode: root, reported: [], taken: [] };
  return receive(root, id, moveTree(child, rest, cause, entryOf), entryOf);
}

/** Time passes for the whole family: whose timer runs out first moves first. */
export function passTreeTime(root: ActorNode, milliseconds: number, entryOf: EntryOf): TreeMove {
  let current: TreeMove = { actorNode: root, reported: [], taken: [] };
  for (let left = milliseconds; left > 0;) {
    const tick = Math.min(left, ...allNodes(current.actorNode).flatMap(({ actorNode }) => dues(actorNode)));
    const passing: Cause = { kind: 'time', title: '', milliseconds: tick };
    for (const { path, actorNode } of allNodes(current.actorNode)) {
      if (at(current.actorNode, path)?.actor !== actorNode.actor) continue;
      current = after(current, (now) => moveTree(now, path, passing, entryOf));
    }
    left -= tick;
  }
  return current;
}

function dues({ position }: ActorNode): number[] {
  return [...position.timers.values()].map(({ remaining }) => remaining);
}

/** The member of the family at the end of a path. */
export function at(root: ActorNode, path: readonly string[]): ActorNode | undefined {
  return path.reduce<ActorNode | undefined>((actorNode, id) => actorNode?.children.get(id), root);
}

/** Everybody in the family, each with the path to it. */
export function allNodes(
  root: ActorNode,
  path: readonly string[] = [],
): { path: readonly string[]; actorNode: ActorNode }[] {
  const below = [...root.children].flatMap(([id, child]) => allNodes(child, [...path, id]));
  return [{ path, actorNode: root }, ...below];
}

/** What can happen to one of them by itself; what other machines in the family do to it is theirs. */
export function causesFor({ entry, position, children }: ActorNode): Cause[] {
  const types = new Set(activeNodes(position.snapshot).flatMap(({ transitions }) => [...transitions.keys()]));
  return possibleCauses(entry, position).filter((cause) => {
    if (cause.kind === 'event') return types.has(cause.event.type);
    return cause.kind === 'time' || !children.has(cause.actorId);
  });
}

function start(
  entry: AnyRegistryEntry,
  input: unknown,
  actor: AnyActorRef | null,
  entryOf: EntryOf,
): TreeMove {
  const machine = settled(entry.machine);
  const first = begin(machine, input);
  const actorNode = {
    entry,
    machine,
    position: first.position,
    children: new Map<string, ActorNode>(),
    actor,
  };
  return settleIn(actorNode, first, entryOf);
}

const settled = onceFor((machine: AnyStateMachine): AnyStateMachine => settleOnCommand(machine));

function goOn(actorNode: ActorNode, made: Move, entryOf: EntryOf): TreeMove {
  return settleIn({ ...actorNode, position: made.position }, made, entryOf);
}

/** The children that now run are begun, those that do not are gone; then what was sent is heard. */
function settleIn(actorNode: ActorNode, { sent, taken: own }: Move, entryOf: EntryOf): TreeMove {
  const reported = sent.flatMap(({ to, event }) => ('parent' in to ? [event] : []));
  const { actor: self, machine } = actorNode;
  const taken = own.map((transition): Taken => ({ actor: self, machine, transition }));
  let current: TreeMove = { actorNode: { ...actorNode, children: stored(actorNode) }, reported, taken };
  for (const actor of runningActors(actorNode.position)) {
    const entry = entryOf(sourceOf(actor), actorNode.entry);
    if (!entry || current.actorNode.children.has(actor.id)) continue;
    const { input }: { input: unknown } = actor.getSnapshot();
    current = after(current, (now) => receive(now, actor.id, start(entry, input, actor, entryOf), entryOf));
  }
  for (const { to, event } of sent) {
    if (!('child' in to)) continue;
    const cause: Cause = { kind: 'event', title: event.type, event };
    current = after(current, (now) => moveTree(now, [to.child], cause, entryOf));
  }
  return current;
}

/** What a child told reaches its parent, and at last how it ended. */
function receive(parent: ActorNode, id: string, child: TreeMove, entryOf: EntryOf): TreeMove {
  const children = new Map(parent.children).set(id, child.actorNode);
  let current: TreeMove = { actorNode: { ...parent, children }, reported: [], taken: child.taken };
  const { snapshot } = child.actorNode.position;
  const ends =
    snapshot.status === 'done'
      ? [doneEvent(id, snapshot.output)]
      : snapshot.status === 'error'
        ? [errorEvent(id, snapshot.error)]
        : [];
  for (const event of [...child.reported, ...ends]) {
    if (current.actorNode.children.get(id)?.actor !== child.actorNode.actor) break;
    current = after(current, (now) =>
      goOn(now, move(now.machine, now.position, received(event, id)), entryOf),
    );
  }
  return current;
}

function received(event: AnyEventObject, actorId: string): Cause {
  const title = event.type;
  if (title.startsWith('xstate.done.')) return { kind: 'done', title, actorId, output: event.output };
  if (title.startsWith('xstate.error.')) return { kind: 'error', title, actorId, error: event.error };
  return { kind: 'event', title, event };
}

function after({ actorNode, reported, taken }: TreeMove, next: (now: ActorNode) => TreeMove): TreeMove {
  const moved = next(actorNode);
  return {
    actorNode: moved.actorNode,
    reported: [...reported, ...moved.reported],
    taken: [...taken, ...moved.taken],
  };
}

function stored({ children, position }: ActorNode): Map<string, ActorNode> {
  const running = runningActors(position);
  return new Map([...children].filter(([, { actor }]) => running.some((each) => each === actor)));
}

/** The machine that a name stands for in its parent. */
export function machineIn({ machine }: AnyRegistryEntry, name: string): AnyStateMachine | null {
  const logic: unknown = machine.implementations.actors[name];
  return logic instanceof StateMachine ? logic : null;
}
