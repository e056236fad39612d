import { schemeCookie, type Scheme } from '#machines/domain/color-scheme.ts';
import { removeCookie, writeCookie } from './cookies.ts';

const year = 365 * 24 * 60 * 60;

/** Has the server write a scheme into each later document, so that the page begins in it; null for the system's. */
export function storeScheme(scheme: Scheme | null): void {
  if (scheme === null) removeCookie(schemeCookie);
  else writeCookie(schemeCookie, scheme, year);
}
