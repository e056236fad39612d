import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import {
  colour,
  font,
  forcedColors,
  forcedEdge,
  from,
  layer,
  motion,
  motionAllowed,
  radius,
  shadow,
  text,
} from '#src/theme/tokens.ts';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(16px)' } });
const leave = keyframes({ to: { opacity: 0, transform: 'translateY(8px)' } });
const swipeOut = keyframes({
  from: { transform: 'translateX(var(--radix-toast-swipe-end-x))' },
  to: { opacity: 0, transform: 'translateX(-110%)' },
});

/**
 * A toast of one line is 48 px high: with the gap of 12 each stands 60 px above the one before. A receipt in a sheet leaves
 * room for them, and sets `--toast-rise` to 0; one on a page of a phone sends them to the top, by `--toast-top`.
 */
export const stack = style({
  position: 'fixed',
  zIndex: layer.toast,
  left: '16px',
  right: '16px',
  top: 'var(--toast-top, auto)',
  bottom: `var(--toast-bottom, calc(20px + var(--toast-rise, calc(var(--question, 0px) + var(--reminder, 0px) + var(--bottom-bar, 0px))) + env(safe-area-inset-bottom)))`,
  display: 'flex',
  flexDirection: 'column-reverse',
  alignItems: 'start',
  gap: '12px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  pointerEvents: 'none',
  '@media': {
    [from.sm]: { left: '20px', right: 'auto', width: '420px' },
    print: { display: 'none' },
  },
});

export const toast = style({
  display: 'grid',
  gridTemplateColumns: '20px 1fr 44px',
  alignItems: 'center',
  columnGap: '12px',
  minHeight: '48px',
  width: '100%',
  padding: '2px 2px 2px 16px',
  borderRadius: radius.card,
  background: colour.ink,
  color: colour.surface,
  boxShadow: shadow,
  pointerEvents: 'auto',
  vars: { '--focus': colour.surface },
  selectors: {
    '&[data-state=closed]': { animation: `${leave} 200ms ease-out forwards` },
    '&[data-swipe=move]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
    '&[data-swipe=cancel]': { transition: 'transform 200ms ease-out' },
    '&[data-swipe=end]': { animation: `${swipeOut} 200ms ease-out forwards` },
  },
  '@media': { [motionAllowed]: { animation: `${arrive} ${motion.slow}` }, [forcedColors]: forcedEdge },
});

export const icon = styleVariants({
  success: { color: `color-mix(in oklab, ${colour.successSoft} 55%, ${colour.successStrong})` },
  error: { color: `color-mix(in oklab, ${colour.errorSoft} 55%, ${colour.errorStrong})` },
  warning: { color: `color-mix(in oklab, ${colour.warningSoft} 40%, var(--warning))` },
  info: { color: `color-mix(in oklab, ${colour.infoSoft} 55%, ${colour.infoStrong})` },
});

export const message = style({
  paddingBlock: '8px',
  fontSize: text.sm,
  fontWeight: font.medium,
  lineHeight: '1.25rem',
});

export const details = style({ display: 'block', fontWeight: font.regular });

export const link = style({
  color: 'inherit',
  fontWeight: font.semibold,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  whiteSpace: 'nowrap',
});

export const close = style({ color: 'inherit' });
