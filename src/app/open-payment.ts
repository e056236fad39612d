import { cardPaymentMachine } from '#machines/card-link/card-payment.ts';
import type { RouteName } from '#machines/domain/routes.ts';
import { renewalPaymentMachine } from '#machines/renewal/renewal-payment.ts';
import { createPaymentMarks } from '#src/browser/payment-marks.ts';
import type { KeyValueStorage } from '#src/browser/storage.ts';

const payments: Partial<Record<RouteName, string>> = {
  'sign-up-billing': cardPaymentMachine.id,
  renew: renewalPaymentMachine.id,
};

/** Whether a payment that somebody began on a page was cut off before its end was told. */
export function hasOpenPayment(
  route: RouteName,
  userId: string,
  { local, client }: { local: KeyValueStorage; client: string },
): boolean {
  const payment = payments[route];
  const marks = createPaymentMarks(local, { client, now: Date.now });
  return payment !== undefined && marks.read(payment)?.scope === userId;
}
