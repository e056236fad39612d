import { useSelector } from '@xstate/react';
import { useSyncExternalStore } from 'react';
import { waitFor, type SnapshotFrom } from 'xstate';
import type { RouteName } from '#machines/domain/routes.ts';
import type { AppRef, appMachine } from '#machines/app/app.machine.ts';
import { AppContext } from '#src/app/app-context.ts';
import { DraftsContext } from '#src/app/drafts-context.ts';
import type { CreatedApp } from '#src/app/create-app.ts';
import type { LazyRouter } from '#src/app/lazy-router.ts';
import { useInteracted } from '#src/app/idle.ts';
import { useRetry } from '#src/app/use-retry.ts';
import { goTo } from '#src/app/start-pages.ts';
import { lazyComponent } from '#src/code/lazy-component.tsx';
import { LiveRegions } from '#src/ui/announcer/live-regions.tsx';
import { BootScreen, type BootStep } from '#src/app/layout/boot-screen.tsx';
import { OfflineScreen } from '#src/flows/start-up/offline-screen.tsx';
import { UnavailableScreen } from '#src/flows/start-up/unavailable-screen.tsx';
import { NavigationContext } from '#src/ui/link/navigation.ts';
import { PictureOrigin } from '#src/ui/picture/picture-origin.ts';
import LoginPage from '#src/flows/login/login.page.tsx';
import * as styles from './app-view.css.ts';
import { PublicPage } from './public-page.tsx';

const HostScreen = lazyComponent(() => import('#src/flows/start-up/host.view.tsx'), {
  onError: UnavailableScreen,
});
const Failure = lazyComponent(() => import('./failure.tsx'), { onError: UnavailableScreen });
const ToastStack = lazyComponent(() => import('#src/flows/toasts/toasts.view.tsx'), { when: useInteracted });

type Screen = BootStep | 'offline' | 'leaving' | 'unavailable' | 'forbidden' | 'crossSite' | 'pages';

/** Which screen the app's chart asks for; pages are shown once the guards have let the first one through. */
function selectScreen(snapshot: SnapshotFrom<typeof appMachine>): Screen {
  if (snapshot.matches('checkingHost') || snapshot.matches('loadingProgramme')) return 'programme';
  if (snapshot.matches('loadingTheme')) return 'theme';
  if (snapshot.matches('offline')) return 'offline';
  if (snapshot.matches({ unavailable: 'leaving' })) return 'leaving';
  if (snapshot.matches('unavailable')) return 'unavailable';
  if (snapshot.matches('forbidden')) return 'forbidden';
  if (snapshot.matches('crossSite')) return 'crossSite';
  return snapshot.context.route === null ? 'session' : 'pages';
}

/** The page that the app shows first, once it has one; null where it can show none. */
export async function firstPage({ app, router }: AppViewProps): Promise<RouteName | null> {
  const snapshot = await waitFor(app, (each) => !isStarting(selectScreen(each)));
  const { route } = snapshot.context;
  if (selectScreen(snapshot) !== 'pages') return null;
  if (route !== 'login') await router.fetch();
  return route;
}

function isStarting(screen: Screen): boolean {
  return screen === 'programme' || screen === 'theme' || screen === 'session';
}

type AppViewProps = Pick<CreatedApp, 'app' | 'router'> & Partial<Pick<CreatedApp, 'drafts' | 'apiHost'>>;

export function AppView({ app, router, drafts, apiHost = '' }: AppViewProps) {
  return (
    <AppContext value={app}>
      <NavigationContext
        value={{
          go: (href) => goTo(router, href),
          warm: (href) => warm(router, href),
        }}
      >
        <LiveRegions />
        <DraftsContext value={drafts ?? null}>
          <PictureOrigin value={apiHost}>
            <CurrentScreen app={app} router={router} />
          </PictureOrigin>
        </DraftsContext>
        <Toasts app={app} />
      </NavigationContext>
    </AppContext>
  );
}

function CurrentScreen({ app, router }: { app: AppRef; router: LazyRouter }) {
  const screen = useSelector(app, selectScreen);
  const theme = useSelector(app, ({ context }) => context.theme);
  const name = useSelector(app, ({ context }) => context.programme?.client.name ?? '');
  const retry = useRetry(app, screen === 'pages');

  switch (screen) {
    case 'programme':
    case 'leaving':
      return <BootScreen step="programme" />;
    case 'theme':
      return <BootScreen step="theme" />;
    case 'session':
      return <BootScreen step="session" brand={{ theme, name }} />;
    case 'offline':
      return <OfflineScreen onRetry={retry} />;
    case 'unavailable':
      return <UnavailableScreen onRetry={retry} />;
    case 'forbidden':
    case 'crossSite':
      return <HostScreen reason={screen} />;
    case 'pages':
      return <Pages app={app} router={router} />;
  }
}

/** The login page, which needs no router and leaves when the router shows another, or what the router shows. */
function Pages({ app, router }: { app: AppRef; router: LazyRouter }) {
  const isLogin = useSelector(app, ({ context }) => context.route === 'login');
  const routed = useSyncExternalStore(router.subscribe, router.current, router.current);
  return (
    <>
      {isLogin && (
        <div className={styles.loginPage}>
          <PublicPage route="login">
            <Login app={app} />
          </PublicPage>
        </div>
      )}
      <div className={styles.routedPages}>{routed?.view}</div>
    </>
  );
}

/** The login page, or a way on when its flow broke. */
function Login({ app }: { app: AppRef }) {
  const page = useSelector(app, ({ children }) => children.page);
  const isBroken = useSelector(page, (snapshot) => snapshot?.matches('broken') === true);
  return isBroken ? <Failure /> : <LoginPage />;
}

/** What has something to say before the page is used is not kept waiting. */
function Toasts({ app }: { app: AppRef }) {
  const toasts = useSelector(app, ({ children }) => children.toasts);
  const isWaiting = useSelector(toasts, (snapshot) => (snapshot?.context.toasts.length ?? 0) > 0);
  return <ToastStack isRequested={isWaiting} />;
}

function warm(router: LazyRouter, href: string): void {
  router.fetch().then(
    (routed) => routed.router.preloadRoute({ to: href }),
    () => {},
  );
}
