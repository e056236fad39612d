import type { SubscriptionRef } from '#machines/subscription/subscription.machine.ts';
import type { FlowView } from '#src/app/flow-dialog.tsx';
import { selectStep, type SubscriptionStep } from './subscription.facts.ts';
import { useDowngradeStep } from './use-downgrade-step.tsx';
import { useEndStep } from './use-end-step.tsx';
import { useOtherStep } from './use-other-step.tsx';
import { useTierStep } from './use-tier-step.tsx';
import { useUpgradeStep } from './use-upgrade-step.tsx';

/** Choosing and changing a plan, in its dialog. */
export const subscriptionView: FlowView<SubscriptionRef, SubscriptionStep> = {
  width: 800,
  selectStep,
  useStep: (shown) => {
    const tier = useTierStep(shown);
    const upgrading = useUpgradeStep(shown);
    const downgrading = useDowngradeStep(shown);
    const end = useEndStep(shown);
    const other = useOtherStep(shown);
    switch (shown.step) {
      case 'tier':
        return tier;
      case 'upgrading':
        return upgrading;
      case 'downgrading':
        return downgrading;
      default:
        return end ?? other;
    }
  },
};
