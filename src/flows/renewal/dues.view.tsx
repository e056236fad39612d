import { useSelector } from '@xstate/react';
import { planOfMembership } from '#machines/domain/membership-plan.ts';
import { planOf } from '#machines/domain/plan-choice.ts';
import { frequencyOf } from '#machines/domain/plan-frequency.ts';
import { primaryCard } from '#machines/domain/primary-card.ts';
import type { RenewalRef } from '#machines/renewal/renewal.machine.ts';
import { useApp, useClient } from '#src/app/app-context.ts';
import { RenewalReview } from './renewal-review.tsx';
import { cardExpiry, cardName } from '#src/messages/cards.ts';
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
  const plan = planOf(planOfMembership(membership), tiers ?? []);
  if (due === null) return null;

  const amount = formatMoney(due.amount, currencyCode);
  return (
    <RenewalReview
      reason={due.reason}
      rows={[
        ...(plan
          ? [
              {
                label: planMessages.plan(plan.tier.name, frequencyOf(plan)),
                value: priceText(plan, currencyCode),
              },
            ]
          : []),
        { label: copy.since, value: formatDate(due.date) },
        { label: copy.due, value: amount, isEmphasised: true },
      ]}
      amount={amount}
      isFree={due.amount === 0}
      card={card && { name: cardName(card), expiry: cardExpiry(card) }}
      obstacle={cardObstacle(card)}
      error={error && renewalProblem(error, supportEmail)}
      onRenew={() => flow.send({ type: 'renewal.confirm' })}
      onChangeCard={() => flow.send({ type: 'card.change' })}
    />
  );
}
