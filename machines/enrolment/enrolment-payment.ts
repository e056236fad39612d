import type { Enrolment } from '#machines/domain/enrolment.ts';
import type { Session } from '#machines/domain/member.ts';
import type { PlanChoice } from '#machines/domain/plan-choice.ts';
import { createPaymentMachine } from '#machines/payment/payment.machine.ts';

/** What somebody joins on. */
export interface EnrolmentOrder {
  plan: PlanChoice;
  enrolment: Enrolment;
}

/** Joining carries a key like a payment: sent twice, it is one membership. */
export const enrolmentPaymentMachine = createPaymentMachine<EnrolmentOrder, Session>(
  'enrolmentPayment',
  'keyed',
);
