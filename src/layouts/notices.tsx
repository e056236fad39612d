import { useSelector } from '@xstate/react';
import { useActor } from '#src/app/app-context.ts';
import { OfflineBar } from '#src/app/layout/offline-bar.tsx';
import { useInteracted } from '#src/app/idle.ts';
import { lazyComponent } from '#src/code/lazy-component.tsx';
import { CookieQuestion } from '#src/flows/consent/consent.view.tsx';

const PendingPayment = lazyComponent(() => import('#src/flows/pending-payment/pending-payment.view.tsx'), {
  when: useInteracted,
});

/** What stands over every page: the missing connection, the question about cookies, and a payment that is with the bank. */
export function Notices() {
  const isOffline = useSelector(useActor('network'), (snapshot) => snapshot.matches('offline'));
  const membership = useSelector(useActor('session'), ({ context }) => context.session?.membership);
  const isAsking = useSelector(useActor('consent'), (snapshot) => snapshot.matches('asking'));
  return (
    <>
      <OfflineBar isOffline={isOffline} />
      {membership && <PendingPayment isRequested={!!membership.pendingPayment} />}
      {isAsking && <CookieQuestion />}
    </>
  );
}
