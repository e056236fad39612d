import { useSelector } from '@xstate/react';
import { useActor } from '#src/app/app-context.ts';
import { CookieChoices } from '#src/flows/consent/cookie-choices.view.tsx';
import IdleSession from '#src/flows/idle-session/idle-session.view.tsx';
import PendingPayment from '#src/flows/pending-payment/pending-payment.view.tsx';

/** What stands over every page of somebody who is logged in, when there is occasion, and the choice of cookies. */
export default function SessionNotices() {
  const session = useSelector(useActor('session'), ({ context }) => context.session);
  return (
    <>
      <CookieChoices />
      {session && <PendingPayment />}
      {session && <IdleSession />}
    </>
  );
}
