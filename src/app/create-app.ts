import { createActor, type InspectionEvent } from 'xstate';
import type { AppRef } from '#machines/app/app.machine.ts';
import type { AppError } from '#machines/domain/app-error.ts';
import { clientOf, shareCookies } from '#machines/domain/host.ts';
import { appId } from '#machines/notify.ts';
import type { Analytics } from '#src/analytics/analytics.ts';
import type { TrackingServices } from '#src/analytics/tracking.ts';
import { createApi } from '#src/api/api.ts';
import { createHttp } from '#src/api/http.ts';
import { readCookie, writeCookie } from '#src/browser/cookies.ts';
import { readEnv } from '#src/browser/env.ts';
import { createDrafts, type Drafts } from '#src/browser/drafts.ts';
import { watchOnline } from '#src/browser/online.ts';
import { openProgramPage } from '#src/browser/program-page.ts';
import { createRememberedTarget } from '#src/browser/remembered-target.ts';
import { takeUrlTokens } from '#src/browser/url-tokens.ts';
import { openStorage, safeStorage, type KeyValueStorage } from '#src/browser/storage.ts';
import { joinTabs } from '#src/browser/tabs.ts';
import { followViewportHeight } from '#src/browser/viewport-height.ts';
import { lazyModule } from '#src/code/lazy-module.ts';
import { domainNotAllowed } from '#src/messages/first-errors.ts';
import { provideActors } from './actors.ts';
import { createFetchedFlows, type FlowRegistry } from './fetched-flows.ts';
import type { AppDependencies } from './app-dependencies.ts';
import { createGuards, joinedKey } from './guards.ts';
import { createSessionHint } from './session-hint.ts';
import { createLazyRouter, type LazyRouter, type RoutedPages } from './lazy-router.ts';
import { readPreloaded } from './preloaded-data.ts';
import { receiveAs } from './receive-as.ts';
import { startPages } from './start-pages.ts';
import type { RouterOptions } from './start-router.ts';

const themeCode = lazyModule(() => import('#src/theme/apply-theme.ts'));
const tracker = lazyModule(() => import('#src/analytics/tracking.ts'));
const checkout = lazyModule(() => import('./checkout-guards.ts'));
const landing = lazyModule(() => import('#src/browser/landing.ts'));

const renewalTierSeconds = 10 * 60;

export interface AppOptions {
  /** Fetches the router and starts it. */
  fetchPages: (app: AppRef, options: RouterOptions) => Promise<RoutedPages>;
  flows: FlowRegistry;
  env: Readonly<Record<string, unknown>>;
  reportError: (error: unknown, during: string) => void;
  inspect?: (event: InspectionEvent) => void;
}

export interface CreatedApp {
  app: AppRef;
  router: LazyRouter;
  drafts: Drafts;
  /** The origin of the API; empty for the app's own. */
  apiHost: string;
}

