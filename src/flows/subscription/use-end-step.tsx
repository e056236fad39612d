import { useSelector } from '@xstate/react';
import type { Client } from '#machines/domain/client.ts';
import { firstCharge } from '#machines/domain/first-charge.ts';
import type { Membership } from '#machines/domain/member.ts';
import { planOfMembership } from '#machines/domain/membership-plan.ts';
import { periodReceipt } from '#machines/domain/period-receipt.ts';
import { planOf } from '#machines/domain/plan-choice.ts';
import { scheduledSubscription } from '#machines/domain/scheduled-plan.ts';
import { currentPlan } from '#machines/subscription/plan-offers.ts';
import type { SubscriptionContext } from '#machines/subscription/subscription.types.ts';
import { useActor, useClient } from '#src/app/app-context.ts';
import { useLatestReceipt } from '#src/app/use-latest-receipt.ts';
import { chargeText } from '#src/messages/charge-text.ts';
import { formatDate } from '#src/messages/format-date.ts';
import { paidPeriod, paidRow, planName, receiptMessages } from '#src/messages/paid-period.ts';
import { confirmationMessages } from '#src/messages/confirmation.ts';
import { Confirmation } from '#src/ui/confirmation/confirmation.tsx';
import type { DialogStep } from '#src/ui/dialog/dialog.tsx';
import { StepHeading } from '#src/ui/step-heading/step-heading.tsx';
import type { ShownPlans } from './subscription.facts.ts';
import { subscriptionMessages } from './subscription.messages.ts';

const ends = ['success', 'upgraded', 'scheduled'] as const;

/** The steps that a plan that has begun or changed ends in: its receipt. */
export function useEndStep({ flow, snapshot: { context }, step }: ShownPlans): DialogStep | null {
  const client = useClient();
  const now = useSelector(useActor('session'), ({ context: { session } }) => session?.membership ?? null);
  const stored = useLatestReceipt();
  const end = ends.find((each) => each === step);
  if (end === undefined) return null;
  const membership = context.changed ?? now;
  const { heading, ...shown } =
    end === 'scheduled'
      ? scheduledEnd(context, membership, client)
      : paidEnd(end, context, membership, client);
  return {
    step,
    title: subscriptionMessages[end].title,
    body: (
      <Confirmation
        {...shown}
        heading={heading !== null && <StepHeading>{heading}</StepHeading>}
        action={confirmationMessages.close}
        onAction={() => flow.send({ type: 'flow.close' })}
        stored={end === 'scheduled' ? null : stored}
      />
    ),
  };
}

/** What was paid for the plan that runs from now on, and what it costs next. */
function paidEnd(
  end: 'success' | 'upgraded',
  { facts, agreed, lastRoundUps }: SubscriptionContext,
  membership: Membership | null,
  { currencyCode }: Client,
) {
  const { plan, rows } = paidPeriod(membership, facts?.tiers ?? [], currencyCode, { agreed, lastRoundUps });
  const copy = subscriptionMessages;
  return { heading: plan === null ? null : receiptMessages.plan(plan), words: copy[end].text, rows };
}

/** Nothing is charged before the plan changes: when that is, and what is charged then. */
function scheduledEnd(
  { facts, choice }: SubscriptionContext,
  membership: Membership | null,
  { currencyCode }: Client,
) {
  const copy = subscriptionMessages.scheduled;
  const scheduled = membership && scheduledSubscription(membership);
  const plan = planOf(planOfMembership(scheduled ?? choice), facts?.tiers ?? []);
  const current = facts && currentPlan(facts);
  const begin = periodReceipt(membership).renewsOn;
  const date = begin === null ? null : formatDate(begin);
  return {
    heading: plan && copy.change(planName(plan), date),
    words: current && copy.until(planName(current)),
    rows: [
      paidRow(0, currencyCode),
      ...(date === null ? [] : [{ label: copy.effect, value: date }]),
      ...(plan && begin !== null
        ? [
            {
              label: receiptMessages.next,
              value: formatDate(firstCharge(current, plan, begin)),
              note: chargeText(plan, membership?.maxRoundUp ?? null, currencyCode),
            },
          ]
        : []),
    ],
  };
}
