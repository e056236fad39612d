import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { subscriptionMachine, SubscriptionRef } from '#machines/subscription/subscription.machine.ts';
import { SubscriptionFrame } from './subscription-frame.tsx';
import { useLatest } from '#src/app/use-latest.ts';
import { useDowngradeStep } from './use-downgrade-step.tsx';
import { useOtherStep, type OtherStep } from './use-other-step.tsx';
import { useTierStep } from './use-tier-step.tsx';
import { useUpgradeStep } from './use-upgrade-step.tsx';

interface SubscriptionViewProps {
  flow: SubscriptionRef;
  isOpen: boolean;
  onClose: () => void;
  onClosed: () => void;
}

type View = OtherStep | 'tier' | 'upgrading' | 'downgrading';

/** The modal in which a plan is chosen or changed. What the flow ended with stays while it slides out. */
export function SubscriptionView({ flow, ...frame }: SubscriptionViewProps) {
  const view = useLatest(useSelector(flow, viewOf)) ?? 'loading';
  const upgrade = useLatest(useSelector(flow, ({ children }) => children.upgrade)) ?? undefined;
  const downgrade = useLatest(useSelector(flow, ({ children }) => children.downgrade)) ?? undefined;
  const review = useSelector(upgrade, (snapshot) => reviewOf(snapshot?.value));
  const isWorking = useSelector(
    flow,
    (snapshot) => snapshot.status === 'active' && !snapshot.can({ type: 'flow.close' }),
  );

  const tierStep = useTierStep(flow);
  const upgradeStep = useUpgradeStep(flow, upgrade);
  const downgradeStep = useDowngradeStep(flow, downgrade);
  const otherStep = useOtherStep(
    flow,
    view === 'tier' || view === 'upgrading' || view === 'downgrading' ? null : view,
  );
  const step =
    view === 'tier'
      ? tierStep
      : view === 'upgrading'
        ? upgradeStep
        : view === 'downgrading'
          ? downgradeStep
          : otherStep;
  if (!step) return null;
  return (
    <SubscriptionFrame
      {...step}
      {...frame}
      step={view === 'upgrading' ? `${view}.${review}` : view}
      isWorking={isWorking}
    />
  );
}

/** The step to show; null for one that only leads on. */
function viewOf(snapshot: SnapshotFrom<typeof subscriptionMachine>): View | null {
  if (snapshot.matches('card') || snapshot.matches('refreshing')) return 'card';
  if (snapshot.matches('upgrading')) return 'upgrading';
  if (snapshot.matches('downgrading')) return 'downgrading';
  const { value } = snapshot;
  const leadingOn: readonly unknown[] = ['left', 'deciding', 'activated', 'rereading'];
  return typeof value !== 'string' || leadingOn.includes(value) ? null : (value as View);
}

/** Its price being read is part of the checkout. */
function reviewOf(value: unknown): string {
  return typeof value === 'string' && value !== 'previewing' ? value : 'checkout';
}
