import { useSelector } from '@xstate/react';
import type { CurrencyCode } from '#machines/domain/client.ts';
import { planOfMembership } from '#machines/domain/membership-plan.ts';
import { planOf, priceOf } from '#machines/domain/plan-choice.ts';
import { frequencyOf } from '#machines/domain/plan-frequency.ts';
import type { SubscriptionRef } from '#machines/subscription/subscription.machine.ts';
import type { SubscriptionFacts } from '#machines/subscription/subscription.types.ts';
import { useClient } from '#src/app/app-context.ts';
import { ReferralStep } from './referral-step.tsx';
import { ErrorStep, StepSkeleton, SuccessStep, Words } from './short-steps.tsx';
import type { SubscriptionStep } from './subscription-frame.tsx';
import { NewMemberWelcome, ReminderWelcome } from './welcome-step.tsx';
import { errorLine } from '#src/messages/errors.ts';
import { formatDate } from '#src/messages/format-date.ts';
import { formatMoney } from '#src/messages/format.ts';
import { planMessages, priceText } from '#src/messages/plans.ts';
import { cardErrorMessage, subscriptionMessages as copy } from './subscription.messages.ts';
import { Button } from '#src/ui/button/button.tsx';
import { SectionError } from '#src/ui/section/section-error.tsx';
import { useLatest } from '#src/app/use-latest.ts';
import { CardLinkView } from '#src/flows/card-link/card-link.view.tsx';
import { InviteLinkView } from '#src/flows/invite-link/invite-link.view.tsx';

export type OtherStep = 'loading' | 'failed' | 'welcome' | 'card' | 'referral' | 'success' | 'error';

/** The steps without a review of their own. */
export function useOtherStep(flow: SubscriptionRef | null, step: OtherStep | null): SubscriptionStep | null {
  const { name, currencyCode, supportEmail, referralReward } = useClient();
  const context = useSelector(flow ?? undefined, (snapshot) => snapshot?.context);
  const cardLink = useSelector(flow ?? undefined, (snapshot) => snapshot?.children.cardLink);
  const inviteLink = useLatest(useSelector(flow ?? undefined, (snapshot) => snapshot?.children.inviteLink));
  const canGoBack = useSelector(flow ?? undefined, (snapshot) => snapshot?.can({ type: 'step.back' }));
  if (!flow || !context || step === null) return null;

  const close = (
    <Button variant="quiet" onClick={() => flow.send({ type: 'flow.close' })}>
      {copy.close}
    </Button>
  );
  switch (step) {
    case 'loading':
      return { title: copy.loadingTitle, body: <StepSkeleton words={copy.loading} /> };
    case 'failed':
      return {
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
      const who = context.facts?.isNew ? 'new' : 'returning';
      return {
        title: copy.welcome.title[who],
        body: context.facts?.isNew ? (
          <NewMemberWelcome clientName={name} />
        ) : (
          <ReminderWelcome clientName={name} last={lastPlan(context.facts, currencyCode)} />
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
        title: copy.card.title,
        body: (
          <>
            {plan && price !== null && (
              <Words>
                {amount === null
                  ? copy.card.roundUps(plan.tier.name)
                  : copy.card.lead(planMessages.plan(plan.tier.name, frequencyOf(plan)), price)}
              </Words>
            )}
            {cardLink && (
              <CardLinkView
                actor={cardLink}
                submitLabel={label}
                surface="dialog"
                {...(amount !== null && price !== null && { mandate: copy.card.mandate(label, price) })}
              />
            )}
          </>
        ),
        ...(canGoBack && {
          footer: (
            <Button variant="quiet" onClick={() => flow.send({ type: 'step.back' })}>
              {copy.back}
            </Button>
          ),
        }),
      };
    }
    case 'referral':
      return {
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
    case 'success':
      return {
        title: copy.success.title,
        body: <SuccessStep />,
        footer: <Button onClick={() => flow.send({ type: 'flow.close' })}>{copy.close}</Button>,
      };
    case 'error':
      return {
        title: copy.error.title,
        body: <ErrorStep {...cardErrorMessage(context.error ?? { kind: 'unpaid' }, supportEmail)} />,
        footer: (
          <>
            <Button onClick={() => flow.send({ type: 'card.retry' })}>{copy.error.retry}</Button>
            {close}
          </>
        ),
      };
  }
}

/** What the member was on before, where the client still has it. */
function lastPlan(facts: SubscriptionFacts | null, currencyCode: CurrencyCode) {
  const chosen = facts && planOf(planOfMembership(facts.session.membership), facts.tiers);
  if (!chosen) return null;
  const endsAt = facts.session.user.lastSubscription?.endsAt ?? null;
  return {
    plan: planMessages.plan(chosen.tier.name, frequencyOf(chosen)),
    price: priceText(chosen, currencyCode),
    note: endsAt === null ? null : copy.welcome.ended(formatDate(endsAt)),
  };
}
