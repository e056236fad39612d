import { useSelector } from '@xstate/react';
import { useActor } from '#src/app/app-context.ts';
import { CookieBanner } from '#src/app/layout/cookie-banner.tsx';
import { OfflineBar } from '#src/app/layout/offline-bar.tsx';

/** What stands over every page: the missing connection, and the question about cookies. */
export function Notices() {
  const consent = useActor('consent');
  const isOffline = useSelector(useActor('network'), (snapshot) => snapshot.matches('offline'));
  const isAsking = useSelector(consent, (snapshot) => snapshot.matches('asking'));
  return (
    <>
      <OfflineBar isOffline={isOffline} />
      {isAsking && (
        <CookieBanner
          onAccept={() => consent.send({ type: 'consent.accept' })}
          onReject={() => consent.send({ type: 'consent.reject' })}
        />
      )}
    </>
  );
}
