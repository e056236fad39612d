import { style } from '@vanilla-extract/css';
import { colour, font, from, motion, radius, text } from '#src/theme/tokens.ts';

export const card = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  gridTemplateRows: '1fr auto',
  gap: '8px 16px',
  width: '100%',
  height: '100%',
  minHeight: '108px',
  padding: '16px',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.card,
  background: colour.surface,
  textAlign: 'left',
  transition: `border-color ${motion.quick}`,
  selectors: { 'button&:hover': { borderColor: colour.lineStrong } },
  '@media': { [from.sm]: { rowGap: '14px', minHeight: '136px' } },
});

export const logo = style({ gridRow: '1 / span 2', '@media': { [from.sm]: { gridRow: '1' } } });

export const words = style({ display: 'grid', alignContent: 'center', gap: '2px', minWidth: 0 });

export const brand = style({
  display: '-webkit-box',
  overflow: 'hidden',
  fontWeight: font.semibold,
  letterSpacing: '-0.01em',
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
});

export const reward = style({
  fontWeight: font.semibold,
  lineHeight: 1.35,
  color: colour.primaryStrong,
  overflowWrap: 'anywhere',
  selectors: { '&:empty': { display: 'none' } },
});

export const facts = style({
  selectors: { '&:empty': { display: 'none' } },
  gridColumn: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 8px',
  fontSize: text.xs,
  color: colour.inkSoft,
  whiteSpace: 'nowrap',
  '@media': { [from.sm]: { gridColumn: '1 / -1' } },
});

export const distance = style({ display: 'inline-flex', alignItems: 'center', gap: '4px' });
