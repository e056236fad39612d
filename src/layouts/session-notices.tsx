import IdleSession from '#src/flows/idle-session/idle-session.view.tsx';
import PendingPayment from '#src/flows/pending-payment/pending-payment.view.tsx';

/** What stands over every page of somebody who is logged in, when there is occasion. */
export default function SessionNotices() {
  return (
    <>
      <PendingPayment />
      <IdleSession />
    </>
  );
}
