import type { Programme } from '#machines/app/app.types.ts';
import { parseSignUpEntry } from '#machines/domain/sign-up-link.ts';
import { storeSignUpEntry } from '#src/browser/sign-up-cookies.ts';

/** Keeps for an hour what the query of a sign-up link brings. */
export function keepSignUpEntry(query: string, programme: Programme): void {
  storeSignUpEntry(parseSignUpEntry(query, programme));
}
