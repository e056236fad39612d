import type { ActorLogic, AnyStateMachine, Snapshot } from 'xstate';
import type { AnyRegistryEntry, InputCase } from '#machines/registry-entry.ts';
import { caseId, slug } from './case-id.ts';
import { begin, move, possibleCauses, type Cause, type Move } from './position.ts';

/** A machine run on paper: the last move that it made; null before it has begun. */
export type PureSnapshot = Snapshot<undefined> & { move: Move | null };

/** What happens to it, by the id of the case: it begins with an input, or something causes its next move. */
export interface PureEvent {
  type: string;
  start?: InputCase<unknown>;
  cause?: Cause;
}

export type PureLogic = ActorLogic<PureSnapshot, PureEvent, undefined>;

const unbegun: PureSnapshot = { status: 'active', output: undefined, error: undefined, move: null };

/** A machine as a logic that `xstate/graph` can explore: calls, timers and children move it only as causes. */
export function runPure(machine: AnyStateMachine): PureLogic {
  return {
    getInitialSnapshot: () => unbegun,
    transition: (snapshot, { start, cause }) => {
      if (start) return { ...snapshot, move: begin(machine, start.input) };
      if (!cause || snapshot.move === null) return snapshot;
      return { ...snapshot, move: move(machine, snapshot.move.position, cause) };
    },
    getPersistedSnapshot: (snapshot) => snapshot,
  };
}

/** Everything that could happen: first the entry's inputs, then its cases. */
export function causesAt(entry: AnyRegistryEntry, { move: made }: PureSnapshot): PureEvent[] {
  return made === null
    ? entry.inputs.map((start) => ({ type: `start~${slug(start.title)}`, start }))
    : possibleCauses(entry, made.position).map((cause) => ({ type: caseId(cause), cause }));
}
