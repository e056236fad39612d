import { createActor, waitFor, type InspectionEvent } from 'xstate';
import { routes, routeAt } from '#machines/domain/routes.ts';
import { createAnalytics } from '#src/analytics/analytics.ts';
import { errorShown } from '#src/analytics/events.ts';
import { createTagManager } from '#src/analytics/tag-manager.ts';
import { createApi } from '#src/api/api.ts';
import { createHttp } from '#src/api/http.ts';
import { readCookie, readXsrfToken, writeCookie } from '#src/browser/cookies.ts';
import { readEnv } from '#src/browser/env.ts';
import { readHost } from '#src/browser/host.ts';
import { captureUtm } from '#src/browser/landing.ts';
import { createLogOutMark } from '#src/browser/log-out-mark.ts';
import { watchOnline } from '#src/browser/online.ts';
import { openProgramPage } from '#src/browser/program-page.ts';
import { createRememberedTarget } from '#src/browser/remembered-target.ts';
import { joinTabs } from '#src/browser/tabs.ts';
import { documentTitle } from '#src/browser/title.ts';
import { followViewportHeight } from '#src/browser/viewport-height.ts';
import { applyTheme } from '#src/theme/apply-theme.ts';
import { provideActors } from './actors.ts';
import { readFacts, runGuards } from './navigation.ts';
import { createAppRouter, type Pages } from './router.tsx';

const renewalTierSeconds = 10 * 60;

export interface AppOptions {
  pages: Pages;
  env: Readonly<Record<string, unknown>>;
  reportError: (error: unknown, during: string) => void;
  inspect?: (event: InspectionEvent) => void;
}

/** The running app: its root actor and its router, joined. Nothing is rendered yet. */
export function createApp({ pages, env: variables, reportError, inspect }: AppOptions) {
  const env = readEnv(variables);
  const host = readHost(window.location.hostname, env);
  const label = host === 'forbidden' ? null : host.client;
  const logOutMark = createLogOutMark(localStorage);
  const remembered = createRememberedTarget(sessionStorage);
  captureUtm(window.location.search, localStorage);
  followViewportHeight();

  const api = createApi(
    createHttp({
      apiHost: env.apiHost,
      client: label ?? '',
      storage: localStorage,
      onExpired: () => app.getSnapshot().children.session?.send({ type: 'session.expire' }),
      onContractBroken: ({ call, paths }) =>
        reportError(new Error(`Broken contract: ${paths.join(', ')}`), call),
    }),
  );

  const tagManager = () => createTagManager(client()?.gtmId ?? null, window);
  const analytics = createAnalytics({
    send: (event) => tagManager().send(event),
    start: () => tagManager().start(),
  });

  const machine = provideActors({
    api,
    joinTabs,
    watchOnline,
    storeConsent: (decision) => writeCookie('cookie_consent', decision),
    runTrackers: () => {
      analytics.accept();
      return () => analytics.reject();
    },
    openProgramPage: () =>
      openProgramPage(env.programPageUrl, { location, storage: sessionStorage, now: Date.now() }),
    mayHaveSession: () => readXsrfToken() !== undefined,
    markLogOut: (isPending) => logOutMark.set(isPending),
  });
  const app = createActor(machine, {
    input: {
      label,
      storedConsent: readCookie('cookie_consent'),
      logOutPending: logOutMark.isSet(),
    },
    ...(inspect && { inspect }),
  });

  const client = () => app.getSnapshot().context.programme?.client ?? null;
  const recall = () => ({ hasStoredTier: hasStoredTier(), target: remembered.recall() });
  function hasStoredTier(): boolean {
    const id = readCookie('signup_tier_id');
    return app.getSnapshot().context.programme?.tiers.some((tier) => tier.id === id) ?? false;
  }

  const router = createAppRouter(pages, {
    run: (to, signal) => runGuards(app, to, recall, signal),
    keep: ({ remember, storesTier, hops, route }) => {
      if (remember) remembered.remember(remember);
      else if (hops.includes('login') && route !== 'login') remembered.forget();
      const tierId = app.getSnapshot().context.session?.membership?.membershipTierId;
      if (storesTier && tierId) writeCookie('signup_tier_id', tierId, renewalTierSeconds);
    },
    leave: () => window.location.replace(client()?.landingPageUrl ?? routes.home.path),
  });

  const enter = () => {
    const route = routeAt(router.state.location.pathname);
    if (route === null) return;
    document.title = documentTitle(routes[route].title, client());
    app.send({ type: 'route.entered', route });
  };
  router.subscribe('onResolved', enter);

  app.on('theme.chosen', ({ theme }) => applyTheme(theme, document));
  app.on('failure.reported', ({ error, during }) => {
    const name = during === 'host' ? 'Domain not allowed' : `Start-up failed: ${error.kind}`;
    reportError(new Error(name), during);
  });
  app.start();
  app.getSnapshot().children.toasts?.on('toast.shown', ({ content: { message } }) => {
    if (message.key === 'failure') analytics.track(errorShown(message.error));
  });

  void followFacts();
  return { app, router };

  /** A change of what the guards read asks them again about the page that is shown. */
  async function followFacts(): Promise<void> {
    await waitFor(app, (snapshot) => snapshot.matches({ serving: 'running' }));
    await router.load();
    enter();
    const { session, cards } = app.getSnapshot().children;
    let last = JSON.stringify(readFacts(app, { hasStoredTier: false, target: null }));
    const compare = () => {
      const next = JSON.stringify(readFacts(app, { hasStoredTier: false, target: null }));
      if (next === last) return;
      last = next;
      void router.invalidate();
    };
    session?.subscribe(compare);
    cards?.subscribe(compare);
  }
}

export type CreatedApp = ReturnType<typeof createApp>;
