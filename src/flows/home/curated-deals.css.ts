import { style } from '@vanilla-extract/css';
import { colour, font, from, motion, radius, text } from '#src/theme/tokens.ts';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
  gap: '12px',
  '@media': { [from.md]: { gap: '16px' } },
});

export const deal = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  gap: '8px 16px',
  alignItems: 'center',
  width: '100%',
  height: '100%',
  padding: '16px',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.card,
  background: colour.surface,
  textAlign: 'left',
  transition: `border-color ${motion.quick}`,
  selectors: { 'button&:hover': { borderColor: colour.lineStrong } },
  '@media': { [from.sm]: { rowGap: '14px' } },
});

export const tile = style({
  gridRow: '1 / span 2',
  alignSelf: 'start',
  '@media': { [from.sm]: { gridRow: 'auto' } },
});

export const words = style({ display: 'grid', gap: '2px', minWidth: 0, overflowWrap: 'anywhere' });

export const brand = style({ fontWeight: font.medium, lineHeight: 1.3 });

/** As high as a usual rate. */
export const reward = style({ fontSize: text.xl, lineHeight: 1.1 });

export const ending = style({ display: 'inline-flex', alignItems: 'center', minHeight: '44px' });

export const facts = style({
  selectors: { '&:empty': { display: 'none' } },
  gridColumn: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  fontSize: text.xs,
  color: colour.inkSoft,
  whiteSpace: 'nowrap',
  '@media': { [from.sm]: { gridColumn: '1 / -1' } },
});
