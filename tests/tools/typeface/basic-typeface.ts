import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { basicLetters } from '#src/theme/typeface/letters.ts';
import { font } from '#src/theme/tokens.ts';

interface BasicTypeface {
  /** The address of the file with all of it. */
  whole: string;
  /** The weights that the app uses. */
  weights: { min: number; max: number } | number;
}

const display = font.semibold;

/** The typefaces of which the first page needs a part, by the names of their files. */
const basicTypefaces = {
  figtree: {
    whole: import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
    weights: { min: font.regular, max: font.semibold },
  },
  'roboto-slab': {
    whole: import.meta.resolve('@fontsource-variable/roboto-slab/files/roboto-slab-latin-wght-normal.woff2'),
    weights: display,
  },
  fraunces: {
    whole: import.meta.resolve('@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2'),
    weights: display,
  },
  nunito: {
    whole: import.meta.resolve('@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2'),
    weights: 800,
  },
} satisfies Readonly<Record<string, BasicTypeface>>;

export type BasicTypefaceName = keyof typeof basicTypefaces;

export const basicTypefaceNames = Object.keys(basicTypefaces) as BasicTypefaceName[];

/** The file with the part of a typeface that the first page needs. */
export const basicTypefaceFile = (name: BasicTypefaceName): string =>
  fileURLToPath(new URL(`../../../src/theme/typeface/${name}-basic.woff2`, import.meta.url));

const cut = {
  targetFormat: 'woff2' as const,
  keepFeatures: ['kern', 'tnum'],
  noHinting: true,
  dropTables: ['gasp', 'STAT', 'meta'],
};

/** The letters of a `unicode-range`. */
export function lettersIn(range: string): string {
  const letters = range.split(', ').flatMap((part) => {
    const [first = 0, last = first] = part
      .slice('U+'.length)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
  });
  return letters.join('');
}

/** A typeface with its basic letters, in the weights that the app uses, as WOFF2. */
export async function basicTypeface(name: BasicTypefaceName): Promise<Buffer> {
  const { whole, weights }: BasicTypeface = basicTypefaces[name];
  return subsetFont(readFileSync(fileURLToPath(whole)), lettersIn(basicLetters), {
    ...cut,
    variationAxes: { wght: weights },
  });
}
