import { style } from '@vanilla-extract/css';
import { colour, font, from, motion, radius, text } from '#src/theme/tokens.ts';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '8px',
  '@media': {
    [from.sm]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', gap: '12px' },
    [from.lg]: { gridTemplateColumns: 'repeat(9, minmax(0, 1fr))' },
  },
});

export const tile = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  alignContent: 'start',
  gap: '12px',
  height: '100%',
  minHeight: '124px',
  padding: '18px 6px 14px',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.card,
  background: colour.surface,
  fontSize: text.sm,
  fontWeight: font.medium,
  lineHeight: 1.3,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  transition: `border-color ${motion.quick}`,
  selectors: { 'a&:hover': { borderColor: colour.lineStrong } },
});

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: '48px',
  borderRadius: radius.card,
  background: colour.primarySoft,
  color: colour.primaryStrong,
});
