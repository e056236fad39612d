import { style } from '@vanilla-extract/css';
import { colour, font, from, radius, text } from '#src/theme/tokens.ts';

export const greeting = style({ display: 'grid', gap: '24px' });

export const head = style({
  display: 'grid',
  gap: '16px',
  '@media': { [from.sm]: { gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'center', gap: '20px' } },
});

export const tile = style({
  display: 'grid',
  placeItems: 'center',
  width: '64px',
  height: '64px',
  borderRadius: radius.card,
  background: colour.secondarySoft,
  color: colour.secondaryStrong,
});

export const quietTile = style([tile, { background: colour.primarySoft, color: colour.primaryStrong }]);

export const big = style({
  fontSize: text.xl,
  fontWeight: font.semibold,
  letterSpacing: '-0.02em',
  lineHeight: 1.25,
});

export const words = style({ color: colour.inkSoft, textWrap: 'pretty' });

export const subheading = style({ fontSize: text.md, fontWeight: font.semibold });

export const plan = style({
  display: 'grid',
  gap: '2px 16px',
  padding: '16px 20px',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.card,
  background: colour.sunken,
  '@media': { [from.sm]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' } },
});

export const planLabel = style({ fontSize: text.sm, color: colour.inkSoft });

export const planName = style({ fontSize: text.lg, fontWeight: font.semibold, letterSpacing: '-0.01em' });

export const planPrice = style({
  fontVariantNumeric: 'tabular-nums',
  '@media': { [from.sm]: { gridColumn: '2', gridRow: '1 / span 3', fontSize: text.lg } },
});

export const points = style({ display: 'grid', gap: '12px' });

export const point = style({ display: 'grid', gridTemplateColumns: '20px minmax(0, 1fr)', gap: '12px' });

export const pointIcon = style({ marginTop: '2px', color: colour.primaryStrong });
