import type { RouterHistory } from '@tanstack/react-router';
import * as v from 'valibot';
import { waitFor } from 'xstate';
import type { AppRef } from '#machines/app/app.machine.ts';
import type { Programme } from '#machines/app/app.types.ts';
import { emailField } from '#machines/domain/email.ts';
import { parseQuery } from '#machines/domain/query.ts';
import { factsOf, routeAt, routeNames, routes } from '#machines/domain/routes.ts';
import { hrefOf } from '#machines/domain/target.ts';
import { flowOf } from '#machines/page/page-flows.ts';
import type { RememberedTarget } from '#src/browser/remembered-target.ts';
import { documentTitle } from '#src/browser/title.ts';
import type { FetchedFlows } from './fetched-flows.ts';
import { nothingStored, readFacts, runGuards, type StoredFacts } from './navigation.ts';
import { createAppRouter, withinReach, type AppRouter, type Destination, type Pages } from './router.tsx';

/** What the browser keeps between pages, and how it leaves. */
export interface Keeping {
  remembered: RememberedTarget;
  /** The tier that was chosen before signing up, as it is stored. */
  readTierId: () => string | null;
  /** Stores the tier of a member who is to renew. */
  storeTierId: (id: string) => void;
  /** Keeps for an hour what the query of a sign-up link brings. */
  keepEntry: (query: string, programme: Programme) => Promise<void>;
  /** A reset code was accepted, or a link brought what it is changed for. */
  hasResetToken: () => boolean;
  leaveFor: (address: string) => void;
  loadFlow: FetchedFlows['load'];
  history?: RouterHistory;
}

/** Joins the router to the running app: pages ask the guards, and the app hears which page is shown. */
export function startRouter(app: AppRef, pages: Pages, keeping: Keeping): AppRouter {
  const { remembered, readTierId, storeTierId, leaveFor, loadFlow, history } = keeping;
  const programme = () => app.getSnapshot().context.programme;
  const hasStoredTier = () => programme()?.tiers.some(({ id }) => id === readTierId()) ?? false;

  async function keepEntry({ route, query, isPreload }: Destination): Promise<void> {
    const known = programme();
    const isEntry = route === 'sign-up' || factsOf(route).access === 'signUp';
    if (isEntry && known && !isPreload) await withinReach(() => keeping.keepEntry(query, known))();
  }

  function recall({ search }: Destination): StoredFacts {
    return {
      hasStoredTier: hasStoredTier(),
      target: remembered.recall(),
      hasResetEmail: v.is(emailField, search['email']),
      hasResetToken: keeping.hasResetToken(),
    };
  }

  const router = createAppRouter(
    withFlows(pages, loadFlow),
    {
      run: async (to, signal) => {
        await keepEntry(to);
        return runGuards(app, to, () => recall(to), signal);
      },
      keep: ({ remember, storesTier, hops, route }) => {
        if (remember) remembered.remember(remember);
        else if (hops.includes('login') && route !== 'login') remembered.forget();
        const tierId = app.getSnapshot().context.session?.membership?.membershipTierId;
        if (storesTier && tierId) storeTierId(tierId);
      },
      leave: () => leaveFor(programme()?.client.landingPageUrl ?? routes.home.path),
    },
    history,
  );

  const tellRoute = () => {
    const route = routeAt(router.state.location.pathname);
    if (route === null) return;
    document.title = documentTitle(routes[route].title, programme()?.client ?? null);
    const search = Object.fromEntries(parseQuery(router.state.location.searchStr));
    app.send({ type: 'route.entered', route, search });
  };
  app.on('route.wanted', ({ route, search, replaces }) => {
    const href = hrefOf({ route, search });
    if (replaces || href === router.state.location.href) router.history.replace(href);
    else router.history.push(href);
  });
  router.subscribe('onResolved', tellRoute);
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) document.querySelector('h1')?.focus({ preventScroll: true });
  });
  const appHasStopped = () => {};
  void showFirstPage().then(followFacts, appHasStopped);
  return router;

  /** Gives the facts from before the page was loaded: they may change meanwhile. */
  async function showFirstPage(): Promise<string> {
    await waitFor(app, (snapshot) => snapshot.matches({ serving: 'running' }));
    const before = readNow();
    await router.load();
    tellRoute();
    import('./overlay-links.ts').then((links) => links.followOverlays(app, router), appHasStopped);
    return before;
  }

  function readNow(): string {
    const isOnline = app.getSnapshot().children.network?.getSnapshot().matches('online');
    return JSON.stringify([readFacts(app, nothingStored), isOnline]);
  }

  /**
   * A change of what the guards read asks them again about the page that is shown; a logout goes home.
   * A connection that is back opens the page that was out of reach.
   */
  function followFacts(before: string): void {
    const { session, cards, network } = app.getSnapshot().children;
    let last = before;
    const compare = () => {
      const next = readNow();
      if (next === last) return;
      last = next;
      if (session?.getSnapshot().matches('signingOut') === true) router.history.replace(routes.home.path);
      else void router.invalidate();
    };
    session?.subscribe(compare);
    cards?.subscribe(compare);
    network?.subscribe(compare);
    compare();
  }
}

/** A page is there when the code of its flow is there too. */
function withFlows(pages: Pages, loadFlow: FetchedFlows['load']): Pages {
  const loads = routeNames.map((name) => [
    name,
    async () => {
      const [page] = await Promise.all([pages.pages[name](), loadFlow(flowOf(name))]);
      return page;
    },
  ]);
  return { ...pages, pages: Object.fromEntries(loads) as Pages['pages'] };
}
