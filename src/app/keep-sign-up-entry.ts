import type { Programme } from '#machines/app/app.types.ts';
import type { RouteName } from '#machines/domain/routes.ts';
import { parseSignUpEntry } from '#machines/domain/sign-up-link.ts';
import { restorePlanChoice, storeSignUpEntry } from '#src/browser/sign-up-cookies.ts';
import type { KeyValueStorage } from '#src/browser/storage.ts';

/**
 * Keeps for an hour what the query of a sign-up link brings. The steps after the tiers go on with the plan that was taken
 * back for choosing again, where no other was chosen: the browser's Forward leads to them.
 */
export function keepSignUpEntry(
  { route, query }: { route: RouteName; query: string },
  programme: Programme,
  tab: KeyValueStorage,
): void {
  storeSignUpEntry(parseSignUpEntry(query, programme));
  if (route === 'sign-up-account' || route === 'sign-up-billing') restorePlanChoice(tab);
}
