import type { AnyActorRef, SimulatedClock } from 'xstate';
import type { TransitionRecorder } from '#paths/explore/transition-recorder.ts';
import type { PathPoint, TransitionPath } from '#paths/plan/transition-paths.ts';

/** A running machine that is walked: its actors and its clock wait for commands. */
export interface Subject {
  actor: AnyActorRef;
  clock: SimulatedClock;
  recorder: TransitionRecorder;
}

/** What differs between where the machine is, or how it came there, and what the path says; null for nothing. */
export function deviation({ actor, recorder }: Subject, path: TransitionPath, index: number): string | null {
  const point = pointAt(path, index);
  const { status, value, error } = actor.getSnapshot();
  const after = path.steps[index]?.cause.title ?? path.start.title;
  const where = `path "${path.title}", after "${after}"`;
  if (status === 'error') return `${where}: the machine broke: ${String(error)}`;
  return (
    difference(`${where}: the state`, value, point.state) ??
    difference(`${where}: the transitions taken`, recorder.takeRecent(), point.taken)
  );
}

/** How a step came about: nothing before it, a member's gesture, an event sent instead, an answer or time that passed. */
export type Manner = 'start' | 'gesture' | 'reported' | 'answered';

/** A step that was taken, with the states before it and the keys of the transitions that it took. */
export interface WalkedStep {
  manner: Manner;
  /** The type of the event; null where no event was the cause. */
  event: string | null;
  from: string[];
  taken: string[];
}

/** What a step was that went as the path says. */
export function walkedStep(path: TransitionPath, index: number, byGesture = false): WalkedStep {
  const { taken } = pointAt(path, index);
  const cause = path.steps[index]?.cause;
  if (!cause) return { manner: 'start', event: null, from: [], taken };
  const { leaves: from } = pointAt(path, index - 1);
  if (cause.kind !== 'event') return { manner: 'answered', event: null, from, taken };
  return { manner: byGesture ? 'gesture' : 'reported', event: cause.event.type, from, taken };
}

/** A step's place in a path; −1 is its start. */
export function pointAt(path: TransitionPath, index: number): PathPoint {
  return path.steps[index] ?? path.start;
}

function difference(what: string, actual: unknown, expected: unknown): string | null {
  const [found, requested] = [JSON.stringify(actual), JSON.stringify(expected)];
  return found === requested ? null : `${what} should be ${requested}, and is ${found}.`;
}
