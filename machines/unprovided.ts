import {
  fromCallback,
  fromPromise,
  type EventObject,
  type NonReducibleUnknown,
  type PromiseActorLogic,
} from 'xstate';

/**
 * A promise actor that the app provides once, at its root.
 * Left unprovided it rejects, so that a forgotten implementation is an error and never a silent wait.
 */
export function unprovided<Output, Input extends NonReducibleUnknown = void>(
  name: string,
): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`The actor "${name}" must be provided.`)));
}

/** The same for an actor that listens: it stays silent, and throws when it is started unprovided. */
export function unprovidedListener<
  Input extends NonReducibleUnknown = void,
  Event extends EventObject = EventObject,
>(name: string) {
  return fromCallback<Event, Input>(() => {
    throw new Error(`The actor "${name}" must be provided.`);
  });
}
