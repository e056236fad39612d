import { describe, expect, test } from 'vitest';
import { looks } from '#machines/domain/look.ts';
import { lookOf, ownLookOf } from '#src/theme/look.ts';
import { typefaceInDocument } from '#src/theme/typeface/typeface-in-document.ts';

const radii = (settings: Record<string, string>) =>
  Object.entries(lookOf(settings)).flatMap(([name, value]) => (name.startsWith('--radius') ? [value] : []));

describe('what of a tenant’s look is no color', () => {
  test('[BOOT-06] is as it always was in a theme that says nothing of it', () => {
    expect(radii({})).toEqual(['8px', '12px', '20px', '16px', '8px']);
    expect(ownLookOf({ primary: '#123456' })).toEqual({});
    expect(typefaceInDocument({})).toBeNull();
  });

  test.each(Object.keys(looks))('[BOOT-06] is the usual one where its %s is unknown or hostile', (name) => {
    for (const value of ['wavy', 'url(x)', '}</style>', 'constructor', '']) {
      expect(ownLookOf({ [name]: value })).toEqual({});
    }
  });

  test('[BOOT-06] has the corners, the buttons and the pattern that the theme chooses', () => {
    expect(radii({ corners: 'sharp' })).toEqual(['2px', '3px', '4px', '4px', '2px']);
    expect(radii({ corners: 'round', buttons: 'pill' })).toEqual(['14px', '20px', '28px', '26px', '999px']);
    const grounds = looks.pattern.map((pattern) => lookOf({ pattern })['--pattern']);
    expect(new Set(grounds).size).toBe(looks.pattern.length);
  });

  test.each([
    ['slab', 'Roboto Slab'],
    ['serif', 'Fraunces'],
    ['rounded', 'Nunito'],
  ])(
    '[BOOT-06] writes headings in the %s typeface, and the app’s own where that does not come',
    (typeface, family) => {
      const { '--font-display': fonts, ...others } = ownLookOf({ typeface });
      expect(fonts).toBe(`'${family}', 'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif`);
      expect(others).toEqual({});
      expect(typefaceInDocument({ typeface })?.rule).toContain(`@font-face{font-family:'${family}';src:url(`);
    },
  );
});
