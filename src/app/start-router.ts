import type { RouterHistory } from '@tanstack/react-router';
import type { AppRef } from '#machines/app/app.machine.ts';
import { parseQuery } from '#machines/domain/query.ts';
import { routeAt, routes } from '#machines/domain/routes.ts';
import { flowOf } from '#machines/page/page-flows.ts';
import { documentTitle } from '#src/browser/title.ts';
import type { FetchedFlows } from './fetched-flows.ts';
import type { Guards } from './guards.ts';
import { whenQuiet } from './quiet.ts';
import { createAppRouter, type AppRouter, type Pages } from './router.tsx';

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
  const router = createAppRouter(withFlows(pages, loadFlow), guards, history);
  const { route: shown } = app.getSnapshot().context;
  let told = shown === null ? null : addressOf(router);
  let followsLogin = false;

  /** A page is told once, however often the guards are asked about it again. */
  const tellRoute = () => {
    const route = routeAt(router.state.location.pathname);
    const address = addressOf(router);
    if (route === null || address === told) return;
    told = address;
    document.title = documentTitle(routes[route].title, app.getSnapshot().context.programme?.client ?? null);
    const search = Object.fromEntries(parseQuery(router.state.location.searchStr));
    app.send({ type: 'route.entered', route, search });
  };
  router.subscribe('onResolved', tellRoute);
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    const isOther = followsLogin || (fromLocation !== undefined && pathChanged);
    followsLogin = false;
    if (isOther) lastHeading()?.focus({ preventScroll: true });
  });

  await router.load();
  followsLogin = shown !== null && routeAt(router.state.location.pathname) !== shown;
  tellRoute();
  const appHasStopped = () => {};
  whenQuiet(app)
    .then(() => import('./overlay-links.ts'))
    .then((links) => links.followOverlays(app, router), appHasStopped);
  return router;
}

/** That of the new page: the login page may not have left yet. */
function lastHeading(): HTMLElement | undefined {
  return [...document.querySelectorAll('h1')].at(-1);
}

/** Two visits of one page have addresses of their own. */
function addressOf({ history: { location } }: AppRouter): string {
  const { __TSR_key: key = '' } = location.state;
  return key + location.href;
}

/** A page is there when the code of its flow is there too. */
function withFlows(pages: Pages, loadFlow: FetchedFlows['load']): Pages {
  const loads = (Object.keys(pages.pages) as (keyof Pages['pages'])[]).map((name) => [
    name,
    async () => {
      const [page] = await Promise.all([pages.pages[name](), loadFlow(flowOf(name))]);
      return page;
    },
  ]);
  return { ...pages, pages: Object.fromEntries(loads) as Pages['pages'] };
}
