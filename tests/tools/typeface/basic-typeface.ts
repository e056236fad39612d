import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { basicLetters } from '#src/theme/typeface/letters.ts';
import { font } from '#src/theme/tokens.ts';

const whole = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';

export const basicTypefaceFile = fileURLToPath(
  new URL('../../../src/theme/typeface/figtree-basic.woff2', import.meta.url),
);

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

const cut = {
  targetFormat: 'woff2' as const,
  keepFeatures: ['kern', 'tnum'],
  noHinting: true,
  variationAxes: { wght: { min: font.regular, max: font.semibold } },
  dropTables: ['gasp', 'STAT', 'meta'],
};

/** The app's typeface with its basic letters, in the weights that the app uses, as WOFF2. */
export async function basicTypeface(): Promise<Buffer> {
  const file = fileURLToPath(import.meta.resolve(whole));
  return subsetFont(readFileSync(file), lettersIn(basicLetters), cut);
}
