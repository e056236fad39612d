import {
  StateMachine,
  type ActorLogic,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyStateMachine,
  type EventObject,
  type Snapshot,
} from 'xstate';
import { actorsOf, parentOf } from './xstate-internals.ts';

type Settlement =
  | { type: 'settle.done'; output: unknown }
  | { type: 'settle.error'; error: unknown }
  | { type: 'settle.notify'; event: EventObject };

const settleable: ActorLogic<Snapshot<unknown> & { input: unknown }, Settlement, unknown> = {
  getInitialSnapshot: (_, input) => ({ status: 'active', output: undefined, error: undefined, input }),
  transition: (snapshot, event, { self }) => {
    switch (event.type) {
      case 'settle.done':
        return { status: 'done', output: event.output, error: undefined, input: snapshot.input };
      case 'settle.error':
        return { status: 'error', output: undefined, error: event.error, input: snapshot.input };
      case 'settle.notify':
        parentOf(self)?.send(event.event);
        return snapshot;
      default:
        return snapshot;
    }
  },
  getPersistedSnapshot: (snapshot) => snapshot,
};

/**
 * The machine with every actor replaced by one that waits for a command: `resolve`, `reject` or `tell`.
 * Actors named in `keep` stay as they are, for a view that reads a real child.
 */
export function settleOnCommand<Machine extends AnyStateMachine>(
  machine: Machine,
  store: readonly string[] = [],
): Machine {
  const replaced = actorsOf(machine).filter(([name]) => !store.includes(name));
  return provideEach(machine, replaced, () => settleable);
}

/** The same for an app in which machines run for real: only what they reach outside waits for a command. */
export function settleLeaves<Machine extends AnyStateMachine>(machine: Machine): Machine {
  const settled = (logic: AnyActorLogic) =>
    logic instanceof StateMachine ? settleLeaves(logic) : settleable;
  return provideEach(machine, actorsOf(machine), settled);
}

function provideEach<Machine extends AnyStateMachine>(
  machine: Machine,
  actors: readonly [name: string, logic: AnyActorLogic][],
  replace: (logic: AnyActorLogic) => AnyActorLogic,
): Machine {
  const replaced = Object.fromEntries(actors.map(([name, logic]) => [name, replace(logic)]));
  return machine.provide({ actors: replaced }) as Machine;
}

/** The running child answers. */
export function resolve(parent: AnyActorRef, actorId: string, output: unknown): void {
  runningChild(parent, actorId).send({ type: 'settle.done', output });
}

/** The running child fails. */
export function reject(parent: AnyActorRef, actorId: string, error: unknown): void {
  runningChild(parent, actorId).send({ type: 'settle.error', error });
}

/** The running child, a listener, reports an event to the machine that runs it. */
export function notify(parent: AnyActorRef, actorId: string, event: EventObject): void {
  runningChild(parent, actorId).send({ type: 'settle.notify', event });
}

/** What the machine gave its child to work on. */
export function inputOf(parent: AnyActorRef, actorId: string): unknown {
  return runningChild(parent, actorId).getSnapshot().input;
}

function runningChild(parent: AnyActorRef, actorId: string): AnyActorRef {
  const child: AnyActorRef | undefined = parent.getSnapshot().children[actorId];
  if (child?.getSnapshot().status !== 'active') {
    throw new Error(
      `The actor "${actorId}" is not running in ${JSON.stringify(parent.getSnapshot().value)}.`,
    );
  }
  return child;
}
