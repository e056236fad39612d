import type { RouterHistory } from '@tanstack/react-router';
import { waitFor } from 'xstate';
import type { AppRef } from '#machines/app/app.machine.ts';
import { routeAt, routes } from '#machines/domain/routes.ts';
import type { RememberedTarget } from '#src/browser/remembered-target.ts';
import { documentTitle } from '#src/browser/title.ts';
import { readFacts, runGuards } from './navigation.ts';
import { createAppRouter, type AppRouter, type Pages } from './router.tsx';

/** What the browser keeps between pages, and how it leaves. */
export interface Keeping {
  remembered: RememberedTarget;
  /** The tier that was chosen before signing up, as it is stored. */
  readTierId: () => string | null;
  /** Stores the tier of a member who is to renew. */
  storeTierId: (id: string) => void;
  leaveFor: (address: string) => void;
  history?: RouterHistory;
}

/** Joins the router to the running app: pages ask the guards, and the app hears which page is shown. */
export function startRouter(app: AppRef, pages: Pages, keeping: Keeping): AppRouter {
  const { remembered, readTierId, storeTierId, leaveFor, history } = keeping;
  const programme = () => app.getSnapshot().context.programme;
  const hasStoredTier = () => programme()?.tiers.some(({ id }) => id === readTierId()) ?? false;

  const router = createAppRouter(
    pages,
    {
      run: (to, signal) =>
        runGuards(app, to, () => ({ hasStoredTier: hasStoredTier(), target: remembered.recall() }), signal),
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
    app.send({ type: 'route.entered', route });
  };
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
    return before;
  }

  function readNow(): string {
    const isOnline = app.getSnapshot().children.network?.getSnapshot().matches('online');
    return JSON.stringify([readFacts(app, { hasStoredTier: false, target: null }), isOnline]);
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
