import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
  type AnyRoute,
  type RouterHistory,
} from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import { parseQuery, writeQuery } from '#machines/domain/query.ts';
import {
  factsOf,
  isSigningUp,
  routeAt,
  routeNames,
  routes,
  type RouteName,
} from '#machines/domain/routes.ts';
import { withoutSignUpEntry } from '#machines/domain/sign-up-entry.ts';
import { hrefOf } from '#machines/domain/target.ts';
import type { Guards } from './guards.ts';

/** Fetches the code of a page or a layout. */
export type LoadPage = () => Promise<{ default: ComponentType }>;

/** The login page comes with the app itself; the router has its address, and shows nothing there. */
export type RoutedPage = Exclude<RouteName, 'login'>;

/** The components of the app's addresses; each is fetched when it is first needed. */
export interface Pages {
  pages: Readonly<Record<RoutedPage, LoadPage>>;
  /** Around the members' pages. */
  mainLayout: LoadPage;
  /** Around all others. */
  publicLayout: LoadPage;
  failure: (props: { error?: unknown }) => ReactNode;
}

export type AppRouter = ReturnType<typeof createAppRouter>;

const Nothing = () => null;

const neverReturns = new Promise<never>(() => {});

/** The router: one guard at the root, run to its end before a page is shown. */
export function createAppRouter(
  { pages, mainLayout, publicLayout, failure }: Pages,
  guards: Guards,
  history?: RouterHistory,
) {
  const root = createRootRouteWithContext()({
    component: Outlet,
    beforeLoad: async ({ location, preload, abortController }) => {
      const route = routeAt(location.pathname);
      if (route === null) throw redirect({ href: routes.home.path, replace: true });
      const search = Object.fromEntries(parseQuery(location.searchStr));
      const query = preload ? location.searchStr : asWritten();
      const destination = { route, search, query, isPreload: preload };
      const output = await guards.run(destination, abortController.signal);
      if (preload || abortController.signal.aborted) return;
      if (output.kind === 'leave') {
        guards.leave();
        await neverReturns;
      }
      if (output.kind === 'stay') throw new Error(`The guards of ${route} gave no page.`);
      const rest = isSigningUp(route) ? withoutSignUpEntry(query) : query;
      if (output.hops.length === 0) {
        if (rest === query) return;
        throw redirect({ href: routes[route].path + rest, replace: true });
      }
      guards.store(output);
      const entry = isSigningUp(route) && isSigningUp(output.route) ? rest : '';
      throw redirect({ href: hrefOf(output) + entry, replace: true });
    },
  });

  const layoutOf = (id: string, load: LoadPage) =>
    createRoute({ getParentRoute: () => root, id, component: lazyRouteComponent(load) });
  const main = layoutOf('main', mainLayout);
  const open = layoutOf('public', publicLayout);

  const login = createRoute({ getParentRoute: () => root, path: routes.login.path, component: Nothing });
  const routed = routeNames.filter((name) => name !== 'login');
  const pagesUnder = (layout: AnyRoute, isUnder: (name: RouteName) => boolean) =>
    routed.filter(isUnder).map((name) =>
      createRoute({
        getParentRoute: () => layout,
        path: routes[name].path,
        component: lazyRouteComponent(pages[name]),
      }),
    );
  const isMain = (name: RouteName) => factsOf(name).access === 'main';

  /**
   * The path that was rendered last, at first that of the document: a page stays where it is scrolled to when only its
   * query changes, and when the router comes after somebody has scrolled.
   */
  let shown = '';
  const router = createRouter({
    routeTree: root.addChildren([
      login,
      main.addChildren(pagesUnder(main, isMain)),
      open.addChildren(pagesUnder(open, (name) => !isMain(name))),
    ]),
    ...(history && { history }),
    defaultErrorComponent: failure,
    defaultNotFoundComponent: () => failure({}),
    scrollRestoration: ({ location: { pathname } }) => {
      const isOtherPage = pathname !== shown;
      shown = pathname;
      return isOtherPage;
    },
    parseSearch: (text) => Object.fromEntries(parseQuery(text)),
    stringifySearch: (search) =>
      writeQuery(Object.entries(search).map(([name, value]) => [name, String(value)] as const)),
  });
  shown = router.history.location.pathname;
  return router;

  /** The query of the address; the router's own keeps one of several values by the same name. */
  function asWritten(): string {
    return router.history.location.search;
  }
}
