import type { RouterHistory } from '@tanstack/react-router';
import type { AppRef } from '#machines/app/app.machine.ts';
import { parseQuery } from '#machines/domain/query.ts';
import { routeAt, routes, type RouteName } from '#machines/domain/routes.ts';
import { flowOf } from '#machines/page/page-flows.ts';
import { followFocus } from '#src/browser/focus-path.ts';
import { lastHeading } from '#src/browser/last-heading.ts';
import { presentPage, reloadWhenOutdated } from '#src/browser/outdated.ts';
import { openStorage } from '#src/browser/storage.ts';
import { documentTitle } from '#src/browser/title.ts';
import { lazyModule } from '#src/code/lazy-module.ts';
import type { FetchedFlows } from './fetched-flows.ts';
import type { Guards } from './guards.ts';
import { watchInteraction, whenConnected, whenIdle } from './idle.ts';
import { fetchWithRetry } from './lazy-router.ts';
import { createAppRouter, type AppRouter, type Pages } from './router.tsx';

const afterRouter = lazyModule(() => import('./follow-router.ts'));

export interface RouterOptions {
  guards: Guards;
  loadFlow: FetchedFlows['load'];
  history?: RouterHistory;
}

/** Joins the router to the running app: pages ask the guards, and the app hears which page is shown. */
export async function startRouter(
  app: AppRef,
  pages: Pages,
  { guards, loadFlow, history }: RouterOptions,
): Promise<AppRouter> {
  reloadWhenOutdated(presentPage(openStorage('sessionStorage')));
  const arrived = new Set<RouteName>();
  const isMissing = (route: RouteName) => route in pages.pages && !arrived.has(route);
  const router = createAppRouter(
    withFlows(pages, loadFlow, (route) => arrived.add(route)),
    guards,
    history,
  );
  const { route: shown } = app.getSnapshot().context;
  let reported = shown === null ? null : addressOf(router);
  let followsLogin = false;
  const focusHeading = headingFocus();

  /** A page is told once, however often the guards are asked about it again, and only when its code is there. */
  const notifyRoute = () => {
    const route = routeAt(router.state.location.pathname);
    const address = addressOf(router);
    if (route === null || address === reported || isMissing(route)) return;
    reported = address;
    const { route: last, programme } = app.getSnapshot().context;
    if (route !== last) document.title = documentTitle(routes[route].title, programme?.client ?? null);
    const search = Object.fromEntries(parseQuery(router.state.location.searchStr));
    app.send({ type: 'route.entered', route, search });
  };
  router.subscribe('onResolved', notifyRoute);
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    const isOther = followsLogin || (fromLocation !== undefined && pathChanged);
    followsLogin = false;
    if (isOther) focusHeading();
  });

  await router.load();
  followsLogin = shown !== null && routeAt(router.state.location.pathname) !== shown;
  notifyRoute();
  const focus = followFocus();
  const appHasStopped = () => {};
  Promise.race([watchInteraction(), whenIdle(app), ...wasLeftBefore()])
    .then(() => whenConnected(app))
    .then(() => fetchWithRetry(afterRouter.load))
    .then(({ followRouter }) => followRouter(app, router, focus), appHasStopped);
  return router;
}

/** A page that is refreshed, or come back to from elsewhere, goes on where it was: what leads there cannot wait. */
function wasLeftBefore(): Promise<void>[] {
  const [opening] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return opening?.type === 'navigate' ? [] : [Promise.resolve()];
}

/**
 * Each time it is called: to the heading of the page, as soon as that comes with its flow, and on to the one that takes
 * its place, as with a step. Whoever has moved on is left alone.
 */
function headingFocus(): () => void {
  let arrival: MutationObserver | undefined;
  return () => {
    arrival?.disconnect();
    let last = document.activeElement;
    const focus = () => {
      const { activeElement, body } = document;
      if (activeElement !== last && activeElement !== body) return arrival?.disconnect();
      const heading = lastHeading();
      if (!heading || heading === last) return;
      last = heading;
      heading.focus({ preventScroll: true });
    };
    arrival = new MutationObserver(focus);
    arrival.observe(document.body, { childList: true, subtree: true });
    focus();
  };
}

/** Two visits of one page have addresses of their own. */
function addressOf({ history: { location } }: AppRouter): string {
  const { __TSR_key: key = '' } = location.state;
  return key + location.href;
}

/** A page is there when the code of its flow is there too. */
function withFlows(
  pages: Pages,
  loadFlow: FetchedFlows['load'],
  onArrived: (route: RouteName) => void,
): Pages {
  const loads = (Object.keys(pages.pages) as (keyof Pages['pages'])[]).map((name) => [
    name,
    async () => {
      const [page] = await Promise.all([pages.pages[name](), loadFlow(flowOf(name))]);
      onArrived(name);
      return page;
    },
  ]);
  return { ...pages, pages: Object.fromEntries(loads) as Pages['pages'] };
}
