import { style } from '@vanilla-extract/css';
import { colour, motion, radius } from '#src/theme/tokens.ts';

export const iconButton = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  borderRadius: radius.field,
  color: 'inherit',
  opacity: 0.78,
  transition: `background-color ${motion.quick}, opacity ${motion.quick}`,
  selectors: {
    '&:hover:not([aria-disabled=true])': {
      opacity: 1,
      background: 'color-mix(in srgb, currentColor 8%, transparent)',
    },
    '&:focus-visible': { opacity: 1, outlineOffset: '-2px' },
    '&[aria-disabled=true]': { opacity: 0.32, cursor: 'default' },
  },
});

export const outlinedIconButton = style({
  border: `1px solid ${colour.line}`,
  background: colour.surface,
  borderRadius: radius.round,
});
