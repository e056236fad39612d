import { asScheme, schemeCookie, type Scheme } from '#machines/domain/color-scheme.ts';
import { cookieOf } from '#machines/domain/cookie.ts';

/** The scheme that was chosen in this browser; null for the system's. */
export function chosenScheme(document: Document): Scheme | null {
  return asScheme(cookieOf(schemeCookie, document));
}

/** Marks the root for the rules of the schemes; null for the system's. */
export function markScheme({ documentElement }: Document, scheme: Scheme | null): void {
  if (scheme === null) delete documentElement.dataset['scheme'];
  else documentElement.dataset['scheme'] = scheme;
}