/** The running app: its root actor and its router, joined. Nothing is rendered yet. */
export function createApp({
  fetchPages,
  flows: flowTable,
  env: variables,
  reportError,
  inspect,
}: AppOptions): CreatedApp {
  const env = readEnv(variables);
  const local = openStorage('localStorage');
  const perTab = openStorage('sessionStorage');
  const label = clientOf(window.location.hostname, env);
  const hint = createSessionHint(local, env.apiHost);
  const secrets = takeUrlTokens({ location, history, storage: perTab });
  if (/[?&]utm_/.test(location.search)) void storeUtm(location.search, local);
  followViewportHeight();

  const preloaded = readPreloaded(document, env.apiHost === '' ? (label ?? '') : '');
  const isThemed = 'themed' in document.documentElement.dataset;
  if (!isThemed) themeCode.preload();
  const http = createHttp({
    takePreloaded: preloaded.take,
    apiHost: env.apiHost,
    client: label ?? '',
    storage: local,
    onExpired: () => app.getSnapshot().children.session?.send({ type: 'session.expire' }),
    onMissing: ({ method, path }) => app.send({ type: 'call.missing', call: `${method} ${path}` }),
    onContractBroken: ({ call, paths }) =>
      reportError(new Error(`Broken contract: ${paths.join(', ')}`), call),
  });

  let tracking: Promise<Analytics> | null = null;
  const withTracking = (use: (analytics: Analytics) => unknown) => void tracking?.then(use).catch(() => {});

  const api = createApi(http);
  const dependencies: AppDependencies = {
    api: { ...api, fetchSession: hint.noting(api.fetchSession) },
    http,
    downgradePath: env.downgradePath,
    applyTheme: async (theme) => {
      if (isThemed && preloaded.hasGiven('theme')) return;
      const looksStay = () => {};
      await themeCode.load().then(({ applyTheme }) => applyTheme(theme, document, env.apiHost), looksStay);
    },
    joinTabs,
    watchOnline,
    storeConsent: (decision) => writeCookie('cookie_consent', decision),
    runTrackers: () => {
      let isAccepted = true;
      tracking ??= fetchTracking(() => ({
        gtmId: client()?.gtmId ?? null,
        recordingUrl: env.sessionRecordingUrl,
      }));
      withTracking((analytics) => isAccepted && analytics.accept());
      return () => {
        isAccepted = false;
        withTracking((analytics) => analytics.reject());
      };
    },
    openProgramPage: () =>
      openProgramPage(env.programPageUrl, { location, storage: perTab, now: Date.now() }),
    mayHaveSession: hint.mayHaveSession,
    markLogoutPending: hint.pendingLogout.set,
    leaveFor: (address) => window.location.assign(address),
    path: () => window.location.pathname,
    client: () => client(),
    session: () => app.getSnapshot().context.session,
    tiers: () => app.getSnapshot().context.programme?.tiers ?? null,
    utm: () => readUtm(local),
    local,
    tab: perTab,
    drafts: createDrafts(perTab, { client: label ?? '' }),
    secrets,
  };
  const flows = createFetchedFlows(dependencies, flowTable);
  const machine = provideActors(dependencies, flows);
  const app = createActor(machine, {
    systemId: appId,
    input: {
      label,
      storedConsent: readCookie('cookie_consent'),
      logOutPending: hint.pendingLogout.isSet(),
      isCrossSite:
        env.apiHost !== '' && !shareCookies(window.location.hostname, new URL(env.apiHost).hostname),
    },
    ...(inspect && { inspect }),
  });

  const client = () => app.getSnapshot().context.programme?.client ?? null;

  app.on('failure.reported', ({ error, during }) => {
    if (error.kind === 'expired' || error.kind === 'offline') return;
    reportError(new Error(during === 'host' ? domainNotAllowed : failureOf(error)), during);
  });
  hint.follow(app);
  app.start();
  receiveAs(app, 'tracker', ({ tracked }) => withTracking((analytics) => analytics.track(tracked)));

  const guards = createGuards(app, {
    remembered: createRememberedTarget(perTab),
    readTierId: () => readCookie('signup_tier_id'),
    readJoinedId: () => safeStorage(perTab).getItem(joinedKey),
    hasOpenPayment: (route) =>
      checkout.load().then(
        (code) => code.hasOpenPayment(route, app, dependencies),
        () => false,
      ),
    storeTierId: (id) => writeCookie('signup_tier_id', id, renewalTierSeconds),
    storeEntry: async (to, programme) => (await checkout.load()).writeSignUpEntry(to, programme, perTab),
    hasResetToken: () => secrets.reset.read() !== null,
    leaveFor: (address) => window.location.replace(address),
  });
  const router = createLazyRouter(() => fetchPages(app, { guards, loadFlow: flows.load }));
  startPages(app, guards, router);
  return { app, router, drafts: dependencies.drafts, apiHost: env.apiHost };
}

async function fetchTracking(services: () => TrackingServices): Promise<Analytics> {
  const { createTracking } = await tracker.load();
  return createTracking(services(), window);
}

/** A failure in the words of a log: what kind it is, and nothing that a member has entered. */
function failureOf(error: AppError): string {
  return error.kind === 'rejected' ? `rejected: ${error.code ?? error.status}` : error.kind;
}

/** Without their code the tracking parameters are lost, and nothing else. */
const utmLost = () => ({});

async function storeUtm(search: string, storage: KeyValueStorage): Promise<void> {
  await landing.load().then(({ captureUtm }) => captureUtm(search, storage), utmLost);
}

function readUtm(storage: KeyValueStorage): Promise<Readonly<Record<string, string>>> {
  return landing.load().then(({ utmHeaders }) => utmHeaders(storage), utmLost);
}
