import type { RouterHistory } from '@tanstack/react-router';
import { createActor, type ActorRefFrom, type AnyActorRef, type SnapshotFrom } from 'xstate';
import type { AppRef } from '#machines/app/app.machine.ts';
import { mustActivate } from '#machines/domain/member.ts';
import type { Overlay } from '#machines/domain/overlay.ts';
import { linkOf, overlayAt, type FlowRequest, type LinkFacts } from '#machines/domain/overlay-link.ts';
import { parseQuery, writeQuery } from '#machines/domain/query.ts';
import { factsOf, routeAt } from '#machines/domain/routes.ts';
import type { modalMachine } from '#machines/modal/modal.machine.ts';
import { overlayLinkMachine, type OverlayLinkEvent } from '#machines/overlay-link/overlay-link.machine.ts';
import type { overlaysMachine } from '#machines/overlays/overlays.machine.ts';
import type { SubscriptionRef } from '#machines/subscription/subscription.machine.ts';
import { createActivationOffer } from '#src/browser/activation-offer.ts';
import { createCameFrom } from '#src/browser/came-from.ts';
import { openStorage } from '#src/browser/storage.ts';

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

const told = {
  closed: 'modal.closed',
  fetching: 'modal.awaited',
  resting: 'modal.shown',
  flowing: 'modal.opened',
  closing: 'modal.ended',
} as const;

const requests: readonly FlowRequest[] = ['step.back', 'flow.close'];

/**
 * Joins the modals with flows to the address: a link opens one, and the address says which one is open, and which plan
 * is looked at, so that a refresh comes back to it. Back steps back in it or closes it; where it may not be closed the
 * address is put right again. When another page comes, a modal with an address stays and is named by the new one; a
 * modal without one is asked to close. The page before is kept for the flows. The chart decides all of it.
 */
export function followOverlays(app: AppRef, { history, subscribe }: Addresses): void {
  const { overlays } = app.getSnapshot().children;
  if (!overlays) return;
  const tab = openStorage('sessionStorage');
  const [cameFrom, activation] = [createCameFrom(tab), createActivationOffer(tab)];
  const chart = createActor(overlayLinkMachine);
  const ownEntries = new Set<string>();

  const entry = () => {
    const { __TSR_key: key = '' } = history.location.state;
    return key;
  };
  const flow = () => flowIn(overlays.getSnapshot());
  const readFacts = (): LinkFacts => {
    const { session, programme } = app.getSnapshot().context;
    const { pathname, search: query } = history.location;
    const tiers = programme?.tiers ?? [];
    const route = routeAt(pathname);
    const search = Object.fromEntries(parseQuery(query));
    const now = flow()?.getSnapshot();
    const isImported = session?.membership && mustActivate(session.membership);
    return {
      search,
      isMembersPage: route !== null && factsOf(route).access === 'main',
      isOwnEntry: ownEntries.has(entry()),
      wanted: overlayAt(search, tiers),
      link: linkOf(asItStands(overlays.getSnapshot()), tiers),
      hears: requests.filter((type) => now?.can({ type })),
      importedId: isImported && !activation.wasMade(session.user.id) ? session.user.id : null,
    };
  };
  const tell = (type: OverlayLinkEvent['type']) => chart.send({ type, facts: readFacts() });
  const hearAddress = () => {
    if (app.getSnapshot().context.session === null) activation.forget();
    if (readFacts().isMembersPage) tell('address.heard');
  };
  const hrefOf = (search: LinkFacts['search']) =>
    history.location.pathname + writeQuery(Object.entries(search));

  chart.on('overlay.open', (order) => overlays.send(order));
  chart.on('overlay.close', (order) => overlays.send(order));
  chart.on('step.back', (order) => flow()?.send(order));
  chart.on('flow.follow', () => flow()?.subscribe(() => tell('flow.moved')));
  chart.on('address.read', hearAddress);
  chart.on('address.push', ({ search }) => {
    history.push(hrefOf(search));
    ownEntries.add(entry());
  });
  chart.on('address.replace', ({ search }) => {
    const isOwn = ownEntries.has(entry());
    history.replace(hrefOf(search));
    if (isOwn) ownEntries.add(entry());
  });
  chart.on('address.back', () => history.back());
  chart.on('offer.keep', ({ userId }) => userId !== null && activation.make(userId));
  chart.start();

  const modal = overlays.select(factOf);
  modal.subscribe(tell);
  tell(modal.get());
  cameFrom.forget();
  subscribe('onResolved', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) {
      cameFrom.remember(fromLocation.pathname);
      tell('page.changed');
    }
    hearAddress();
  });
  hearAddress();
}

function factOf({ value }: OverlaysSnapshot) {
  return told[typeof value === 'string' ? value : value.open];
}

/** The modal with the plan that is looked at by now. */
function asItStands(now: OverlaysSnapshot): Overlay | null {
  const { overlay } = now.context;
  if (overlay?.kind !== 'subscription') return overlay;
  const subscription = flowIn(now) as SubscriptionRef | null;
  const { facts, choice } = subscription?.getSnapshot().context ?? { facts: null, choice: null };
  if (facts === null) return overlay;
  const { choice: _, ...plans } = overlay;
  return { ...plans, ...(choice && { choice }) };
}

/** The flow of the modal that is open. */
function flowIn({ children }: OverlaysSnapshot): AnyActorRef | null {
  const modal = children.modal as ActorRefFrom<typeof modalMachine> | undefined;
  return Object.values(modal?.getSnapshot().children ?? {})[0] ?? null;
}
