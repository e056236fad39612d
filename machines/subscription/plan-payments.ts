import type { Membership } from '#machines/domain/member.ts';
import type { PlanChoice } from '#machines/domain/plan-choice.ts';
import type { Cents } from '#machines/domain/wire.ts';
import { createPaymentMachine } from '#machines/payment/payment.machine.ts';

/** An upgrade, for exactly the amount that was reviewed. */
export interface UpgradeOrder {
  choice: PlanChoice;
  cardId: string;
  /** Cents. */
  amountToCharge: Cents;
}

export const upgradePaymentMachine = createPaymentMachine<UpgradeOrder, Membership>(
  'upgradePayment',
  'charge',
);

/** Scheduling a downgrade charges nothing now, and must not happen twice either. */
export const downgradePaymentMachine = createPaymentMachine<PlanChoice, Membership>(
  'downgradePayment',
  'keyed',
);
