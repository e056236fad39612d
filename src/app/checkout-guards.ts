import type { AppRef } from '#machines/app/app.machine.ts';
import type { Programme } from '#machines/app/app.types.ts';
import type { RouteName } from '#machines/domain/routes.ts';
import { parseSignUpEntry } from '#machines/domain/sign-up-link.ts';
import type { PageRef } from '#machines/page/page.machine.ts';
import { createPendingPayments } from '#src/browser/pending-payments.ts';
import { restorePlanChoice, storeSignUpEntry } from '#src/browser/sign-up-cookies.ts';
import type { KeyValueStorage } from '#src/browser/storage.ts';
import type { AppDependencies } from './app-dependencies.ts';

/** By the ids of their machines, whose code is not needed here. */
const payments: Partial<Record<RouteName, string>> = {
  'sign-up-billing': 'cardPayment',
  renew: 'renewalPayment',
};

/** Whether a payment that somebody began on a page is under way, or was cut off before its end was told. */
export function hasOpenPayment(
  route: RouteName,
  app: AppRef,
  { local, http, session }: Pick<AppDependencies, 'local' | 'http' | 'session'>,
): boolean {
  const payment = payments[route];
  const marks = createPendingPayments(local, { client: http.client, now: Date.now });
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
    joining?.matches('paid'),
    joining?.matches('navigating'),
    renewal?.getSnapshot().matches('renewing'),
    renewal?.getSnapshot().matches('renewed'),
  ].includes(true);
}

/**
 * Keeps for an hour what the query of a sign-up link brings. The steps after the tiers go on with the plan that was taken
 * back for choosing again, where no other was chosen: the browser's Forward leads to them.
 */
export function writeSignUpEntry(
  { route, query }: { route: RouteName; query: string },
  programme: Programme,
  tab: KeyValueStorage,
): void {
  storeSignUpEntry(parseSignUpEntry(query, programme));
  if (route === 'sign-up-account' || route === 'sign-up-billing') restorePlanChoice(tab);
}
