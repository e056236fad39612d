import { inCanadian, type English } from '#machines/domain/spelling.ts';

const canadian: English = 'en-CA';

/** A text as the page's country spells it, which the document says. */
export function spelled(text: string): string {
  return globalThis.document?.documentElement.lang === canadian ? inCanadian(text) : text;
}
