import { useSelector } from '@xstate/react';
import type { CurrencyCode } from '#machines/domain/client.ts';
import { planOfMembership } from '#machines/domain/membership-plan.ts';
import { isActiveChurned, type Membership } from '#machines/domain/member.ts';
import { periodReceipt } from '#machines/domain/period-receipt.ts';
import { planOf, priceOf } from '#machines/domain/plan-choice.ts';
import { frequencyOf } from '#machines/domain/plan-frequency.ts';
import { scheduledSubscription } from '#machines/domain/scheduled-plan.ts';
import type { SubscriptionFacts } from '#machines/subscription/subscription.types.ts';
import { tierName } from '#machines/domain/tier.ts';
import { useActor, useClient } from '#src/app/app-context.ts';
import { ReferralStep } from './referral-step.tsx';
import { ErrorStep, StepSkeleton, Words } from './short-steps.tsx';
import type { DialogStep } from '#src/ui/dialog/dialog.tsx';
import type { ShownPlans } from './subscription.facts.ts';
import { stack } from './subscription.css.ts';
import { NewMemberWelcome, ReminderWelcome, type PlanEnd } from './welcome-step.tsx';
import { errorLine } from '#src/messages/errors.ts';
import { formatDate } from '#src/messages/format-date.ts';
import { formatMoney } from '#src/messages/format.ts';
import { mandateOf } from '#src/messages/mandates.ts';
import { planMessages, priceText, roundUpLimits } from '#src/messages/plans.ts';
import { cardErrorMessage, subscriptionMessages as copy } from './subscription.messages.ts';
import { Button } from '#src/ui/button/button.tsx';
import { SectionError } from '#src/ui/section/section-error.tsx';
import { CardLinkView } from '#src/flows/card-link/card-link.view.tsx';
import { InviteLinkView } from '#src/flows/invite-link/invite-link.view.tsx';

/** The steps without a review of their own. */
export function useOtherStep({ flow, snapshot, step }: ShownPlans): DialogStep | null {
  const { name, currencyCode, supportEmail, referralReward } = useClient();
  const membership = useSelector(useActor('session'), ({ context }) => context.session?.membership ?? null);
  const { context, children } = snapshot;
  const { cardLink, inviteLink } = children;
  const cap = membership?.maxRoundUp ?? null;

  const close = (
    <Button variant="quiet" onClick={() => flow.send({ type: 'flow.close' })}>
      {copy.close}
    </Button>
  );
  switch (step) {
    case 'loading':
      return { step, title: copy.loadingTitle, body: <StepSkeleton words={copy.loading} /> };
    case 'failed':
      return {
        step,
        title: copy.loadingTitle,
        body: (
          <SectionError
            title={copy.failed}
            message={errorLine(context.error ?? { kind: 'timeout' }, { supportEmail })}
            onRetry={() => flow.send({ type: 'facts.retry' })}
          />
        ),
        footer: close,
      };
    case 'welcome': {
      const who = context.facts?.isNew ? 'new' : planEnd(context.facts?.session.membership ?? null);
      return {
        step,
        title: copy.welcome.title[who],
        body:
          who === 'new' ? (
            <NewMemberWelcome clientName={name} />
          ) : (
            <ReminderWelcome
              clientName={name}
              state={who}
              last={lastPlan(context.facts, who, currencyCode)}
            />
          ),
        footer: (
          <>
            <Button onClick={() => flow.send({ type: 'tiers.open' })}>{copy.welcome.action}</Button>
            <Button variant="quiet" onClick={() => flow.send({ type: 'flow.close' })}>
              {copy.welcome.later}
            </Button>
          </>
        ),
      };
    }
    case 'card': {
      const plan = planOf(context.choice, context.facts?.tiers ?? []);
      const price = plan && priceText(plan, currencyCode);
      const amount = plan && priceOf(plan);
      const label = amount === null ? copy.card.link : copy.card.pay(formatMoney(amount, currencyCode));
      return {
        step,
        title: copy.card.title,
        body: (
          <div className={stack}>
            {plan && price !== null && (
              <Words>
                {amount === null
                  ? copy.card.roundUps(tierName(plan.tier), roundUpLimits(plan.tier, cap, currencyCode))
                  : copy.card.lead(planMessages.plan(tierName(plan.tier), frequencyOf(plan)), price)}
              </Words>
            )}
            {cardLink && (
              <CardLinkView
                actor={cardLink}
                submitLabel={label}
                surface="dialog"
                {...(plan && {
                  mandate: (button: string | null) => mandateOf(plan, cap, button, currencyCode),
                })}
              />
            )}
          </div>
        ),
        ...(snapshot.can({ type: 'step.back' }) && {
          footer: (
            <Button variant="quiet" onClick={() => flow.send({ type: 'step.back' })}>
              {copy.back}
            </Button>
          ),
        }),
      };
    }
    case 'refreshing':
      return {
        step,
        title: copy.refreshing.title,
        body: <StepSkeleton words={copy.refreshing.text} />,
      };
    case 'referral':
      return {
        step,
        title: copy.referral.title,
        body: (
          <ReferralStep
            reward={referralReward}
            link={inviteLink ? <InviteLinkView actor={inviteLink} /> : null}
          />
        ),
        footer: (
          <Button variant="outlined" onClick={() => flow.send({ type: 'referral.skip' })}>
            {copy.referral.next}
          </Button>
        ),
      };
    case 'error':
      return {
        step,
        title: copy.error.title,
        body: <ErrorStep {...cardErrorMessage(context.error ?? { kind: 'unpaid' }, supportEmail)} />,
        footer: (
          <>
            <Button onClick={() => flow.send({ type: 'card.retry' })}>{copy.error.retry}</Button>
            {close}
          </>
        ),
      };
    default:
      return null;
  }
}

function planEnd(membership: Membership | null): PlanEnd {
  if (!membership?.currentSubscription) return 'returning';
  if (isActiveChurned(membership)) return 'running';
  return scheduledSubscription(membership) ? 'changing' : 'renewing';
}

/** What the member is or was on, where the client still has it. */
function lastPlan(facts: SubscriptionFacts | null, state: PlanEnd, currencyCode: CurrencyCode) {
  const chosen = facts && planOf(planOfMembership(facts.session.membership), facts.tiers);
  if (!chosen) return null;
  const { user, membership } = facts.session;
  const date =
    state === 'renewing' ? periodReceipt(membership).renewsOn : (user.lastSubscription?.endsAt ?? null);
  return {
    plan: planMessages.plan(tierName(chosen.tier), frequencyOf(chosen)),
    price: priceText(chosen, currencyCode),
    note: date === null ? null : copy.welcome.until[state](formatDate(date)),
  };
}
