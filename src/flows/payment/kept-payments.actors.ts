import type { Outside } from '#src/app/outside.ts';
import { createPaymentMarks, type PaymentMarks } from '#src/browser/payment-marks.ts';

/** The payments of this client whose outcome is not known. */
export function keptPayments({ local, http }: Pick<Outside, 'local' | 'http'>): PaymentMarks {
  return createPaymentMarks(local, { client: http.client, now: Date.now });
}
