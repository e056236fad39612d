import { keyframes, style } from '@vanilla-extract/css';
import {
  colour,
  font,
  forcedChoice,
  forcedColors,
  layer,
  motion,
  motionAllowed,
  radius,
  shadow,
  text,
} from '#src/theme/tokens.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'scale(.97)' } });

export const panel = style({
  zIndex: layer.overlay,
  minWidth: '200px',
  padding: '6px',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.card,
  background: colour.surface,
  boxShadow: shadow,
  transformOrigin: 'var(--radix-dropdown-menu-content-transform-origin)',
  '@media': { [motionAllowed]: { animation: `${appear} ${motion.quick}` } },
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: '44px',
  padding: '10px 12px',
  borderRadius: radius.field,
  fontSize: text.md,
  fontWeight: font.medium,
  color: colour.ink,
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-highlighted]': { background: colour.primarySoft, color: colour.primaryStrong },
    '&:focus-visible': { outline: `2px solid ${colour.focus}`, outlineOffset: '-2px' },
  },
  '@media': { [forcedColors]: { selectors: { '&[data-highlighted]': forcedChoice } } },
});
