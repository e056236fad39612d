import '#src/theme/global.css.ts';
import { afterEach, expect, it } from 'vitest';
import { defaultTheme } from '#machines/domain/theme.ts';
import { applyTheme } from '#src/theme/apply-theme.ts';
import { font } from '#src/theme/tokens.ts';

const looked = { ...defaultTheme, settings: { typeface: 'rounded', corners: 'sharp', pattern: 'waves' } };

function headingStyle() {
  document.body.innerHTML = '<h1>Hello</h1>';
  return getComputedStyle(document.querySelector('h1') ?? document.body).fontFamily;
}

const facesOf = (family: string) => [...document.fonts].filter((face) => face.family === family);

afterEach(() => {
  applyTheme(defaultTheme, document);
});

it('[BOOT-06] a theme’s typeface is fetched once where the document does not bear it, and headings show it', async () => {
  applyTheme(looked, document);
  applyTheme(looked, document);
  expect(facesOf('Nunito')).toHaveLength(1);
  const [family = ''] = headingStyle().split(',');
  const loaded = await document.fonts.load(`${font.semibold} 32px ${family}`, 'Hello');
  expect(loaded.map((face) => [face.family, face.status])).toEqual([['Nunito', 'loaded']]);
});

it('[BOOT-06] a theme without a look takes the place of one with a look whole', () => {
  applyTheme(looked, document);
  expect(headingStyle()).toMatch(/^"?Nunito/);
  applyTheme(defaultTheme, document);
  expect(headingStyle()).toMatch(/^"?Figtree Variable/);
  expect(getComputedStyle(document.documentElement).getPropertyValue('--radius-card')).toBe('12px');
});
