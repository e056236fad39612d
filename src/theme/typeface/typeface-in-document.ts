import fraunces from './fraunces-basic.woff2?inline';
import nunito from './nunito-basic.woff2?inline';
import robotoSlab from './roboto-slab-basic.woff2?inline';
import { displayFace, displayTypefaceOf } from './display-typefaces.ts';

const contents = { 'roboto-slab': robotoSlab, fraunces, nunito };

/** A typeface as data: URL, and the rule by which a document has it from its first paint on (decision 030). */
export interface TypefaceInDocument {
  data: string;
  rule: string;
}

/** The typeface of a theme's headings for its documents; null where they have the one of all else. */
export function typefaceInDocument(settings: Readonly<Record<string, string>>): TypefaceInDocument | null {
  const typeface = displayTypefaceOf(settings);
  if (typeface === null) return null;
  const data = contents[typeface.file];
  const { weight, unicodeRange } = displayFace;
  const rule = `@font-face{font-family:'${typeface.family}';src:url(${data}) format('woff2');font-weight:${weight};font-display:optional;unicode-range:${unicodeRange}}`;
  return { data, rule };
}
