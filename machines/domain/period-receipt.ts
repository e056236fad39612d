import type { Membership, PeriodCharge } from './member.ts';
import { renewalAfter } from './plan-change.ts';

/** What is said of a period that has begun. */
export interface PeriodReceipt {
  /** Null where nothing was charged for it, or nobody says. */
  charge: PeriodCharge | null;
  /** The instant (ISO, UTC) of the next one; null when it is not known. */
  renewsOn: string | null;
}

/** The receipt of the period that runs; of a charge that the server does not tell, with what was agreed. */
export function periodReceipt(
  membership: Membership | null,
  agreed: PeriodCharge | null = null,
): PeriodReceipt {
  const period = membership?.currentSubscription ?? null;
  return { charge: period?.charge ?? agreed, renewsOn: period && renewalAfter(period) };
}
