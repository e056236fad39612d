import '#src/theme/global.css.ts';
import { expect, it } from 'vitest';
import { bringTypeface } from '#src/browser/typeface.ts';
import { basicFace } from '#src/theme/typeface/basic-face.ts';
import { font } from '#src/theme/tokens.ts';

/** How the faces stand that text of a weight is written with. */
async function statesFor(text: string, weight: number) {
  const faces = await document.fonts.load(`${weight} 16px '${basicFace.family}'`, text);
  return faces.map(({ status, display }) => `${status}, ${display}`);
}

it.each([font.regular, font.medium, font.semibold])(
  '[SPED-01] at weight %i the app’s own words are written in the basic part of the typeface, and names in both',
  async (weight) => {
    expect(await statesFor('Welcome back', weight)).toEqual(['loaded, optional']);
    expect(new Set(await statesFor('Zoë', weight))).toEqual(new Set(['loaded, optional', 'loaded, swap']));
  },
);

it('[SPED-01] the basic part is brought to stay, also where it came late', async () => {
  bringTypeface(basicFace);
  expect(new Set(await statesFor('Welcome back', font.regular))).toEqual(
    new Set(['loaded, optional', 'loaded, swap']),
  );
});
