import { style } from '@vanilla-extract/css';
import { colour, from, text } from '#src/theme/tokens.ts';

export const screen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '32px',
  maxWidth: '960px',
  marginInline: 'auto',
  '@media': { [from.md]: { gap: '48px' } },
});

export const title = style({
  fontSize: text.xxl,
  letterSpacing: '-0.03em',
  '@media': { [from.md]: { fontSize: text.xxxl } },
});

export const lead = style({ marginTop: '8px', color: colour.inkSoft, overflowWrap: 'anywhere' });
