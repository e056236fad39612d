import type { Membership, PeriodCharge } from './member.ts';
import { renewalAfter } from './plan-change.ts';

/** What is said of a period that has begun. */
export interface PeriodReceipt {
  /** Null where nothing was charged for it, or the server does not say. */
  charge: PeriodCharge | null;
  /** The instant (ISO, UTC) of the next one; null when it is not known. */
  renewsOn: string | null;
}

/** The receipt of the period that runs. */
export function periodReceipt(membership: Membership | null): PeriodReceipt {
  const period = membership?.currentSubscription ?? null;
  return { charge: period?.charge ?? null, renewsOn: period && renewalAfter(period) };
}
