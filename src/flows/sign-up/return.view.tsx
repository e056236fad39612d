import { useSelector } from '@xstate/react';
import { openTiers, planOf, type PlanChoice } from '#machines/domain/plan-choice.ts';
import { frequencyOf } from '#machines/domain/plan-frequency.ts';
import { benefitText } from '#machines/domain/benefit.ts';
import type { SignUpRef } from '#machines/sign-up/sign-up.machine.ts';
import { tierName } from '#machines/domain/tier.ts';
import { useActor, useClient } from '#src/app/app-context.ts';
import { ReturnStep } from './return-step.tsx';
import { formatDate } from '#src/messages/format-date.ts';
import { planMessages, priceText } from '#src/messages/plans.ts';
import { signUpMessages } from './sign-up.messages.ts';

const copy = signUpMessages.comeBack;

/** Coming back to a membership that is over; the plans open over the page. */
export function SignUpReturn({ flow }: { flow: SignUpRef }) {
  const { name, currencyCode } = useClient();
  const overlays = useActor('overlays');
  const user = useSelector(useActor('session'), ({ context }) => context.session?.user);
  const choice = useSelector(flow, ({ context }) => context.plan);
  const tiers = useSelector(flow, ({ context }) => context.tiers);
  const chosen = planOf(choice, tiers);
  const endsAt = user?.lastSubscription?.endsAt;
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
    <ReturnStep
      title={copy.title(user?.firstName ?? '')}
      lead={copy.lead(name, endsAt === undefined ? null : formatDate(endsAt))}
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
