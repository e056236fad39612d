import { globalStyle, style } from '@vanilla-extract/css';
import {
  below,
  colour,
  font,
  forcedChoice,
  forcedColors,
  frame,
  from,
  layer,
  motion,
  radius,
  text,
} from '#src/theme/tokens.ts';

export const bar = style({
  position: 'fixed',
  zIndex: layer.bar,
  insetInline: 0,
  bottom: 0,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  minHeight: frame.bottomBar,
  paddingBottom: 'env(safe-area-inset-bottom)',
  background: colour.surface,
  borderTop: `1px solid ${colour.line}`,
  '@media': { [from.md]: { display: 'none' }, print: { display: 'none' } },
});

/** What floats or ends at the bottom keeps clear of the bar. */
globalStyle(`:root:has(${bar})`, { '@media': { [below.md]: { vars: { '--bottom-bar': frame.bottomBar } } } });

export const item = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: '2px',
  minHeight: frame.bottomBar,
  /** Larger text grows as far as five words have room beside each other. */
  fontSize: `min(${text.xs}, max(12px, 3.3vw))`,
  fontWeight: font.medium,
  lineHeight: 4 / 3,
  color: colour.inkSoft,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  transition: `color ${motion.quick}`,
  selectors: {
    '&[aria-current], &[data-state=open]': { color: colour.primaryStrong, fontWeight: font.semibold },
    '&[aria-disabled]': { opacity: 0.6 },
    '&:focus-visible': { outlineOffset: '-4px' },
  },
});

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  width: '52px',
  height: '30px',
  borderRadius: radius.round,
  transition: `background-color ${motion.normal}`,
  selectors: { '[aria-current] > &, [data-state=open] > &': { background: colour.primarySoft } },
  '@media': {
    [forcedColors]: { selectors: { '[aria-current] > &, [data-state=open] > &': forcedChoice } },
  },
});
