import {
  fromCallback,
  fromPromise,
  type ActorLogic,
  type AnyActorScope,
  type AnyStateMachine,
  type EventFromLogic,
  type EventObject,
  type InputFrom,
  type NonReducibleUnknown,
  type PromiseActorLogic,
  type SnapshotFrom,
} from 'xstate';

const missing = (name: string) => new Error(`The actor "${name}" must be provided.`);

/**
 * A promise actor that the app provides once, at its root.
 * Left unprovided it rejects, so that a forgotten implementation is an error and never a silent wait.
 */
export function notProvided<Output, Input extends NonReducibleUnknown = void>(
  name: string,
): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(() => Promise.reject(missing(name)));
}

/** The same for an actor that listens: it stays silent, and throws when it is started unprovided. */
export function unprovidedListener<
  Input extends NonReducibleUnknown = void,
  Event extends EventObject = EventObject,
>(name: string) {
  return fromCallback<Event, Input>(() => {
    throw missing(name);
  });
}

/** The logic of a flow whose code is fetched with its pages. */
export interface FlowLogic<Machine extends AnyStateMachine> extends ActorLogic<
  SnapshotFrom<Machine>,
  EventFromLogic<Machine>,
  InputFrom<Machine>
> {}

/** A logic that can begin with an input, whatever it does with it. */
export interface LogicFor<Input> {
  getInitialSnapshot: (scope: AnyActorScope, input: Input) => unknown;
}

/** The same for a flow that is fetched with its pages: only its type, a `FlowLogic`, is known here. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller alone knows it
export function unprovidedFlow<Logic extends { getInitialSnapshot: unknown }>(name: string): Logic {
  const logic = {
    getInitialSnapshot: () => ({ status: 'error', error: missing(name), output: undefined }),
    transition: (snapshot: unknown) => snapshot,
    getPersistedSnapshot: (snapshot: unknown) => snapshot,
  };
  return logic as unknown as Logic;
}
