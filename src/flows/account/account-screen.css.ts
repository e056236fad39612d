import { globalStyle, style } from '@vanilla-extract/css';
import { colour, from, text } from '#src/theme/tokens.ts';

export const screen = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '24px',
  '@media': {
    [from.md]: { display: 'grid', gridTemplateColumns: '184px minmax(0, 1fr)', gap: '48px' },
  },
});

export const head = style({ '@media': { [from.md]: { gridColumn: '1 / -1' } } });

export const title = style({
  fontSize: text.xxl,
  letterSpacing: '-0.03em',
  '@media': { [from.md]: { fontSize: text.xxxl } },
});

export const lead = style({ marginTop: '8px', color: colour.inkSoft, overflowWrap: 'anywhere' });

export const sections = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '32px',
  '@media': { [from.md]: { gap: '48px' } },
});

/** Who is led to a part sees its heading with some air above. */
globalStyle(`${sections} h2`, { scrollMarginTop: '16px' });
