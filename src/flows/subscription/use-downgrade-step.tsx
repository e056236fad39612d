import { useSelector } from '@xstate/react';
import { firstCharge } from '#machines/domain/first-charge.ts';
import { planOf } from '#machines/domain/plan-choice.ts';
import { frequencyOf } from '#machines/domain/plan-frequency.ts';
import { compareBenefits } from '#machines/domain/tier-benefits.ts';
import { currentPlan } from '#machines/subscription/plan-offers.ts';
import { effectOf } from '#machines/subscription/subscription.setup.ts';
import { tierName } from '#machines/domain/tier.ts';
import { useClient } from '#src/app/app-context.ts';
import { DowngradeReview } from './downgrade-review.tsx';
import type { DialogStep } from '#src/ui/dialog/dialog.tsx';
import type { ShownPlans } from './subscription.facts.ts';
import { formatDate } from '#src/messages/format-date.ts';
import { formatMoney } from '#src/messages/format.ts';
import { chargeText } from '#src/messages/charge-text.ts';
import { benefitChangeText, planMessages, priceText } from '#src/messages/plans.ts';
import { subscriptionMessages } from './subscription.messages.ts';
import { Button } from '#src/ui/button/button.tsx';
import { downgradeWords } from '#src/flows/payment/payment.messages.ts';
import { PaymentView } from '#src/flows/payment/payment.view.tsx';

const copy = subscriptionMessages.downgrade;
const working = { title: copy.working, text: copy.workingHint };

/** The review of a cheaper plan. */
export function useDowngradeStep({ snapshot: { context, children }, step }: ShownPlans): DialogStep | null {
  const { currencyCode } = useClient();
  const { downgrade } = children;
  const { facts } = context;
  const snapshot = useSelector(downgrade, (each) => each);
  if (!downgrade || !snapshot?.context || !facts) return null;

  const current = currentPlan(facts);
  const target = planOf(snapshot.context.choice, facts.tiers);
  if (!current || !target) return null;
  const begin = effectOf({ facts }) ?? '';
  const effect = formatDate(begin);
  const first = formatDate(begin && firstCharge(current, target, begin));
  const cap = facts.session.membership?.maxRoundUp ?? null;
  const nameOf = (plan: typeof target) => planMessages.plan(tierName(plan.tier), frequencyOf(plan));
  const title = copy.title(nameOf(target));
  if (!snapshot.matches('reviewing')) {
    return {
      step,
      title,
      body: (
        <PaymentView actor={snapshot.children.downgradePayment} working={working} words={downgradeWords} />
      ),
    };
  }
  return {
    step,
    title,
    isText: true,
    body: (
      <DowngradeReview
        lead={copy.lead(nameOf(target), effect)}
        current={{ when: copy.current, name: nameOf(current), price: priceText(current, currencyCode) }}
        next={{ when: copy.next(effect), name: nameOf(target), price: priceText(target, currencyCode) }}
        rows={[
          { label: copy.effect, value: effect },
          { label: copy.due, value: formatMoney(0, currencyCode), isEmphasised: true },
          { label: copy.first(first), value: chargeText(target, cap, currencyCode) },
        ]}
        lost={{
          title: copy.lost(effect),
          benefits: compareBenefits(current.tier, target.tier, facts.tiers).lost.map(benefitChangeText),
        }}
        until={copy.until(nameOf(current), effect)}
      />
    ),
    footer: (
      <>
        <Button onClick={() => downgrade.send({ type: 'change.confirm' })}>{copy.confirm(effect)}</Button>
        <Button variant="outlined" onClick={() => downgrade.send({ type: 'step.back' })}>
          {copy.store(tierName(current.tier))}
        </Button>
      </>
    ),
  };
}
