import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { CurrencyCode } from '#machines/domain/client.ts';
import { planOfMembership } from '#machines/domain/membership-plan.ts';
import { planOf, priceOf, type ChosenPlan } from '#machines/domain/plan-choice.ts';
import { frequencyOf } from '#machines/domain/plan-frequency.ts';
import { nextPeriodAfter } from '#machines/domain/plan-period.ts';
import { primaryCard } from '#machines/domain/primary-card.ts';
import type { RenewalRef } from '#machines/renewal/renewal.machine.ts';
import { tierName } from '#machines/domain/tier.ts';
import { useApp, useClient } from '#src/app/app-context.ts';
import { RenewalReview } from './renewal-review.tsx';
import { cardExpiry, cardName } from '#src/messages/cards.ts';
import { failureTitle } from '#src/messages/errors.ts';
import { formatDate } from '#src/messages/format-date.ts';
import { formatMoney } from '#src/messages/format.ts';
import { planMessages, priceText } from '#src/messages/plans.ts';
import { cardObstacle, renewalMessages, renewalProblem } from './renewal.messages.ts';

const copy = renewalMessages.review;

/** What is due, with the card that is to pay it. */
export function RenewalDues({ flow }: { flow: RenewalRef }) {
  const { currencyCode, supportEmail } = useClient();
  const app = useApp();
  const tiers = useSelector(app, ({ context }) => context.programme?.tiers);
  const membership = useSelector(app, ({ context }) => context.session?.membership ?? null);
  const due = useSelector(flow, ({ context }) => context.due);
  const card = useSelector(flow, ({ context }) => primaryCard(context.cards));
  const error = useSelector(flow, ({ context }) => context.error);
  const [openedAt] = useState(() => new Date());
  const plan = planOf(planOfMembership(membership), tiers ?? []);
  if (due === null) return null;

  const amount = due.amount === null ? null : formatMoney(due.amount, currencyCode);
  const isPrice = due.date === null;
  return (
    <RenewalReview
      reason={due.reason ?? renewalMessages.waiting}
      rows={[
        ...(plan
          ? [
              {
                label: planMessages.plan(tierName(plan.tier), frequencyOf(plan)),
                value: priceText(plan, currencyCode),
              },
            ]
          : []),
        ...(due.date === null ? [] : [{ label: copy.since, value: formatDate(due.date) }]),
        ...(amount === null ? [] : [dueRow(amount, isPrice)]),
        ...(plan ? [nextCharge(plan, openedAt, currencyCode)] : []),
      ]}
      amount={isPrice ? null : amount}
      isFree={due.amount === 0}
      card={card && { name: cardName(card), expiry: cardExpiry(card) }}
      obstacle={cardObstacle(card)}
      error={
        error && {
          title: failureTitle(error, copy.refused),
          ...renewalProblem(error, supportEmail),
        }
      }
      onRenew={() => flow.send({ type: 'renewal.confirm' })}
      onChangeCard={() => flow.send({ type: 'card.change' })}
    />
  );
}

function dueRow(amount: string, isPrice: boolean) {
  return isPrice
    ? { label: copy.price, value: amount, note: copy.priceNote }
    : { label: copy.due, value: amount, isEmphasised: true };
}

/** What a renewal of this moment is followed by. */
function nextCharge(plan: ChosenPlan, now: Date, currencyCode: CurrencyCode) {
  const [price, frequency] = [priceOf(plan), frequencyOf(plan)];
  const next = nextPeriodAfter(now, { frequency, isRoundUp: price === null });
  return {
    label: copy.next,
    value: formatDate(next.toISOString()),
    note: price === null ? planMessages.roundUps : copy.every[frequency](formatMoney(price, currencyCode)),
  };
}
