import type { Payout } from '#machines/domain/payout.ts';
import type { Withdrawal } from '#machines/domain/withdrawal.ts';
import { createPaymentMachine } from '#machines/payment/payment.machine.ts';

export interface WithdrawalOrder extends Withdrawal {
  /** The payout before this one, by which it is told whether this one was made; null for the first one. */
  lastPayoutId: string | null;
}

/** A payout costs the member nothing, and must not happen twice either. */
export const withdrawalPaymentMachine = createPaymentMachine<WithdrawalOrder, Payout>(
  'withdrawalPayment',
  'keyed',
);
