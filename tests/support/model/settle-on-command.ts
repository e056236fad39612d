import type { ActorLogic, AnyActorLogic, AnyActorRef, AnyStateMachine, EventObject, Snapshot } from 'xstate';
import { parentOf } from './xstate-internals.ts';

type Settlement =
  | { type: 'settle.done'; output: unknown }
  | { type: 'settle.error'; error: unknown }
  | { type: 'settle.tell'; event: EventObject };

const settleable: ActorLogic<Snapshot<unknown> & { input: unknown }, Settlement, unknown> = {
  getInitialSnapshot: (_, input) => ({ status: 'active', output: undefined, error: undefined, input }),
  transition: (snapshot, event, { self }) => {
    switch (event.type) {
      case 'settle.done':
        return { status: 'done', output: event.output, error: undefined, input: snapshot.input };
      case 'settle.error':
        return { status: 'error', output: undefined, error: event.error, input: snapshot.input };
      case 'settle.tell':
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
  keep: readonly string[] = [],
): Machine {
  const names = Object.keys(machine.implementations.actors).filter((name) => !keep.includes(name));
  const actors: Record<string, AnyActorLogic> = Object.fromEntries(names.map((name) => [name, settleable]));
  return machine.provide({ actors }) as Machine;
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
export function tell(parent: AnyActorRef, actorId: string, event: EventObject): void {
  runningChild(parent, actorId).send({ type: 'settle.tell', event });
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
