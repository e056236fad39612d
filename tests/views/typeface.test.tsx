import '#src/theme/global.css.ts';
import { expect, it } from 'vitest';
import { font } from '#src/theme/tokens.ts';

/** How the faces stand that text of a weight is written with. */
async function statesFor(text: string, weight: number) {
  const faces = await document.fonts.load(`${weight} 16px 'Figtree Variable'`, text);
  return faces.map(
    ({ status, unicodeRange }) => `${status}, ${unicodeRange.startsWith('U+20') ? 'basic' : 'further'}`,
  );
}

it.each([font.regular, font.medium, font.semibold])(
  '[SPED-01] at weight %i the app’s own words are written in the basic part of the typeface, and names in both',
  async (weight) => {
    expect(await statesFor('Welcome back', weight)).toEqual(['loaded, basic']);
    expect(new Set(await statesFor('Zoë', weight))).toEqual(new Set(['loaded, basic', 'loaded, further']));
  },
);
