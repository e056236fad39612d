import type { AppRef } from '#machines/app/app.machine.ts';
import type { RouteName } from '#machines/domain/routes.ts';
import type { PageRef } from '#machines/page/page.machine.ts';
import { createPaymentMarks } from '#src/browser/payment-marks.ts';
import type { Outside } from './outside.ts';

/** By the ids of their machines, whose code is not needed here. */
const payments: Partial<Record<RouteName, string>> = {
  'sign-up-billing': 'cardPayment',
  renew: 'renewalPayment',
};

/** Whether a payment that somebody began on a page is under way, or was cut off before its end was told. */
export function hasOpenPayment(
  route: RouteName,
  app: AppRef,
  { local, http, session }: Pick<Outside, 'local' | 'http' | 'session'>,
): boolean {
  const payment = payments[route];
  const marks = createPaymentMarks(local, { client: http.client, now: Date.now });
  const mark = payment === undefined ? null : marks.read(payment);
  const isCutOff = mark !== null && mark.scope === session()?.user.id;
  return isCutOff || isPaying(app.getSnapshot().children.page);
}

/** Whether the flow of the page pays, or is about to lead on from what was paid. */
function isPaying(page: PageRef | undefined): boolean {
  const { signUp, renewal } = page?.getSnapshot().children ?? {};
  const joining = signUp?.getSnapshot();
  const link = joining?.children.cardLink?.getSnapshot();
  return [
    link?.matches('linking'),
    link?.matches('linked'),
    joining?.matches('joining'),
    joining?.matches('unsettled'),
    joining?.matches('turning'),
    renewal?.getSnapshot().matches('renewing'),
  ].includes(true);
}
