import { lookChoice, type LookChoice } from '#machines/domain/look.ts';
import { dotted } from './dots.ts';
import { colour, font } from './tokens.ts';
import { displayTypefaceOf } from './typeface/display-typefaces.ts';

const corners: Readonly<
  Record<LookChoice<'corners'>, Record<'field' | 'card' | 'panel' | 'dialog', string>>
> = {
  soft: { field: '8px', card: '12px', panel: '20px', dialog: '16px' },
  sharp: { field: '2px', card: '3px', panel: '4px', dialog: '4px' },
  round: { field: '14px', card: '20px', panel: '28px', dialog: '26px' },
};

interface Pattern {
  image: string;
  size: string;
}

const faint = (share: number) => `color-mix(in srgb, ${colour.onDeep} ${share}%, transparent)`;

const patterns: Readonly<Record<LookChoice<'pattern'>, Pattern>> = {
  dots: { image: dotted(colour.onDeep, 9), size: '24px 24px' },
  stripes: {
    image: `repeating-linear-gradient(135deg, ${faint(6.3)} 0 1px, transparent 1px 12px)`,
    size: 'auto',
  },
  waves: {
    image: `radial-gradient(circle at 50% 0, transparent 17px, ${faint(7.2)} 17.5px 18.5px, transparent 19px)`,
    size: '36px 18px',
  },
  rings: {
    image: `repeating-radial-gradient(circle at 100% 0, ${faint(7.2)} 0 1px, transparent 1px 40px)`,
    size: 'auto',
  },
  none: { image: 'linear-gradient(transparent, transparent)', size: 'auto' },
};

/**
 * What of a tenant's look is no colour, as custom properties: typeface of the headings, corners, form of the buttons and
 * pattern of the dark grounds. A page's own ground has dots in each.
 * @param settings the theme's settings by dashed name; what is missing or unknown is as in a theme without it.
 */
export function lookOf(settings: Readonly<Record<string, string>>): Record<`--${string}`, string> {
  const radius = corners[lookChoice(settings, 'corners')];
  const typeface = displayTypefaceOf(settings);
  const { image, size } = patterns[lookChoice(settings, 'pattern')];
  return {
    ...Object.fromEntries(Object.entries(radius).map(([part, value]) => [`--radius-${part}`, value])),
    '--radius-button': lookChoice(settings, 'buttons') === 'pill' ? '999px' : radius.field,
    '--font-display': typeface === null ? font.family : `'${typeface.family}', ${font.family}`,
    '--pattern': image,
    '--pattern-size': size,
  };
}

/** The same without what every theme has. */
export function ownLookOf(settings: Readonly<Record<string, string>>): Record<string, string> {
  const usual: Readonly<Record<string, string>> = lookOf({});
  return Object.fromEntries(
    Object.entries(lookOf(settings)).filter(([name, value]) => usual[name] !== value),
  );
}
