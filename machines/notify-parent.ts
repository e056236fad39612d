import { sendParent, type EventObject, type MachineContext, type ParameterizedObject } from 'xstate';

/** Notifies the parent actor of a fact. XState throws where there is none: a machine that uses it is always a child. */
export function notifyParent<
  Context extends MachineContext,
  Event extends EventObject,
  Params extends ParameterizedObject['params'] | undefined = undefined,
>(fact: (args: { context: Context; event: Event }, params: Params) => EventObject) {
  return sendParent<Context, Event, Params, EventObject, Event>(fact);
}
