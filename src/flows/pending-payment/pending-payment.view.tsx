import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { latestReceiptPath } from '#machines/domain/receipt.ts';
import { routes } from '#machines/domain/routes.ts';
import type { PendingPaymentRef } from '#machines/pending-payment/pending-payment.machine.ts';
import { useActor, useApp, useClient } from '#src/app/app-context.ts';
import { useMissing } from '#src/app/use-missing.ts';
import { formatMoney } from '#src/messages/format.ts';
import { Button } from '#src/ui/button/button.tsx';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { providePendingPayment } from './pending-payment.actors.ts';
import { PendingPaymentBar } from './pending-payment-bar.tsx';
import { pendingPaymentMessages as copy } from './pending-payment.messages.ts';

/** Watches over a payment that is with the bank, for as long as pages of this layout are shown. */
export default function PendingPayment() {
  const app = useApp();
  const [logic] = useState(() => providePendingPayment(app));
  return <PendingPaymentView actor={useActorRef(logic)} />;
}

/** What the page says of it. */
export function PendingPaymentView({ actor }: { actor: PendingPaymentRef }) {
  const { currencyCode } = useClient();
  const overlays = useActor('overlays');
  const state = useSelector(actor, ({ value }) => value);
  const payment = useSelector(actor, ({ context }) => context.payment);
  const hasReceipts = !useMissing('GET membership/charges');
  if (payment === null) return null;
  const { kind } = payment;
  const amount = formatMoney(payment.amount, currencyCode);
  const dismiss = () => actor.send({ type: 'outcome.dismiss' });

  if (state === 'paid') {
    return (
      <PendingPaymentBar
        state="paid"
        title={copy.paid(amount)}
        text={copy.begun[kind]}
        action={
          hasReceipts && (
            <ButtonLink variant="outlined" href={latestReceiptPath} onClick={dismiss}>
              {copy.receipt}
            </ButtonLink>
          )
        }
        onClose={dismiss}
      />
    );
  }
  if (state === 'declined') {
    const upgrade = () =>
      overlays.send({ type: 'overlay.open', overlay: { kind: 'subscription', mode: 'upgrade' } });
    const href = kind === 'join' ? routes['sign-up-billing'].path : routes.renew.path;
    return (
      <PendingPaymentBar
        state="declined"
        title={copy.declined(amount)}
        text={copy.unchanged}
        action={
          kind === 'upgrade' ? (
            <Button variant="outlined" onClick={upgrade}>
              {copy.again[kind]}
            </Button>
          ) : (
            <ButtonLink variant="outlined" href={href}>
              {copy.again[kind]}
            </ButtonLink>
          )
        }
        onClose={dismiss}
      />
    );
  }
  return (
    <PendingPaymentBar state="waiting" title={copy.waiting(amount)} text={copy.next[kind]} onClose={null} />
  );
}
