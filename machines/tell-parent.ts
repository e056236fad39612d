import { enqueueActions, type EventObject, type MachineContext, type ParameterizedObject } from 'xstate';

/**
 * Tells a fact to the parent actor. A machine that runs on its own, as in a walk over its paths,
 * has nobody to tell; XState's `sendParent` would throw there.
 */
export function tellParent<
  Context extends MachineContext,
  Event extends EventObject,
  Params extends ParameterizedObject['params'] | undefined = undefined,
>(fact: (args: { context: Context; event: Event }, params: Params) => EventObject) {
  return enqueueActions<Context, Event, Params, Event, never, never, never, never, never>(
    ({ context, event, self, enqueue }, params) => {
      if (self._parent) enqueue.sendTo(self._parent, fact({ context, event }, params));
    },
  );
}
