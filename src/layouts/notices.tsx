import { useSelector } from '@xstate/react';
import { useActor } from '#src/app/app-context.ts';
import { OfflineBar } from '#src/app/layout/offline-bar.tsx';
import { useIdle } from '#src/app/idle.ts';
import { lazyComponent } from '#src/code/lazy-component.tsx';
import { CookieQuestion } from '#src/flows/consent/consent.view.tsx';

const SessionNotices = lazyComponent(() => import('./session-notices.tsx'), { when: useIdle });

/** What stands over every page: the missing connection, the question about cookies, and what concerns the session. */
export function Notices() {
  const isOffline = useSelector(useActor('network'), (snapshot) => snapshot.matches('offline'));
  const session = useSelector(useActor('session'), ({ context }) => context.session);
  const isAsking = useSelector(useActor('consent'), (snapshot) => snapshot.matches('asking'));
  return (
    <>
      <OfflineBar isOffline={isOffline} />
      <SessionNotices isRequested={!!session?.membership?.pendingPayment} />
      {isAsking && <CookieQuestion />}
    </>
  );
}
