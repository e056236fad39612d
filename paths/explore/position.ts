import type {
  AnyActorRef,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyTransitionDefinition,
} from 'xstate';
import type { AnyRegistryEntry, Tone } from '#machines/registry-entry.ts';
import {
  doneEvent,
  errorEvent,
  sourceOf,
  startPurely,
  stepPurely,
  type PureStep,
  type SentEvent,
} from './xstate-internals.ts';

/** What moves a machine: an event, the outcome of an actor, or time that passes. */
export type Cause =
  | { kind: 'event'; title: string; tone?: Tone; event: AnyEventObject }
  | { kind: 'done'; title: string; tone?: Tone; actorId: string; output: unknown }
  | { kind: 'error'; title: string; actorId: string; error: unknown }
  | { kind: 'time'; title: string; milliseconds: number };

interface Timer {
  event: AnyEventObject;
  remaining: number;
}

/** A moment of a run on paper: events take no time, time passes only as a cause of its own. */
export interface Position {
  snapshot: AnyMachineSnapshot;
  settled: ReadonlySet<AnyActorRef>;
  timers: ReadonlyMap<string, Timer>;
}

export interface Move {
  position: Position;
  taken: AnyTransitionDefinition[];
  sent: SentEvent[];
  /** What it says to whoever listens from outside. */
  emitted: AnyEventObject[];
  /** The actions of its own that it performs, which the app provides, by name. */
  performed: string[];
}

export function begin(machine: AnyStateMachine, input: unknown): Move {
  const step = startPurely(machine, input);
  return { ...reported(step), position: after(step, new Set(), new Map()) };
}

/** Everything that could happen now, in plain words. */
export function possibleCauses(entry: AnyRegistryEntry, position: Position): Cause[] {
  if (position.snapshot.status !== 'active') return [];
  const events = Object.values(entry.events).flat();
  return [
    ...events.map((found): Cause => ({ kind: 'event', ...found })),
    ...runningActors(position).flatMap((actor) => outcomesOf(entry, actor)),
    ...timeCauses(position),
  ];
}

export function runningActors({ snapshot, settled }: Position): AnyActorRef[] {
  const children: Record<string, AnyActorRef | undefined> = snapshot.children;
  return Object.values(children)
    .filter((child) => child !== undefined)
    .filter((child) => !settled.has(child));
}

export function move(machine: AnyStateMachine, position: Position, cause: Cause): Move {
  switch (cause.kind) {
    case 'event':
      return send(machine, position, cause.event);
    case 'done':
      return send(machine, settle(position, cause.actorId), doneEvent(cause.actorId, cause.output));
    case 'error':
      return send(machine, settle(position, cause.actorId), errorEvent(cause.actorId, cause.error));
    case 'time':
      return passTime(machine, position, cause.milliseconds);
  }
}

function outcomesOf(entry: AnyRegistryEntry, actor: AnyActorRef): Cause[] {
  const { done, error } = entry.outcomes[sourceOf(actor)] ?? { done: [], error: [] };
  return [
    ...done.map((found): Cause => ({ kind: 'done', actorId: actor.id, ...found })),
    ...error.map((found): Cause => ({ kind: 'error', actorId: actor.id, ...found })),
  ];
}

/** The next timer runs out; or something happens just before, which matters when several timers are running. */
function timeCauses({ timers }: Position): Cause[] {
  const [next, ...others] = [...timers.values()]
    .map(({ remaining }) => remaining)
    .toSorted((one, other) => one - other);
  if (next === undefined) return [];
  return others.length > 0 && next > 1 ? [passing(next), passing(next - 1)] : [passing(next)];
}

function passing(milliseconds: number): Cause {
  return { kind: 'time', title: timeTitle(milliseconds), milliseconds };
}

/** "5 s pass", "250 ms pass". */
export function timeTitle(milliseconds: number): string {
  const isWhole = milliseconds >= 1000 && milliseconds % 1000 === 0;
  return isWhole ? `${milliseconds / 1000} s pass` : `${milliseconds} ms pass`;
}

function send(machine: AnyStateMachine, position: Position, event: AnyEventObject): Move {
  const next = stepPurely(machine, position.snapshot, event);
  return { ...reported(next), position: after(next, position.settled, position.timers) };
}

function reported({ taken, sent, emitted, performed }: PureStep): Omit<Move, 'position'> {
  return { taken, sent, emitted, performed };
}

function settle(position: Position, actorId: string): Position {
  const actor = position.snapshot.children[actorId];
  return actor ? { ...position, settled: new Set([...position.settled, actor]) } : position;
}

function passTime(machine: AnyStateMachine, from: Position, milliseconds: number): Move {
  const timers = [...from.timers].map(
    ([id, timer]) => [id, { ...timer, remaining: timer.remaining - milliseconds }] as const,
  );
  let position: Position = { ...from, timers: new Map(timers) };
  const taken: AnyTransitionDefinition[] = [];
  const sent: SentEvent[] = [];
  const emitted: AnyEventObject[] = [];
  const performed: string[] = [];
  for (let due = firstDue(position); due; due = firstDue(position)) {
    const rest = new Map(position.timers);
    rest.delete(due.id);
    const next = send(machine, { ...position, timers: rest }, due.event);
    taken.push(...next.taken);
    sent.push(...next.sent);
    emitted.push(...next.emitted);
    performed.push(...next.performed);
    position = next.position;
  }
  return { position, taken, sent, emitted, performed };
}

function firstDue({ snapshot, timers }: Position): { id: string; event: AnyEventObject } | null {
  if (snapshot.status !== 'active') return null;
  const [due] = [...timers].filter(([, timer]) => timer.remaining <= 0).toSorted(byRemaining);
  return due ? { id: due[0], event: due[1].event } : null;
}

function byRemaining([, one]: [string, Timer], [, other]: [string, Timer]): number {
  return one.remaining - other.remaining;
}

function after(
  next: PureStep,
  settled: ReadonlySet<AnyActorRef>,
  before: ReadonlyMap<string, Timer>,
): Position {
  const timers = new Map(before);
  for (const { id, starts } of next.timers) {
    timers.delete(id);
    if (starts) timers.set(id, { event: starts.event, remaining: starts.delay });
  }
  return { snapshot: next.snapshot, settled, timers: next.snapshot.status === 'active' ? timers : new Map() };
}
