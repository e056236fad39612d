import { SimulatedClock } from 'xstate';
import type { MachineGraph } from '#paths/explore/graph.ts';
import { perform } from '#paths/explore/perform.ts';
import { begin, move, type Cause, type Move, type Position } from '#paths/explore/position.ts';
import type { Route } from '#paths/plan/routes.ts';
import { startChild } from '#paths/explore/start-child.ts';

/** A live machine whose actors and clock wait for commands, and the same on paper, which knows what can happen next. */
export interface FaultRun {
  readonly position: Position;
  /** Lets something happen to both. */
  take: (cause: Cause) => Move;
  /** What would come of it, while it does not happen. */
  pureRun: (cause: Cause) => Move;
  /** How the live machine broke, or went another way than the one on paper; null for not at all. */
  broken: () => string | null;
  stop: () => void;
}

/** Leads a live machine to the end of a route. */
export function startFaultRun({ machine }: MachineGraph, { start, edges }: Route): FaultRun {
  const clock = new SimulatedClock();
  const { actor, stop } = startChild(machine, start.input, { clock });
  const errors: unknown[] = [];
  actor.subscribe({ error: (error) => errors.push(error) });
  let { position } = begin(machine, start.input);
  const pureRun = (cause: Cause) => move(machine, position, cause);
  const take = (cause: Cause) => {
    const made = pureRun(cause);
    perform({ actor, clock }, cause);
    position = made.position;
    return made;
  };
  edges.forEach(({ cause }) => take(cause));
  return {
    get position() {
      return position;
    },
    take,
    pureRun,
    broken: () => {
      const { status, value } = actor.getSnapshot();
      if (status === 'error' || errors.length > 0) return `breaks: ${JSON.stringify(errors[0])}`;
      const [live, pure] = [value, position.snapshot.value].map((each) => JSON.stringify(each));
      return live === pure ? null : `is in ${live}, and on paper in ${pure}`;
    },
    stop,
  };
}
