import type { AnyStateMachine, InspectionEvent, SimulatedClock } from 'xstate';

/** A machine that is to be shown. */
export interface Mounting<Machine extends AnyStateMachine = AnyStateMachine> {
  /** The machine with actors that wait for commands. */
  machine: Machine;
  input: unknown;
  /** For `createActor` of the root actor, as `clock` and `inspect`. */
  clock: SimulatedClock;
  inspect: (inspected: InspectionEvent) => void;
}
