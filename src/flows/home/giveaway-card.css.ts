import { style } from '@vanilla-extract/css';
import { colour, font, from, radius, text } from '#src/theme/tokens.ts';

const tear = '58%';
const notch = '12px';

/** A ticket: a notch at each side where it would be torn. */
export const ticket = style({
  display: 'grid',
  gridTemplateRows: `${tear} 1fr`,
  minHeight: '320px',
  borderRadius: radius.panel,
  background: colour.secondaryFill,
  color: colour.onSecondary,
  vars: { '--focus': colour.onSecondary },
  maskImage: `radial-gradient(circle ${notch} at 0 ${tear}, transparent 98%, #000), radial-gradient(circle ${notch} at 100% ${tear}, transparent 98%, #000)`,
  maskComposite: 'intersect',
});

export const stub = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  padding: '24px',
  '@media': { [from.md]: { padding: '28px' } },
});

export const title = style({ fontSize: text.md, letterSpacing: '-0.01em' });

export const figure = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: '10px',
  fontSize: text.lg,
  fontWeight: font.medium,
});

export const count = style({
  fontSize: '5.5rem',
  fontWeight: font.semibold,
  lineHeight: 0.9,
  letterSpacing: '-0.04em',
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: '16px',
  margin: `0 ${notch}`,
  padding: '20px 12px 24px',
  borderTop: '2px dashed color-mix(in srgb, currentColor 35%, transparent)',
  fontSize: text.sm,
  '@media': { [from.md]: { padding: '20px 16px 28px' } },
});

export const button = style({
  background: colour.onSecondary,
  color: colour.secondaryFill,
  selectors: {
    '&:hover:not([aria-disabled=true])': {
      background: `color-mix(in srgb, ${colour.onSecondary} 88%, ${colour.secondaryFill})`,
    },
  },
});
