import { RouterProvider } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { AppRef, appMachine } from '#machines/app/app.machine.ts';
import { AppContext } from '#src/app/app-context.ts';
import { DraftsContext } from '#src/app/drafts-context.ts';
import type { CreatedApp } from '#src/app/create-app.ts';
import type { AppRouter } from '#src/app/router.tsx';
import { BootScreen, type BootStep } from '#src/app/layout/boot-screen.tsx';
import { ForbiddenScreen } from '#src/flows/start-up/forbidden-screen.tsx';
import { OfflineScreen } from '#src/flows/start-up/offline-screen.tsx';
import { UnavailableScreen } from '#src/flows/start-up/unavailable-screen.tsx';
import { NavigationContext } from '#src/ui/link/navigation.ts';
import { latePart } from './late-parts.tsx';

const ToastStack = latePart(() => import('#src/flows/toasts/toasts.view.tsx'));

type Screen = BootStep | 'offline' | 'leaving' | 'unavailable' | 'forbidden' | 'pages';

/** Which screen the app's chart asks for; pages are shown once the guards have let the first one through. */
function selectScreen(snapshot: SnapshotFrom<typeof appMachine>): Screen {
  if (snapshot.matches('checkingHost') || snapshot.matches('loadingProgramme')) return 'programme';
  if (snapshot.matches('loadingTheme')) return 'theme';
  if (snapshot.matches('offline')) return 'offline';
  if (snapshot.matches({ unavailable: 'leaving' })) return 'leaving';
  if (snapshot.matches('unavailable')) return 'unavailable';
  if (snapshot.matches('forbidden')) return 'forbidden';
  return snapshot.context.route === null ? 'session' : 'pages';
}

type AppViewProps = Pick<CreatedApp, 'app' | 'router'> & Partial<Pick<CreatedApp, 'drafts'>>;

export function AppView({ app, router, drafts }: AppViewProps) {
  return (
    <AppContext value={app}>
      <NavigationContext
        value={{
          go: (href) => router.history.push(href),
          warm: (href) => void router.preloadRoute({ to: href }),
        }}
      >
        <DraftsContext value={drafts ?? null}>
          <CurrentScreen app={app} router={router} />
        </DraftsContext>
        <Suspense>
          <ToastStack />
        </Suspense>
      </NavigationContext>
    </AppContext>
  );
}

function CurrentScreen({ app, router }: { app: AppRef; router: AppRouter }) {
  const screen = useSelector(app, selectScreen);
  const theme = useSelector(app, ({ context }) => context.theme);
  const name = useSelector(app, ({ context }) => context.programme?.client.name ?? '');
  const retry = () => app.send({ type: 'app.retry' });

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
      return <ForbiddenScreen host={window.location.hostname} />;
    case 'pages':
      return <RouterProvider router={router} />;
  }
}
