import { style } from '@vanilla-extract/css';
import { colour, from, radius, text, width } from '#src/theme/tokens.ts';

export const screen = style({ width: '100%', minWidth: 0 });

export const title = style({
  fontSize: text.xxl,
  letterSpacing: '-0.03em',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  '@media': { [from.md]: { fontSize: text.xxxl } },
});

export const lead = style({ marginTop: '8px', maxWidth: '56ch', color: colour.inkSoft, textWrap: 'pretty' });

export const plans = style({ marginTop: '28px' });

/** The form at the left, what one joins at the right; on a phone that comes first. */
export const columns = style({
  display: 'grid',
  gap: '28px',
  marginTop: '28px',
  alignItems: 'start',
  '@media': { [from.md]: { gridTemplateColumns: 'minmax(0, 1fr) 340px', gap: '48px' } },
});

export const form = style({ maxWidth: width.form });

export const below = style([form, { marginTop: '28px' }]);

export const next = style({ marginTop: '-8px', fontSize: text.sm, color: colour.inkSoft });

export const offer = style({
  order: -1,
  display: 'grid',
  gap: '16px',
  padding: '20px',
  borderRadius: radius.card,
  background: colour.sunken,
  '@media': { [from.md]: { order: 0, padding: '24px' } },
});

export const offerTitle = style({ fontSize: text.lg });

export const benefits = style({ display: 'grid', gap: '10px', listStyle: 'none', fontSize: text.sm });

export const benefit = style({ display: 'grid', gridTemplateColumns: '14px 1fr', gap: '10px' });

export const check = style({ marginTop: '4px', color: colour.primaryStrong });

export const limits = style({ fontSize: text.sm, color: colour.inkSoft, textWrap: 'pretty' });

export const skeleton = style({ display: 'grid', gap: '20px', marginTop: '28px' });
