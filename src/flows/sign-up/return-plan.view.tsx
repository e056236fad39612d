import { useSelector } from '@xstate/react';
import { openTiers, planOf, type PlanChoice } from '#machines/domain/plan-choice.ts';
import { frequencyOf } from '#machines/domain/plan-frequency.ts';
import { benefitText } from '#machines/domain/benefit.ts';
import type { SignUpRef } from '#machines/sign-up/sign-up.machine.ts';
import { tierName } from '#machines/domain/tier.ts';
import { useActor, useClient } from '#src/app/app-context.ts';
import { useDues } from '#src/app/use-dues.ts';
import { planMessages, priceText } from '#src/messages/plans.ts';
import { formatMoney } from '#src/messages/format.ts';
import { ReturnOwing, ReturnPlan } from './return-plan.tsx';

/** The plan to come back to; the plans open over the page. */
export default function SignUpReturnPlan({ flow }: { flow: SignUpRef }) {
  const { currencyCode } = useClient();
  const overlays = useActor('overlays');
  const dues = useDues();
  const choice = useSelector(flow, ({ context }) => context.plan);
  const tiers = useSelector(flow, ({ context }) => context.tiers);
  const chosen = planOf(choice, tiers);
  if (dues && dues.amount > 0) {
    return <ReturnOwing amount={formatMoney(dues.amount, currencyCode)} />;
  }
  const open = (requested: PlanChoice | null) =>
    overlays.send({
      type: 'overlay.open',
      overlay: {
        kind: 'subscription',
        mode: 'subscribe',
        ...(requested ? { choice: requested } : { begin: 'plans' }),
      },
    });
  return (
    <ReturnPlan
      last={
        chosen && {
          name: tierName(chosen.tier),
          plan: planMessages.plan(tierName(chosen.tier), frequencyOf(chosen)),
          price: priceText(chosen, currencyCode),
          benefits: chosen.tier.benefits.map(benefitText),
        }
      }
      hasPlans={openTiers(tiers).length > 1}
      onReturn={() => open(choice)}
      onPlans={() => open(null)}
    />
  );
}
