import { useSelector } from '@xstate/react';
import { useActor } from '#src/app/app-context.ts';
import { OfflineBar } from '#src/app/layout/offline-bar.tsx';
import { room } from '#src/ui/banner/cookie-banner.css.ts';
import { latePart } from './late-parts.tsx';

const CookieQuestion = latePart(() => import('#src/flows/consent/consent.view.tsx'));

/** What stands over every page: the missing connection, and the question about cookies. */
export function Notices() {
  const isOffline = useSelector(useActor('network'), (snapshot) => snapshot.matches('offline'));
  const isAsking = useSelector(useActor('consent'), (snapshot) => snapshot.matches('asking'));
  return (
    <>
      <OfflineBar isOffline={isOffline} />
      {isAsking && (
        <>
          <div className={room} />
          <CookieQuestion />
        </>
      )}
    </>
  );
}
