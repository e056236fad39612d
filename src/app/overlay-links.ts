import type { RouterHistory } from '@tanstack/react-router';
import { createActor, type AnyActorRef, type SnapshotFrom } from 'xstate';
import type { AppRef } from '#machines/app/app.machine.ts';
import { mustActivate } from '#machines/domain/member.ts';
import { isFlowOverlay, plainOverlay, type Overlay } from '#machines/domain/overlay.ts';
import { parseQuery, writeQuery } from '#machines/domain/query.ts';
import { factsOf, routeAt } from '#machines/domain/routes.ts';
import { modalOf } from '#machines/modal/modals.ts';
import { linkOf, overlayAt, type FlowRequest, type LinkFacts } from '#machines/overlay-link/link-facts.ts';
import { overlayLinkMachine, type OverlayLinkEvent } from '#machines/overlay-link/overlay-link.machine.ts';
import type { overlaysMachine } from '#machines/overlays/overlays.machine.ts';
import { createActivationOffer } from '#src/browser/activation-offer.ts';
import { afterPaint } from '#src/browser/after-paint.ts';
import { leadToPart } from '#src/browser/lead-to-part.ts';
import { createPreviousRoute } from '#src/browser/previous-route.ts';
import { openStorage } from '#src/browser/storage.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The entry was written for a modal of this kind. */
    modal?: Overlay['kind'];
  }
}

interface Resolved {
  fromLocation?: { pathname: string } | undefined;
  pathChanged: boolean;
}

/** What is needed of the router. */
interface Addresses {
  history: RouterHistory;
  subscribe: (type: 'onResolved', listener: (resolved: Resolved) => void) => unknown;
}

type OverlaysSnapshot = SnapshotFrom<typeof overlaysMachine>;

const reported = {
  closed: 'modal.closed',
  fetching: 'modal.opened',
  resting: 'modal.opened',
  flowing: 'modal.opened',
  closing: 'modal.closing',
} as const;

type ModalFact = (typeof reported)[keyof typeof reported];

const requests: readonly FlowRequest[] = ['step.back', 'flow.close'];

/**
 * Joins the modals to the history of the browser: each has an entry of its own, and Back steps back in it or closes it,
 * Forward opens it again, and a refresh comes back to it. A modal with a flow is named by the address, as it stands, and
 * can be opened by a link; another one by a mark in its entry. Where a flow may not be closed its entry is put right
 * again. The page before is kept for the flows. The chart decides all of it; it hears of a modal that opens when that is
 * painted, since the router takes its time over an entry.
 */
export function followOverlays(
  app: AppRef,
  { history, subscribe }: Addresses,
  whenPainted: (then: () => void) => void = (then) => void afterPaint().then(then),
): void {
  const { overlays } = app.getSnapshot().children;
  if (!overlays) return;
  const tab = openStorage('sessionStorage');
  const [previousRoute, activation] = [createPreviousRoute(tab), createActivationOffer(tab)];
  const chart = createActor(overlayLinkMachine);

  const readFacts = (): LinkFacts => {
    const { session, programme } = app.getSnapshot().context;
    const { pathname, search: query, state } = history.location;
    const now = overlays.getSnapshot();
    const { overlay, next } = now.context;
    const tiers = programme?.tiers ?? [];
    const route = routeAt(pathname);
    const search = Object.fromEntries(parseQuery(query));
    const isMembersPage = route !== null && factsOf(route).access === 'main';
    const requested = isMembersPage ? (overlayAt(search, tiers) ?? plainOverlay(state.modal)) : null;
    const isImported = isMembersPage && session?.membership && mustActivate(session.membership);
    return {
      search,
      isMembersPage,
      isOwnEntry: state.modal !== undefined,
      requested,
      isPossible:
        requested === null ||
        !isFlowOverlay(requested) ||
        modalOf(requested).isPossible?.({ session, route }) !== false,
      isNamed: requested !== null && requested.kind === overlay?.kind,
      link: overlay ? linkOf(asItStands(overlay, now), tiers) : {},
      isFollowed: next !== null && next.kind !== 'part',
      receives: handledBy(now),
      importedId: isImported && !activation.wasMade(session.user.id) ? session.user.id : null,
    };
  };
  const notify = (type: OverlayLinkEvent['type']) => chart.send({ type, facts: readFacts() });
  const notifyModal = (fact: ModalFact) => {
    if (fact === 'modal.opened') whenPainted(() => notify(modal.get()));
    else notify(fact);
  };
  const subscribeAddress = () => {
    if (app.getSnapshot().context.session === null) activation.clear();
    notify('location.changed');
  };
  const hrefOf = (search: LinkFacts['search']) =>
    history.location.pathname + writeQuery(Object.entries(search));
  const mark = () => {
    const { overlay } = overlays.getSnapshot().context;
    return overlay ? { modal: overlay.kind } : {};
  };

  chart.on('overlay.open', (order) => overlays.send(order));
  chart.on('overlay.close', (order) => {
    overlays.send(order);
    overlays.send({ type: 'overlay.leave' });
  });
  chart.on('step.back', (order) => flowIn(overlays.getSnapshot())?.send(order));
  chart.on('address.read', subscribeAddress);
  chart.on('address.push', ({ search }) => history.push(hrefOf(search), mark()));
  chart.on('address.replace', ({ search }) =>
    history.replace(hrefOf(search), readFacts().isOwnEntry ? mark() : {}),
  );
  chart.on('address.back', () => history.back());
  chart.on('offer.store', ({ userId }) => userId !== null && activation.make(userId));
  chart.start();

  const modal = overlays.select(factOf);
  modal.subscribe(notifyModal);
  const flow = overlays.select(flowIn);
  const followFlow = () => flow.get()?.subscribe(() => notify('flow.changed'));
  flow.subscribe(followFlow);
  followFlow();
  overlays.on('focus.requested', ({ part }) => leadToPart(part));
  notify(modal.get());
  previousRoute.clear();
  subscribe('onResolved', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) previousRoute.remember(fromLocation.pathname);
    subscribeAddress();
  });
  subscribeAddress();
}

function factOf({ value }: OverlaysSnapshot) {
  return reported[typeof value === 'string' ? value : value.open];
}

/** The flow of the modal that is open. */
function flowIn({ context: { overlay }, children }: OverlaysSnapshot): AnyActorRef | null {
  if (!overlay || !isFlowOverlay(overlay)) return null;
  return children.modal?.getSnapshot().children[overlay.kind] ?? null;
}

/** What opens the modal as it stands by now. */
function asItStands(overlay: Overlay, now: OverlaysSnapshot): Overlay {
  const flow = flowIn(now)?.getSnapshot();
  return (flow && isFlowOverlay(overlay) && modalOf(overlay).asItStands?.(overlay, flow)) || overlay;
}

/** What can be asked of the modal: one without a flow can be closed, and one whose code is on its way. */
function handledBy(now: OverlaysSnapshot): FlowRequest[] {
  if (!now.matches({ open: 'flowing' })) return ['flow.close'];
  const flow = flowIn(now)?.getSnapshot();
  return requests.filter((type) => flow?.can({ type }));
}
