import { style } from '@vanilla-extract/css';
import { colour, font, from, motion, radius, text } from '#src/theme/tokens.ts';

export const card = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
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
  '@media': { [from.sm]: { minHeight: '128px' } },
});

export const place = style({ position: 'relative' });

/** Beside the rate, over the card. */
export const heart = style({
  position: 'absolute',
  top: '6px',
  right: '6px',
  color: colour.inkSoft,
  selectors: { '&[aria-pressed="true"]': { color: colour.primaryStrong } },
});

export const heartIcon = style({ selectors: { '[aria-pressed="true"] > &': { fill: 'currentColor' } } });

/** Ends where the heart begins. */
export const rate = style({ paddingRight: '32px' });

export const logo = style({ gridRow: '1 / span 2' });

export const words = style({ display: 'grid', alignContent: 'start', gap: '2px', minWidth: 0 });

export const brand = style({
  display: '-webkit-box',
  overflow: 'hidden',
  fontWeight: font.medium,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
});

/** As high as a usual rate. */
export const reward = style({ fontSize: text.xl, lineHeight: 1.1 });

export const facts = style({
  selectors: { '&:empty': { display: 'none' } },
  gridColumn: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '4px 8px',
  fontSize: text.xs,
  color: colour.inkSoft,
  whiteSpace: 'nowrap',
});

export const distance = style({ display: 'inline-flex', alignItems: 'center', gap: '4px' });
