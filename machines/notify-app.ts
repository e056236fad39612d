import { enqueueActions, type EventObject, type MachineContext, type ParameterizedObject } from 'xstate';
import type { AppNotification } from '#machines/app/app-notification.ts';

/** The system id of the root actor. */
export const appId = 'app';

/**
 * Tells the app a fact, in one hop from however deep; null tells nothing. A machine that runs without the app,
 * as in a walk over its paths, has nobody to tell.
 */
export function notifyApp<
  Context extends MachineContext,
  Event extends EventObject,
  Params extends ParameterizedObject['params'] | undefined = undefined,
>(fact: (args: { context: Context; event: Event }, params: Params) => AppNotification | null) {
  return enqueueActions<Context, Event, Params, Event, never, never, never, never, never>(
    ({ context, event, system, enqueue }, params) => {
      const app = system.get(appId);
      const reported = app && fact({ context, event }, params);
      if (reported) enqueue.sendTo(app, reported);
    },
  );
}
