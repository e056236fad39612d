import type { AnyActorRef, SimulatedClock } from 'xstate';
import type { Cause } from './position.ts';
import { reject, resolve } from './settle-on-command.ts';

/** A running machine whose actors and clock wait for commands. */
export interface Performed {
  actor: AnyActorRef;
  clock: SimulatedClock;
}

/** Makes something happen to the machine. */
export function perform({ actor, clock }: Performed, cause: Cause): void {
  switch (cause.kind) {
    case 'event':
      return actor.send(cause.event);
    case 'done':
      return resolve(actor, cause.actorId, cause.output);
    case 'error':
      return reject(actor, cause.actorId, cause.error);
    case 'time':
      return clock.increment(cause.milliseconds);
  }
}
