import { useSelector } from '@xstate/react';
import { hasCode } from '#machines/domain/app-error.ts';
import type { CurrencyCode } from '#machines/domain/client.ts';
import type { Membership } from '#machines/domain/member.ts';
import { planOfMembership } from '#machines/domain/membership-plan.ts';
import { planOf, priceOf, type ChosenPlan } from '#machines/domain/plan-choice.ts';
import { frequencyOf } from '#machines/domain/plan-frequency.ts';
import { primaryCard } from '#machines/domain/primary-card.ts';
import { renewalIfPaidAt } from '#machines/domain/plan-period.ts';
import { isOver } from '#machines/domain/membership-over.ts';
import type { RenewalRef } from '#machines/renewal/renewal.machine.ts';
import type { Due } from '#machines/renewal/renewal.types.ts';
import { tierName } from '#machines/domain/tier.ts';
import { useApp, useClient } from '#src/app/app-context.ts';
import { RenewalReview } from './renewal-review.tsx';
import { cardExpiry, cardName } from '#src/messages/cards.ts';
import { duesOutlook } from '#src/messages/dues-outlook.ts';
import { failureTitle } from '#src/messages/errors.ts';
import { formatDate } from '#src/messages/format-date.ts';
import { formatMoney } from '#src/messages/format.ts';
import { chargeText } from '#src/messages/charge-text.ts';
import { laterCharges } from '#src/messages/later-charges.ts';
import { planMessages, priceText } from '#src/messages/plans.ts';
import { cardObstacle, payLabel, renewalMessages, renewalProblem } from './renewal.messages.ts';
import { useToday } from '#src/ui/today/use-today.ts';

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
  const openedAt = useToday();
  const plan = planOf(planOfMembership(membership), tiers ?? []);
  if (due === null) return null;

  const amount = due.amount === null ? null : formatMoney(due.amount, currencyCode);
  const isPrice = due.date === null;
  return (
    <RenewalReview
      title={due.isDebt ? renewalMessages.debt.title : renewalMessages.title}
      lead={leadOf(due, membership)}
      label={payLabel(due, currencyCode)}
      rows={[
        ...(due.isDebt && due.reason ? [{ label: copy.for, value: due.reason }] : []),
        ...(plan && !due.isDebt
          ? [
              {
                label: planMessages.plan(tierName(plan.tier), frequencyOf(plan)),
                value: priceText(plan, currencyCode),
              },
            ]
          : []),
        ...(due.date === null ? [] : [{ label: copy.since, value: formatDate(due.date) }]),
        ...(amount === null ? [] : [dueRow(amount, isPrice)]),
        ...(plan && !isPrice && !due.isDebt ? [nextCharge(plan, openedAt, membership, currencyCode)] : []),
      ]}
      amount={isPrice ? null : amount}
      isFree={due.amount === 0}
      later={plan && !due.isDebt ? laterCharges(plan, membership?.maxRoundUp ?? null, currencyCode) : null}
      card={card && { name: cardName(card), expiry: cardExpiry(card) }}
      obstacle={cardObstacle(card)}
      outlook={duesOutlook(membership?.dues)}
      isDeclined={hasCode(error, 'i_membership_subscription_001')}
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

function leadOf({ isDebt, reason }: Due, membership: Membership | null): string {
  const { debt, lead, waiting } = renewalMessages;
  if (isDebt) return isOver(membership) ? debt.lead.over : debt.lead.running;
  return (membership?.status === 'overdue' ? lead.running : lead.suspended)(reason ?? waiting);
}

function dueRow(amount: string, isPrice: boolean) {
  return isPrice
    ? { label: copy.price, value: amount, note: copy.priceNote }
    : { label: copy.due, value: amount, isEmphasised: true };
}

/** What a renewal of this moment is followed by. */
function nextCharge(plan: ChosenPlan, now: Date, membership: Membership | null, currencyCode: CurrencyCode) {
  const charge = chargeText(plan, membership?.maxRoundUp ?? null, currencyCode);
  return {
    label: copy.next,
    value: formatDate(renewalIfPaidAt(now, membership, plan).toISOString()),
    note: priceOf(plan) === null ? charge : copy.every[frequencyOf(plan)](charge),
  };
}
