import basic from './figtree-basic.woff2?url';
import { basicLetters } from './letters.ts';

/** The part of the typeface that every page needs, in the three weights that are used. */
export const basicFace = {
  family: 'Figtree Variable',
  source: `url('${basic}') format('woff2')`,
  weight: '400 600',
  unicodeRange: basicLetters,
} as const;
