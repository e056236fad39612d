import { enqueueActions, type EventObject, type MachineContext, type ParameterizedObject } from 'xstate';
import type { AppFact } from '#machines/app/app-fact.ts';

/** The system id of the root actor. */
export const appId = 'app';

/**
 * Tells the app a fact, in one hop from however deep; null tells nothing. A machine that runs without the app,
 * as in a walk over its paths, has nobody to tell.
 */
export function tellApp<
  Context extends MachineContext,
  Event extends EventObject,
  Params extends ParameterizedObject['params'] | undefined = undefined,
>(fact: (args: { context: Context; event: Event }, params: Params) => AppFact | null) {
  return enqueueActions<Context, Event, Params, Event, never, never, never, never, never>(
    ({ context, event, system, enqueue }, params) => {
      const app = system.get(appId);
      const told = app && fact({ context, event }, params);
      if (told) enqueue.sendTo(app, told);
    },
  );
}
