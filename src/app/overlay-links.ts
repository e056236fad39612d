import type { ActorRefFrom, AnyActorRef, SnapshotFrom } from 'xstate';
import type { AppRef } from '#machines/app/app.machine.ts';
import { mustActivate } from '#machines/domain/member.ts';
import { isFlowOverlay } from '#machines/domain/overlay.ts';
import { linkOf, overlayAt, withoutOverlay } from '#machines/domain/overlay-link.ts';
import { parseQuery } from '#machines/domain/query.ts';
import { factsOf, routeAt, type RouteName } from '#machines/domain/routes.ts';
import { hrefOf } from '#machines/domain/target.ts';
import type { modalMachine } from '#machines/modal/modal.machine.ts';
import type { overlaysMachine } from '#machines/overlays/overlays.machine.ts';
import type { SubscriptionRef } from '#machines/subscription/subscription.machine.ts';
import { createActivationOffer } from '#src/browser/activation-offer.ts';
import { createCameFrom } from '#src/browser/came-from.ts';
import { openStorage } from '#src/browser/storage.ts';
import type { AppRouter } from './router.tsx';

/**
 * Joins the modals with flows to the address: a link opens one, and the address says which one is open, and which plan
 * is looked at, so that a refresh comes back to it. Back steps back in it or closes it; where it may not be closed the
 * address is put right again. When another page comes, a modal with an address stays and is named by the new one; a
 * modal without one is asked to close. The page before is kept for the flows.
 */
export function followOverlays(app: AppRef, router: AppRouter): void {
  const overlays = app.getSnapshot().children.overlays;
  if (!overlays) return;
  const ownEntries = new Set<string>();
  const tab = openStorage('sessionStorage');
  const [cameFrom, activation] = [createCameFrom(tab), createActivationOffer(tab)];
  let wasOpen = false;
  let wasClosed = true;
  /** The modal was closed, and the address is on its way to say so. */
  let isErasing = false;
  let page: RouteName | null = null;
  /** The address names the modal that is open. */
  let isNamed = false;

  const place = () => {
    const { pathname, search } = router.history.location;
    const route = routeAt(pathname);
    return route && { route, search: Object.fromEntries(parseQuery(search)) };
  };
  const tiers = () => app.getSnapshot().context.programme?.tiers ?? [];
  const entry = () => {
    const { __TSR_key: key = '' } = router.history.location.state;
    return key;
  };

  /** The query of the modal as it stands: with the plan that is looked at by now. */
  const link = () => {
    const now = overlays.getSnapshot();
    const { overlay } = now.context;
    const subscription = overlay?.kind === 'subscription' ? (flowIn(now) as SubscriptionRef | null) : null;
    const { facts, choice } = subscription?.getSnapshot().context ?? { facts: null, choice: null };
    if (overlay?.kind !== 'subscription' || facts === null) return linkOf(overlay, tiers());
    const { choice: _, ...plans } = overlay;
    return linkOf({ ...plans, ...(choice && { choice }) }, tiers());
  };
  /** The address says which modal is open. */
  const write = () => {
    const here = place();
    const query = link();
    if (!here || !query || factsOf(here.route).access !== 'main') return;
    isNamed = true;
    router.history.push(hrefOf({ ...here, search: { ...here.search, ...query } }));
    ownEntries.add(entry());
  };
  /** The address says which plan is looked at. */
  const rewrite = () => {
    const here = place();
    const query = link();
    if (here?.search['flow'] === undefined || !query) return;
    const search = { ...withoutOverlay(here.search), ...query };
    const href = hrefOf({ ...here, search });
    if (href === hrefOf(here)) return;
    const isOwn = ownEntries.has(entry());
    router.history.replace(href);
    if (isOwn) ownEntries.add(entry());
  };
  /** The modal is closed: back to the entry of the page that it was opened from, or else in its place. */
  const erase = () => {
    const here = place();
    isNamed = false;
    if (!here) return;
    isErasing = true;
    if (ownEntries.has(entry())) router.history.back();
    else router.history.replace(hrefOf({ ...here, search: withoutOverlay(here.search) }));
  };

  const hearAddress = () => {
    const here = place();
    if (app.getSnapshot().context.session === null) activation.forget();
    if (!here) return;
    leaveBehind(here.route);
    if (factsOf(here.route).access !== 'main') return;
    const wanted = overlayAt(here.search, tiers());
    if (!wanted) isErasing = false;
    const now = overlays.getSnapshot();
    if (wanted) {
      isNamed = true;
      if (now.matches('closed')) overlays.send({ type: 'overlay.open', overlay: wanted });
    } else if (now.matches({ open: 'flowing' }) && linkOf(now.context.overlay, tiers())) {
      if (isNamed) goBack(flowIn(now));
      else write();
    } else if (now.matches('closed')) offerActivation();
  };
  /** Another page has come under a modal that has no address. */
  const leaveBehind = (now: RouteName) => {
    const isElsewhere = page !== null && page !== now;
    const { context } = overlays.getSnapshot();
    page = now;
    if (
      isElsewhere &&
      context.overlay &&
      isFlowOverlay(context.overlay) &&
      !linkOf(context.overlay, tiers())
    ) {
      overlays.send({ type: 'overlay.close' });
    }
  };
  /** Back, with a flow open. */
  const goBack = (flow: AnyActorRef | null) => {
    const may = (type: string) => flow?.getSnapshot().can({ type }) === true;
    if (may('step.back')) flow?.send({ type: 'step.back' });
    else if (may('flow.close')) return overlays.send({ type: 'overlay.close' });
    write();
  };
  /** Who was imported and has not activated the membership is asked for a card, once. */
  const offerActivation = () => {
    const { session } = app.getSnapshot().context;
    if (!session?.membership || !mustActivate(session.membership)) return;
    if (activation.wasMade(session.user.id)) return;
    activation.make(session.user.id);
    overlays.send({ type: 'overlay.open', overlay: { kind: 'subscription', mode: 'subscribe' } });
  };

  /** Forward came while the modal was still sliding out. */
  const hearClosed = (isClosed: boolean) => {
    const hasClosed = isClosed && !wasClosed;
    wasClosed = isClosed;
    if (hasClosed && !isErasing) hearAddress();
  };

  overlays.subscribe((now) => {
    hearClosed(now.matches('closed'));
    const isOpen = now.matches({ open: 'flowing' });
    if (isOpen === wasOpen) return;
    wasOpen = isOpen;
    const hasLink = place()?.search['flow'] !== undefined;
    if (isOpen && !hasLink) write();
    if (isOpen) flowIn(now)?.subscribe(rewrite);
    if (now.matches('closing') && hasLink) erase();
  });
  cameFrom.forget();
  router.subscribe('onResolved', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) cameFrom.remember(fromLocation.pathname);
    hearAddress();
  });
  hearAddress();
}

/** The flow of the modal that is open. */
function flowIn({ children }: SnapshotFrom<typeof overlaysMachine>): AnyActorRef | null {
  const modal = children.modal as ActorRefFrom<typeof modalMachine> | undefined;
  return Object.values(modal?.getSnapshot().children ?? {})[0] ?? null;
}
