import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useActor, useClient, useTheme } from '#src/app/app-context.ts';
import type { RouteName } from '#machines/domain/routes.ts';
import { PublicFrame } from '#src/app/layout/public-frame.tsx';
import { lazyComponent } from '#src/code/lazy-component.tsx';
import { Notices } from './notices.tsx';

const Overlays = lazyComponent(() => import('./overlays.tsx'));

/** The pages that need more room than a form. The steps of joining share one grid, so nothing jumps between them. */
const layouts: Partial<Record<RouteName, 'choice' | 'reading'>> = {
  'support-terms': 'reading',
  'support-privacy': 'reading',
  'sign-up-tiers': 'choice',
  'sign-up-account': 'choice',
  'sign-up-billing': 'choice',
  'sign-up-affinity': 'choice',
  'sign-up-user-info': 'choice',
  enroll: 'choice',
};

/** A page that needs no login, in its frame. */
export function PublicPage({ route, children }: { route: RouteName; children: ReactNode }) {
  const { name, supportEmail } = useClient();
  const theme = useTheme();
  const session = useActor('session');
  const isSignedIn = useSelector(session, (snapshot) => snapshot.hasTag('signedIn'));
  const hasOverlay = useSelector(useActor('overlays'), ({ context }) => context.overlay !== null);
  return (
    <PublicFrame
      theme={theme}
      clientName={name}
      supportEmail={supportEmail}
      layout={layouts[route]}
      {...(isSignedIn && { onLogOut: () => session.send({ type: 'session.logOut' }) })}
      notices={<Notices />}
    >
      {children}
      {hasOverlay && <Overlays />}
    </PublicFrame>
  );
}
