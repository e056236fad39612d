import { createMemoryHistory, type RouterHistory } from '@tanstack/react-router';
import { createActor, SimulatedClock, type AnyActorLogic, type AnyActorRef } from 'xstate';
import { onTestFinished } from 'vitest';
import { appMachine, type AppRef } from '#machines/app/app.machine.ts';
import { appId } from '#machines/notify.ts';
import type { Session } from '#machines/domain/member.ts';
import type { ModalNext, Overlay } from '#machines/domain/overlay.ts';
import { defaultTheme } from '#machines/domain/theme.ts';
import { overlaysMachine } from '#machines/overlays/overlays.machine.ts';
import { sampleProgramme } from '#machines/samples/programme.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';
import { sampleTiers } from '#machines/samples/tiers.ts';
import { followOverlays } from '#src/app/overlay-links.ts';
import { receiveAs } from '#src/app/receive-as.ts';
import { reject, resolve, settleLeaves } from '#paths/explore/settle-on-command.ts';
import { wholeModal } from './machines/whole-modal.ts';

type Resolved = Parameters<Parameters<typeof followOverlays>[1]['subscribe']>[1];

/** An app with its modals joined to an address, as if the router had shown the page there. */
export function startLinkedModals(
  href: string,
  session: Session = sampleSessions.active,
  history: RouterHistory = createMemoryHistory({ initialEntries: ['/account', href] }),
) {
  const requested: unknown[] = [];
  const app: AppRef = createActor(settleLeaves(withModals()), {
    systemId: appId,
    input: { label: 'varsity', storedConsent: null, logOutPending: false },
    clock: new SimulatedClock(),
  }).start();
  receiveAs(app, 'router', (request) => requested.push(request));
  onTestFinished(() => {
    app.stop();
  });
  resolve(app, 'fetchProgramme', { ...sampleProgramme, tiers: sampleTiers });
  resolve(app, 'fetchTheme', defaultTheme);
  const { overlays, session: person } = app.getSnapshot().children;
  if (!overlays || !person) throw new Error('The app does not run.');
  resolve(person, 'fetchSession', session);

  const listeners: Resolved[] = [];
  const pathname = () => history.location.pathname;
  let shown = pathname();
  const arrive = () => {
    const fromLocation = { pathname: shown };
    const pathChanged = shown !== pathname();
    shown = pathname();
    for (const listener of listeners) listener({ fromLocation, pathChanged });
  };
  const address = () => history.location.pathname + history.location.search;
  const modal = () => overlays.getSnapshot().children.modal as AnyActorRef | undefined;

  return {
    session: person,
    history,
    /** The page is loaded again: nothing is left but the history. */
    refresh: () => {
      app.stop();
      const again = startLinkedModals(address(), session, history);
      again.follow();
      return again;
    },
    /** The pages that the router was sent to. */
    requested,
    /** The router has shown what the address says. */
    arrive,
    address,
    state: () => overlays.getSnapshot().value,
    overlay: () => overlays.getSnapshot().context.overlay,
    follow: (whenPainted: (then: () => void) => void = (then) => then()) =>
      followOverlays(
        app,
        { history, subscribe: (_, listener) => void listeners.push(listener) },
        whenPainted,
      ),
    open: (overlay: Overlay) => overlays.send({ type: 'overlay.open', overlay }),
    close: (next?: ModalNext) => overlays.send({ type: 'overlay.close', ...(next && { next }) }),
    /** The code of the modal that is opened has come. */
    fetched: () => resolve(overlays, 'loadModal', undefined),
    outOfReach: () => reject(overlays, 'loadModal', { kind: 'offline' }),
    slidOut: () => overlays.send({ type: 'overlay.exited' }),
    /** The flow that is open, by the name of its machine. */
    flow: (name: string): AnyActorRef => {
      const flow: AnyActorRef | undefined = modal()?.getSnapshot().children[name];
      if (!flow) throw new Error(`The modal does not run "${name}".`);
      return flow;
    },
  };
}

function withModals() {
  const modal: AnyActorLogic = wholeModal;
  const overlays = overlaysMachine.provide({ actors: { modal } });
  return appMachine.provide({ actors: { overlays } });
}

type Modals = ReturnType<typeof startLinkedModals>;

/** The modal that is asked for comes, with its code. */
export function come(modals: Modals): void {
  if (modals.state() === 'fetching') modals.fetched();
  modals.arrive();
}

/** A modal is open over a page. */
export function openOver(overlay: Overlay, href = '/account'): Modals {
  const modals = startLinkedModals(href);
  modals.follow();
  modals.open(overlay);
  come(modals);
  return modals;
}
