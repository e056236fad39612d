import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { useActor, useApp, useClient } from '#src/app/app-context.ts';
import type { RouteName } from '#machines/domain/routes.ts';
import { useRoute } from '#src/app/use-route.ts';
import { PublicFrame } from '#src/app/layout/public-frame.tsx';
import { Notices } from './notices.tsx';
import { PageOutlet } from './page-outlet.tsx';

const Overlays = lazy(() => import('./overlays.tsx').then((module) => ({ default: module.Overlays })));

/** The pages that need more room than a form. */
const layouts: Partial<Record<RouteName, 'wide' | 'reading'>> = {
  'support-terms': 'reading',
  'support-privacy': 'reading',
  'sign-up-tiers': 'wide',
  'sign-up-billing': 'wide',
  'sign-up-affinity': 'wide',
  enroll: 'wide',
};

export default function PublicLayout() {
  const { name, supportEmail } = useClient();
  const theme = useSelector(useApp(), ({ context }) => context.theme);
  const session = useActor('session');
  const isSignedIn = useSelector(session, (snapshot) => snapshot.hasTag('signedIn'));
  const hasOverlay = useSelector(useActor('overlays'), ({ context }) => context.overlay !== null);
  const route = useRoute();
  return (
    <PublicFrame
      theme={theme}
      clientName={name}
      supportEmail={supportEmail}
      layout={layouts[route] ?? 'task'}
      {...(isSignedIn && { onLogOut: () => session.send({ type: 'session.logOut' }) })}
      notices={<Notices />}
    >
      <PageOutlet />
      {hasOverlay && (
        <Suspense>
          <Overlays />
        </Suspense>
      )}
    </PublicFrame>
  );
}
