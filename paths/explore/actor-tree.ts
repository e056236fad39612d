import {
  StateMachine,
  type AnyActorRef,
  type AnyEventObject,
  type AnyStateMachine,
  type AnyTransitionDefinition,
} from 'xstate';
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
import { activeNodes, doneEvent, errorEvent, sourceOf } from './xstate-internals.ts';
import { onceFor } from './once-for.ts';

/** A machine where it stands, with the machines that run in it, where they stand. Nothing of it is executed. */
export interface Relative {
  entry: AnyCatalogueEntry;
  machine: AnyStateMachine;
  position: Position;
  children: ReadonlyMap<string, Relative>;
  /** What it is for the machine around it. */
  actor: AnyActorRef | null;
}

/** What a machine in the family is known by: its entry, by the name that its parent has for it. */
export type EntryOf = (name: string, parent: AnyCatalogueEntry) => AnyCatalogueEntry | null;

/** What a machine in the family took. */
interface Taken {
  actor: AnyActorRef | null;
  machine: AnyStateMachine;
  transition: AnyTransitionDefinition;
}

/** Where a family came to, what it told whoever is around it, and what its members took on the way. */
export interface FamilyMove {
  relative: Relative;
  told: AnyEventObject[];
  taken: Taken[];
}

export function beginFamily(entry: AnyCatalogueEntry, input: unknown, entryOf: EntryOf): FamilyMove {
  return start(entry, input, null, entryOf);
}

/** The machine at the end of the path moves, and all others as it makes them. */
export function moveFamily(
  root: Relative,
  [id, ...rest]: readonly string[],
  cause: Cause,
  entryOf: EntryOf,
): FamilyMove {
  if (id === undefined) return goOn(root, move(root.machine, root.position, cause), entryOf);
  const child = root.children.get(id);
  if (!child) return { relative: root, told: [], taken: [] };
  return hear(root, id, moveFamily(child, rest, cause, entryOf), entryOf);
}

/** Time passes for the whole family: whose timer runs out first moves first. */
export function passFamilyTime(root: Relative, milliseconds: number, entryOf: EntryOf): FamilyMove {
  let current: FamilyMove = { relative: root, told: [], taken: [] };
  for (let left = milliseconds; left > 0;) {
    const tick = Math.min(left, ...everybody(current.relative).flatMap(({ relative }) => dues(relative)));
    const passing: Cause = { kind: 'time', title: '', milliseconds: tick };
    for (const { path, relative } of everybody(current.relative)) {
      if (at(current.relative, path)?.actor !== relative.actor) continue;
      current = after(current, (now) => moveFamily(now, path, passing, entryOf));
    }
    left -= tick;
  }
  return current;
}

function dues({ position }: Relative): number[] {
  return [...position.timers.values()].map(({ remaining }) => remaining);
}

/** The member of the family at the end of a path. */
export function at(root: Relative, path: readonly string[]): Relative | undefined {
  return path.reduce<Relative | undefined>((relative, id) => relative?.children.get(id), root);
}

/** Everybody in the family, each with the path to it. */
export function everybody(
  root: Relative,
  path: readonly string[] = [],
): { path: readonly string[]; relative: Relative }[] {
  const below = [...root.children].flatMap(([id, child]) => everybody(child, [...path, id]));
  return [{ path, relative: root }, ...below];
}

/** What can happen to one of them by itself; what other machines in the family do to it is theirs. */
export function causesFor({ entry, position, children }: Relative): Cause[] {
  const types = new Set(activeNodes(position.snapshot).flatMap(({ transitions }) => [...transitions.keys()]));
  return possibleCauses(entry, position).filter((cause) => {
    if (cause.kind === 'event') return types.has(cause.event.type);
    return cause.kind === 'time' || !children.has(cause.actorId);
  });
}

function start(
  entry: AnyCatalogueEntry,
  input: unknown,
  actor: AnyActorRef | null,
  entryOf: EntryOf,
): FamilyMove {
  const machine = settled(entry.machine);
  const first = begin(machine, input);
  const relative = { entry, machine, position: first.position, children: new Map<string, Relative>(), actor };
  return settleIn(relative, first, entryOf);
}

const settled = onceFor((machine: AnyStateMachine): AnyStateMachine => settleOnCommand(machine));

function goOn(relative: Relative, made: Move, entryOf: EntryOf): FamilyMove {
  return settleIn({ ...relative, position: made.position }, made, entryOf);
}

/** The children that now run are begun, those that do not are gone; then what was sent is heard. */
function settleIn(relative: Relative, { sent, taken: own }: Move, entryOf: EntryOf): FamilyMove {
  const told = sent.flatMap(({ to, event }) => ('parent' in to ? [event] : []));
  const { actor: self, machine } = relative;
  const taken = own.map((transition): Taken => ({ actor: self, machine, transition }));
  let current: FamilyMove = { relative: { ...relative, children: kept(relative) }, told, taken };
  for (const actor of runningActors(relative.position)) {
    const entry = entryOf(sourceOf(actor), relative.entry);
    if (!entry || current.relative.children.has(actor.id)) continue;
    const { input }: { input: unknown } = actor.getSnapshot();
    current = after(current, (now) => hear(now, actor.id, start(entry, input, actor, entryOf), entryOf));
  }
  for (const { to, event } of sent) {
    if (!('child' in to)) continue;
    const cause: Cause = { kind: 'event', title: event.type, event };
    current = after(current, (now) => moveFamily(now, [to.child], cause, entryOf));
  }
  return current;
}

/** What a child told reaches its parent, and at last how it ended. */
function hear(parent: Relative, id: string, child: FamilyMove, entryOf: EntryOf): FamilyMove {
  const children = new Map(parent.children).set(id, child.relative);
  let current: FamilyMove = { relative: { ...parent, children }, told: [], taken: child.taken };
  const { snapshot } = child.relative.position;
  const ends =
    snapshot.status === 'done'
      ? [doneEvent(id, snapshot.output)]
      : snapshot.status === 'error'
        ? [errorEvent(id, snapshot.error)]
        : [];
  for (const event of [...child.told, ...ends]) {
    if (current.relative.children.get(id)?.actor !== child.relative.actor) break;
    current = after(current, (now) => goOn(now, move(now.machine, now.position, heard(event, id)), entryOf));
  }
  return current;
}

function heard(event: AnyEventObject, actorId: string): Cause {
  const title = event.type;
  if (title.startsWith('xstate.done.')) return { kind: 'done', title, actorId, output: event.output };
  if (title.startsWith('xstate.error.')) return { kind: 'error', title, actorId, error: event.error };
  return { kind: 'event', title, event };
}

function after({ relative, told, taken }: FamilyMove, next: (now: Relative) => FamilyMove): FamilyMove {
  const moved = next(relative);
  return { relative: moved.relative, told: [...told, ...moved.told], taken: [...taken, ...moved.taken] };
}

function kept({ children, position }: Relative): Map<string, Relative> {
  const running = runningActors(position);
  return new Map([...children].filter(([, { actor }]) => running.some((each) => each === actor)));
}

/** The machine that a name stands for in its parent. */
export function machineIn({ machine }: AnyCatalogueEntry, name: string): AnyStateMachine | null {
  const logic: unknown = machine.implementations.actors[name];
  return logic instanceof StateMachine ? logic : null;
}
