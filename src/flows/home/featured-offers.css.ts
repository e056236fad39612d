import { style } from '@vanilla-extract/css';
import { colour, font, from, motion, radius, text } from '#src/theme/tokens.ts';

export const tools = style({ display: 'flex', alignItems: 'center', gap: '20px' });

export const all = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  whiteSpace: 'nowrap',
});

export const arrows = style({ display: 'none', gap: '8px', '@media': { [from.md]: { display: 'flex' } } });

export const rail = style({
  display: 'flex',
  gap: '16px',
  marginInline: '-16px',
  padding: '4px 16px',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: '16px',
  scrollbarWidth: 'none',
  /** It would snap back from a tile that the keyboard brought into view. */
  selectors: { '&:has(:focus-visible)': { scrollSnapType: 'none' } },
  '@media': {
    [from.md]: { gap: '24px', marginInline: '-4px', paddingInline: '4px', scrollPaddingInline: '4px' },
    print: { flexWrap: 'wrap', overflow: 'visible' },
  },
});

/** It grows with the text. */
const cellWidth = '9.6875rem';

export const cell = style({ flex: 'none', width: cellWidth, scrollSnapAlign: 'start' });

export const offer = style({
  display: 'block',
  width: cellWidth,
  borderRadius: radius.card,
  textAlign: 'left',
});

export const face = style({
  display: 'grid',
  placeItems: 'center',
  width: cellWidth,
  height: '5.4375rem',
  overflow: 'hidden',
  background: colour.surface,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.card,
  transition: `border-color ${motion.quick}`,
  selectors: { [`${offer}:hover &`]: { borderColor: colour.lineStrong } },
});

export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' });

export const brand = style({
  display: 'block',
  marginTop: '10px',
  fontSize: text.sm,
  fontWeight: font.medium,
  lineHeight: '1.25rem',
  overflowWrap: 'break-word',
});

export const reward = style({
  display: 'block',
  marginTop: '2px',
  fontSize: text.sm,
  fontWeight: font.semibold,
  lineHeight: '1.25rem',
  color: colour.primaryStrong,
  overflowWrap: 'break-word',
});
