import { lookChoice, type LookChoice } from '#machines/domain/look.ts';
import { font } from '../tokens.ts';
import { basicLetters } from './letters.ts';

/** A typeface for headings and large figures, beside the one of all else. */
export interface DisplayTypeface {
  family: string;
  /** The file with its basic letters, by its name in this folder. */
  file: 'roboto-slab' | 'fraunces' | 'nunito';
}

const displayTypefaces: Readonly<Record<LookChoice<'typeface'>, DisplayTypeface | null>> = {
  plain: null,
  slab: { family: 'Roboto Slab', file: 'roboto-slab' },
  serif: { family: 'Fraunces', file: 'fraunces' },
  rounded: { family: 'Nunito', file: 'nunito' },
};

/** The typeface of a theme's headings; null where they have the one of all else. */
export const displayTypefaceOf = (settings: Readonly<Record<string, string>>): DisplayTypeface | null =>
  displayTypefaces[lookChoice(settings, 'typeface')];

/** What a browser is told of each of them. */
export const displayFace = { weight: String(font.semibold), unicodeRange: basicLetters };
