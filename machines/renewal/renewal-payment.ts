import type { Membership } from '#machines/domain/member.ts';
import type { Cents } from '#machines/domain/wire.ts';
import { createPaymentMachine } from '#machines/payment/payment.machine.ts';

/** What is paid: exactly the amount that was shown; null where none could be. */
export interface RenewalOrder {
  amount: Cents | null;
}

export const renewalPaymentMachine = createPaymentMachine<RenewalOrder, Membership>(
  'renewalPayment',
  'charge',
);
