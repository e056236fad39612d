import { useSelector } from '@xstate/react';
import { useActor } from '#src/app/app-context.ts';
import { OfflineBar } from '#src/app/layout/offline-bar.tsx';
import { useIdle, useInteracted } from '#src/app/idle.ts';
import { lazyComponent } from '#src/code/lazy-component.tsx';
import { CookieQuestion } from '#src/flows/consent/consent.view.tsx';

const SessionNotices = lazyComponent(() => import('./session-notices.tsx'), { when: useInteracted });

/**
 * What stands over every page: the missing connection, the question about cookies, and what concerns the session, whose
 * code a visitor pays for once the page is used.
 */
export function Notices() {
  const isOffline = useSelector(useActor('network'), (snapshot) => snapshot.matches('offline'));
  const isIdle = useIdle();
  const session = useSelector(useActor('session'), ({ context }) => context.session);
  const isAsking = useSelector(useActor('consent'), (snapshot) => snapshot.matches('asking'));
  return (
    <>
      <OfflineBar isOffline={isOffline} />
      <SessionNotices isRequested={session !== null && (isIdle || !!session.membership?.pendingPayment)} />
      {isAsking && <CookieQuestion />}
    </>
  );
}
