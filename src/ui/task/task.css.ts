import { style } from '@vanilla-extract/css';
import { colour, from, text, width } from '#src/theme/tokens.ts';

export const task = style({ width: '100%', maxWidth: width.form });

export const title = style({
  fontSize: text.xxl,
  letterSpacing: '-0.03em',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  '@media': { [from.md]: { fontSize: text.xxxl } },
});

export const lead = style({
  marginTop: '8px',
  color: colour.inkSoft,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
});

export const body = style({ display: 'grid', gap: '24px', marginTop: '32px' });

export const end = style({ marginTop: '28px', color: colour.inkSoft });
