import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { planOf, priceOf } from '#machines/domain/plan-choice.ts';
import { hasTierPages } from '#machines/domain/client.ts';
import type { SignUpRef } from '#machines/sign-up/sign-up.machine.ts';
import { useClient } from '#src/app/app-context.ts';
import { CardFormSkeleton } from '#src/flows/card-link/card-form-skeleton.tsx';
import { BillingStep } from './billing-step.tsx';
import { formatMoney } from '#src/messages/format.ts';
import { mandateOf } from '#src/messages/mandates.ts';
import { orderRows } from './order.messages.ts';
import { signUpMessages } from './sign-up.messages.ts';
import { PaidReceipt } from '#src/flows/receipt/paid-receipt.tsx';
import { CardLinkView } from '#src/flows/card-link/card-link.view.tsx';
import { useStepPlace } from './use-step-place.ts';
import { useToday } from '#src/ui/today/use-today.ts';

const copy = signUpMessages.billing;

/** The checkout. */
export function SignUpBilling({ flow }: { flow: SignUpRef }) {
  const client = useClient();
  const card = useSelector(flow, ({ children }) => children.cardLink);
  const plan = useSelector(flow, ({ context }) => context.plan);
  const tiers = useSelector(flow, ({ context }) => context.tiers);
  const cap = useSelector(flow, ({ context }) => context.maxRoundUp);
  const isUnsettled = useSelector(flow, (snapshot) => snapshot.matches('unsettled'));
  const isJoining = useSelector(
    flow,
    (snapshot) => snapshot.matches('joining') || snapshot.matches('navigating'),
  );
  const isLinking = useSelector(
    card,
    (snapshot) => snapshot?.matches('linking') === true || snapshot?.matches('linked') === true,
  );
  const openedAt = useToday();
  useEffect(() => {
    if (isLinking) PaidReceipt.preload();
  }, [isLinking]);
  const chosen = planOf(plan, tiers);
  const price = chosen && priceOf(chosen);
  const submitLabel = price ? copy.pay(formatMoney(price, client.currencyCode)) : copy.link;
  return (
    <BillingStep
      place={useStepPlace('sign-up-billing')}
      state={isUnsettled ? 'unsettled' : isJoining ? 'joining' : isLinking ? 'linking' : 'paying'}
      rows={chosen ? orderRows(chosen, cap, client.currencyCode, openedAt) : []}
      canChangePlan={hasTierPages(client)}
      card={
        card ? (
          <CardLinkView
            actor={card}
            submitLabel={submitLabel}
            {...(chosen && {
              mandate: (label: string | null) => mandateOf(chosen, cap, label, client.currencyCode),
            })}
          />
        ) : (
          <CardFormSkeleton />
        )
      }
      onRetry={() => flow.send({ type: 'join.retry' })}
    />
  );
}
