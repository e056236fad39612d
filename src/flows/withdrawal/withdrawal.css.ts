import { style } from '@vanilla-extract/css';
import { colour, font, from, radius, text } from '#src/theme/tokens.ts';

export const step = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '20px' });

export const balance = style({
  display: 'grid',
  gap: '2px',
  padding: '16px 20px',
  background: colour.sunken,
  borderRadius: radius.card,
});

export const label = style({ fontSize: text.sm, color: colour.inkSoft });

export const amount = style({
  fontSize: text.xxl,
  fontWeight: font.semibold,
  letterSpacing: '-0.02em',
  lineHeight: 1.2,
});

export const words = style({
  fontSize: text.sm,
  lineHeight: '1.25rem',
  color: colour.inkSoft,
  textWrap: 'pretty',
});

export const note = style([words, { textAlign: 'center' }]);

export const card = style({
  display: 'grid',
  gridTemplateColumns: '22px minmax(0, 1fr)',
  alignItems: 'center',
  gap: '12px',
  padding: '14px 16px',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.field,
});

export const icon = style({ flex: 'none', color: colour.inkSoft });

export const cardName = style({ fontWeight: font.medium });

export const cards = style({ display: 'grid', gap: '4px' });

export const another = style({ justifySelf: 'start', marginLeft: '-20px' });

export const last = style({
  display: 'grid',
  gap: '2px',
  padding: '14px 20px',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.card,
});

export const lastHead = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '16px',
  fontWeight: font.medium,
});

export const lastAmount = style({ flex: 'none', fontVariantNumeric: 'tabular-nums' });

export const actions = style({
  display: 'grid',
  gap: '8px',
  '@media': { [from.sm]: { gap: '12px' } },
});
