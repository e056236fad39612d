import { style } from '@vanilla-extract/css';
import { colour, font, from, radius, text } from '#src/theme/tokens.ts';

export const screen = style({ width: '100%', minWidth: 0 });

export const card = style({
  display: 'grid',
  gap: '20px',
  marginTop: '28px',
  padding: '20px',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.card,
  background: colour.surface,
  '@media': { [from.sm]: { padding: '28px' } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: '4px 24px',
});

export const label = style({ fontSize: text.sm, color: colour.inkSoft });

export const plan = style({ fontSize: text.xl, letterSpacing: '-0.02em' });

export const price = style({
  fontSize: text.lg,
  fontWeight: font.semibold,
  fontVariantNumeric: 'tabular-nums',
});

export const benefits = style({
  display: 'grid',
  gap: '10px 24px',
  paddingTop: '20px',
  borderTop: `1px solid ${colour.line}`,
  '@media': { [from.sm]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const benefit = style({
  display: 'grid',
  gridTemplateColumns: '18px minmax(0, 1fr)',
  gap: '10px',
});

export const check = style({ marginTop: '4px', color: colour.primaryStrong });

export const actions = style({
  display: 'grid',
  gap: '8px',
  '@media': { [from.sm]: { display: 'flex', gap: '12px' } },
});

export const note = style({ fontSize: text.sm, color: colour.inkSoft, textWrap: 'pretty' });
