import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Scheme } from '#machines/domain/color-scheme.ts';
import { contrast, deriveColours } from '#src/theme/colours.ts';
import { nonTextPairs, textPairs } from '#src/theme/contrast-pairs.ts';
import { readableStyleOf, styleOf } from '#src/theme/style-of.ts';

const own = ['primary', 'secondary', 'error', 'info', 'success', 'warning'].concat(
  [100, 200, 300, 400, 500, 600].map((step) => `neutral-${step}`),
);
const names = [...own, ...own.map((name) => `dark-${name}`)];
const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const settings = fc
  .tuple(fc.subarray(names), fc.array(colour, { minLength: names.length, maxLength: names.length }))
  .map(([chosen, colours]) =>
    Object.fromEntries(chosen.map((name, index) => [name, colours[index] ?? '#000000'])),
  );

const schemes = ['light', 'dark'] as const;

function failingPairs(
  given: Record<string, string>,
  pairs = textPairs,
  least = 4.5,
  scheme: Scheme = 'light',
) {
  const derived = deriveColours(given, scheme);
  return pairs.filter(([text, ground]) => {
    const ratio = contrast(derived[`--${text}`] ?? '#ffffff', derived[`--${ground}`] ?? '#ffffff');
    return !(ratio >= least);
  });
}

describe('a tenant theme', () => {
  test.each(schemes)(
    '[BOOT-07] gives every text 4.5:1 on its background in the %s scheme, whatever colors a tenant chooses',
    (scheme) => {
      fc.assert(
        fc.property(settings, (given) => {
          expect(failingPairs(given, textPairs, 4.5, scheme)).toEqual([]);
        }),
        { numRuns: 400 },
      );
    },
  );

  test.each(schemes)(
    '[ACCS-01] gives every sign that is no text 3:1 on its background in the %s scheme, whatever colors a tenant chooses',
    (scheme) => {
      fc.assert(
        fc.property(settings, (given) => {
          expect(failingPairs(given, nonTextPairs, 3, scheme)).toEqual([]);
        }),
        { numRuns: 400 },
      );
    },
  );

  test('[BOOT-07] uses the default colours where a tenant sets none', () => {
    expect(deriveColours({})).toMatchObject({ '--primary': '#0099eb', '--secondary': '#a8d100' });
    expect(failingPairs({})).toEqual([]);
  });

  test('[BOOT-07] uses the fill of a tenant when white or near-black text is readable on it', () => {
    expect(deriveColours({ primary: '#12284b' })).toMatchObject({
      '--primary-fill': '#12284b',
      '--on-primary': '#ffffff',
    });
    expect(deriveColours({ primary: '#a8d100' })).toMatchObject({
      '--primary-fill': '#a8d100',
      '--on-primary': '#14171c',
    });
  });

  test('[BOOT-07] strengthens a fill on which neither white nor near-black text is readable', () => {
    const derived = deriveColours({ primary: '#7a7a7a' });
    expect(derived).toMatchObject({ '--primary': '#7a7a7a', '--on-primary': '#ffffff' });
    expect(derived['--primary-fill']).not.toBe('#7a7a7a');
  });

  test('[BOOT-07] passes the other colours of a tenant on under their dashed names', () => {
    expect(deriveColours({ 'brand-night': '#101820' })).toMatchObject({ '--brand-night': '#101820' });
  });

  test('[BOOT-07] uses the colors of a tenant on words only where they are readable', () => {
    const onNight = { ground: '#101820', text: '#ffffff' };
    const size = ['font-size', '20px'] as const;
    expect(readableStyleOf([size, ['color', '#ffd166']], onNight)).toEqual({
      fontSize: '20px',
      color: '#ffd166',
    });
    expect(readableStyleOf([size, ['color', '#203040']], onNight)).toEqual({ fontSize: '20px' });
    expect(readableStyleOf([['background-color', '#ffffff']], onNight)).toEqual({});
    expect(
      readableStyleOf(
        [
          ['background-color', '#ffffff'],
          ['color', '#203040'],
        ],
        onNight,
      ),
    ).toEqual({ backgroundColor: '#ffffff', color: '#203040' });
    expect(readableStyleOf([['color', 'tomato']], onNight)).toEqual({});
  });

  test('[BOOT-08] turns the declarations of a tenant into a React style', () => {
    expect(
      styleOf([
        ['background-color', '#fff'],
        ['letter-spacing', '0.1em'],
      ]),
    ).toEqual({ backgroundColor: '#fff', letterSpacing: '0.1em' });
  });
});
