import {
  enqueueActions,
  type AnyActorRef,
  type EventObject,
  type MachineContext,
  type ParameterizedObject,
} from 'xstate';
import type { AppEvent } from '#machines/app/app.types.ts';
import type { ConsentEvent } from '#machines/consent/consent.machine.ts';
import type { RouteName } from '#machines/domain/routes.ts';
import type { TrackedEvent } from '#machines/domain/tracked-event.ts';
import type { NetworkEvent } from '#machines/network/network.types.ts';
import type { MemberChanged } from '#machines/page/page.types.ts';
import type { SessionEvent } from '#machines/session/session.types.ts';
import type { ToastsEvent } from '#machines/toasts/toasts.types.ts';

/** The system id of the root actor. */
export const appId = 'app';

interface RouterEvent {
  type: 'navigation.requested';
  route: RouteName;
  search?: Readonly<Record<string, string>>;
  /** Whether the page takes the place of the one that is shown, in the history too. */
  replaces?: boolean;
}

interface TrackerEvent {
  type: 'event.tracked';
  tracked: TrackedEvent;
}

/** The actors that every machine can notify: the events of each, by its system id. */
export interface Recipients {
  app: AppEvent;
  session: SessionEvent;
  consent: ConsentEvent;
  pageFlow: MemberChanged;
  network: NetworkEvent;
  toasts: ToastsEvent;
  router: RouterEvent;
  tracker: TrackerEvent;
}

/** The event to send, or what makes it; null sends none. */
type Notification<Sent, Context, Event, Params> =
  Sent | ((args: { context: Context; event: Event; self: AnyActorRef }, params: Params) => Sent | null);

/** Sends an event to the actor with a system id; a machine that runs without that actor sends nothing. */
export function notify<
  Id extends keyof Recipients,
  Context extends MachineContext,
  Event extends EventObject,
  Params extends ParameterizedObject['params'] | undefined,
>(id: Id, notification: Notification<Recipients[Id], Context, Event, Params>) {
  return enqueueActions<Context, Event, Params, Event, never, never, never, never, never>(
    ({ context, event, self, system, enqueue }, params) => {
      const recipient = system.get(id);
      if (!recipient) return;
      const sent =
        typeof notification === 'function' ? notification({ context, event, self }, params) : notification;
      if (sent) enqueue.sendTo(recipient, sent);
    },
  );
}
