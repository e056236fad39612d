import { waitFor } from 'xstate';
import type { AppRef } from '#machines/app/app.machine.ts';
import { parseQuery } from '#machines/domain/query.ts';
import { routeAt, routes } from '#machines/domain/routes.ts';
import { hrefOf } from '#machines/domain/target.ts';
import type { NavigationOutput } from '#machines/navigation/navigation.machine.ts';
import { addressBefore } from '#src/browser/initial-url.ts';
import { afterPaint } from '#src/browser/after-paint.ts';
import { documentTitle } from '#src/browser/title.ts';
import type { Guards } from './guards.ts';
import { fetchWithRetry, type LazyRouter } from './lazy-router.ts';
import { nothingStored, readFacts } from './navigation.ts';
import { watchInteraction, whenInteracted } from './idle.ts';
import { receiveAs } from './receive-as.ts';

/**
 * Shows the first page. A visitor whom the guards lead to the login page has it at once, and the router when that page
 * is used, or the router wanted; any other page needs the router. Then what the guards read is watched.
 */
export function startPages(app: AppRef, guards: Guards, late: LazyRouter): void {
  const appHasStopped = () => {};
  receiveAs(app, 'router', ({ route, search = {}, replaces }) =>
    goTo(late, hrefOf({ route, search }), replaces),
  );
  void watchInteraction();
  void showFirstPage().then(followFacts).catch(appHasStopped);

  /** Gives the facts from before the page was loaded: they may change meanwhile. */
  async function showFirstPage(): Promise<string> {
    await waitFor(app, (snapshot) => snapshot.matches({ serving: 'running' }));
    const before = readNow(app);
    const isSignedIn = app.getSnapshot().children.session?.getSnapshot().hasTag('signedIn') === true;
    if (isSignedIn) void expectPage().catch(appHasStopped);
    const login = isSignedIn ? null : await loginAhead(guards, window.location);
    if (login === null) await fetchWithRetry(late.fetch);
    else {
      showLogin(app, guards, login);
      void whenInteracted(app).then(late.fetch).catch(appHasStopped);
    }
    return before;
  }

  /** While the router is on its way, what the page reads is asked for already. */
  async function expectPage(): Promise<void> {
    const output = await askAhead(guards, window.location);
    if (output?.kind === 'show') app.send({ type: 'navigation.pending', route: output.route });
  }

  /**
   * A change of what the guards read asks them again about the page that is shown; a logout goes home.
   * A connection that is back opens the page that was out of reach.
   */
  function followFacts(before: string): void {
    const { session, cards, network } = app.getSnapshot().children;
    let last = before;
    const compare = () => {
      const next = readNow(app);
      if (next === last) return;
      last = next;
      const isLeaving = session?.getSnapshot().matches('signingOut') === true;
      void askAgain(late, isLeaving);
    };
    session?.subscribe(compare);
    cards?.subscribe(compare);
    network?.subscribe(compare);
    compare();
  }
}

/**
 * Goes to an address of the app; without the router's code the browser does. The press that led to it is painted first:
 * a page that is made anew may take its time. What takes the place of this page goes back to where it was left, if that is
 * the entry before: twice the same, and Back would do nothing once.
 */
export function goTo(late: LazyRouter, href: string, replaces = false): void {
  late.fetch().then(
    async ({ router: { history, state } }) => {
      await afterPaint();
      if (replaces && addressBefore() === window.location.origin + href) history.back();
      else if (replaces || href === state.location.href) history.replace(href);
      else history.push(href);
    },
    () => window.location.assign(href),
  );
}

async function askAgain(late: LazyRouter, isLeaving: boolean): Promise<void> {
  const wasThere = late.current() !== null;
  try {
    const { router } = await late.fetch();
    if (isLeaving) router.history.replace(routes.home.path);
    else if (wasThere) await router.invalidate();
  } catch {
    if (navigator.onLine) window.location.reload();
  }
}

function readNow(app: AppRef): string {
  const isOnline = app.getSnapshot().children.network?.getSnapshot().matches('online');
  return JSON.stringify([readFacts(app, nothingStored), isOnline]);
}

/** What the guards say to a visitor, where that is the login page. */
export async function loginAhead(
  guards: Guards,
  address: Pick<Location, 'pathname' | 'search'>,
): Promise<NavigationOutput | null> {
  const output = await askAhead(guards, address);
  return output?.kind === 'show' && output.route === 'login' ? output : null;
}

/** What the guards say of an address, before anything is kept for it; null for none of the app. */
async function askAhead(
  guards: Guards,
  { pathname, search: query }: Pick<Location, 'pathname' | 'search'>,
): Promise<NavigationOutput | null> {
  const route = routeAt(pathname);
  if (route === null) return null;
  const search = Object.fromEntries(parseQuery(query));
  return guards.run({ route, search, query, isPreload: true }, new AbortController().signal);
}

function showLogin(app: AppRef, guards: Guards, output: NavigationOutput): void {
  if (output.hops.length > 0) {
    guards.store(output);
    window.history.replaceState(window.history.state, '', hrefOf(output));
  }
  const client = app.getSnapshot().context.programme?.client ?? null;
  document.title = documentTitle(routes.login.title, client);
  const search = Object.fromEntries(parseQuery(window.location.search));
  app.send({ type: 'route.entered', route: 'login', search });
}
