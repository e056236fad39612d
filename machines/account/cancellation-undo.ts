import type { Membership } from '#machines/domain/member.ts';
import type { PlanChoice } from '#machines/domain/plan-choice.ts';
import { createPaymentMachine } from '#machines/payment/payment.machine.ts';

/** Taking a cancellation back: nothing is charged, and however often it is sent it happens once. */
export const cancellationUndoMachine = createPaymentMachine<PlanChoice, Membership>(
  'cancellationUndo',
  'keyed',
);
