import type { SnapshotFrom } from 'xstate';
import type { subscriptionMachine, SubscriptionRef } from '#machines/subscription/subscription.machine.ts';
import type { Shown } from '#src/app/flow-dialog.tsx';

export type SubscriptionStep =
  | 'loading'
  | 'failed'
  | 'welcome'
  | 'tier'
  | 'card'
  | 'refreshing'
  | 'referral'
  | 'success'
  | 'upgraded'
  | 'scheduled'
  | 'upgrading'
  | 'downgrading'
  | 'error';

/** The flow of plans as it is shown. */
export type ShownPlans = Shown<SubscriptionRef, SubscriptionStep>;

const stepOfLoading = { checkingCache: 'loading', blank: 'loading', shown: 'tier', chosen: 'tier' } as const;

/** The step that is shown; null where the flow only leads on, and when it is over. */
export function selectStep({ value }: SnapshotFrom<typeof subscriptionMachine>): SubscriptionStep | null {
  if (typeof value === 'object') {
    if ('loading' in value) return stepOfLoading[value.loading];
    if ('upgrading' in value) return 'upgrading';
    return 'downgrading' in value ? 'downgrading' : 'card';
  }
  switch (value) {
    case 'deciding':
    case 'activated':
    case 'rereading':
    case 'left':
      return null;
    default:
      return value;
  }
}
