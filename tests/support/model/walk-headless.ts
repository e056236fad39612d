import { createActor, SimulatedClock, type AnyActor, type StateValue } from 'xstate';
import { recordTransitions } from './coverage.ts';
import type { AnyCatalogueEntry } from '#machines/catalogue-entry.ts';
import type { Cause } from './position.ts';
import { reject, resolve, settleOnCommand } from './settle-on-command.ts';
import type { PathPoint, TransitionPath } from './transition-paths.ts';

/** A live machine of the catalogue whose actors and clock wait for commands. */
export interface LiveWalk {
  actor: AnyActor;
  start: () => void;
  perform: (cause: Cause) => void;
  /** Throws when the machine is not where the path says, or came there another way. */
  expectAt: (point: PathPoint, after: string) => void;
  stop: () => void;
}

/** Walks one path on a live actor; the first step that goes astray is an error that names it. */
export function walkHeadless(entry: AnyCatalogueEntry, path: TransitionPath): void {
  const walk = prepareWalk(entry, path);
  walk.start();
  try {
    walk.expectAt(path.start, path.start.title);
    for (const step of path.steps) {
      walk.perform(step.cause);
      walk.expectAt(step, step.cause.title);
    }
  } finally {
    walk.stop();
  }
}

export function prepareWalk(
  entry: AnyCatalogueEntry,
  path: TransitionPath,
  keep: readonly string[] = [],
): LiveWalk {
  const machine = settleOnCommand(entry.machine, keep);
  const clock = new SimulatedClock();
  const recorder = recordTransitions(machine);
  const actor: AnyActor = createActor(machine, { input: path.start.input, clock, inspect: recorder.inspect });
  let failure: unknown = null;
  actor.subscribe({ error: (error) => (failure = error) });
  return {
    actor,
    start: () => void actor.start(),
    stop: () => void actor.stop(),
    perform: (cause) => perform(actor, clock, cause),
    expectAt: ({ state, taken }, after) => {
      const where = `"${entry.machine.id}", path "${path.title}", after "${after}"`;
      if (failure !== null) throw new Error(`${where}: the machine broke.`, { cause: failure });
      expectEqual(actor.getSnapshot().value, state, `${where}: the state`);
      expectEqual(recorder.takeRecent(), taken, `${where}: the transitions taken`);
    },
  };
}

function perform(actor: AnyActor, clock: SimulatedClock, cause: Cause): void {
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

function expectEqual(actual: StateValue | string[], expected: StateValue | string[], what: string): void {
  const [found, wanted] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (found !== wanted) throw new Error(`${what} should be ${wanted}, and is ${found}.`);
}
