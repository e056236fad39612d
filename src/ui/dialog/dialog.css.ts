import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import {
  below,
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

const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translate(-50%, 24px)' } });
const sink = keyframes({ to: { opacity: 0, transform: 'translate(-50%, 12px)' } });
const sheetUp = keyframes({ from: { transform: 'translateY(100%)' } });
const sheetDown = keyframes({ to: { transform: 'translateY(100%)' } });

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.overlay,
  background: 'color-mix(in srgb, color-mix(in srgb, var(--deep) 45%, #10141c) 52%, transparent)',
  backdropFilter: 'blur(2px)',
  /** A sheet leaves next to nothing of the page to see, and what is blurred is drawn anew with each letter typed in it. */
  '@media': {
    [below.sm]: { backdropFilter: 'none' },
    print: { display: 'none' },
    [motionAllowed]: {
      selectors: {
        '&[data-state=open]': { animation: `${fadeIn} ${motion.normal}` },
        '&[data-state=closed]': { animation: `${fadeOut} ${motion.normal} forwards` },
      },
    },
  },
});

export const panel = style({
  position: 'fixed',
  zIndex: layer.overlay,
  left: '50%',
  top: 'max(24px, 7dvh)',
  transform: 'translateX(-50%)',
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  width: 'min(var(--dialog-width), calc(100vw - 48px))',
  maxHeight: 'min(calc(100dvh - 48px), 86dvh)',
  borderRadius: radius.dialog,
  boxShadow: shadow,
  overflow: 'hidden',
  pointerEvents: 'auto',
  selectors: { '&:focus': { outline: 'none' } },
  '@media': {
    /** Even a millisecond of it shows the panel elsewhere for a frame, and what is pressed then is missed. */
    [motionAllowed]: {
      selectors: {
        '&[data-state=open]': { animation: `${rise} ${motion.slow}` },
        '&[data-state=closed]': { animation: `${sink} ${motion.normal} forwards` },
      },
    },
    [below.sm]: {
      left: 0,
      right: 0,
      top: 'auto',
      bottom: 0,
      transform: 'none',
      width: '100%',
      maxHeight: '92dvh',
      borderRadius: `${radius.dialog} ${radius.dialog} 0 0`,
      paddingBottom: 'env(safe-area-inset-bottom)',
    },
    [forcedColors]: forcedEdge,
    [`${below.sm} and ${motionAllowed}`]: {
      selectors: {
        '&[data-state=open]': { animation: `${sheetUp} 320ms cubic-bezier(.2,.8,.2,1)` },
        '&[data-state=closed]': { animation: `${sheetDown} ${motion.normal} forwards` },
      },
    },
  },
});

export const tall = style({ height: '560px', '@media': { [below.sm]: { height: '100dvh' } } });

/** On paper the dialog stands alone, and whole. */
const printed = `body:has(> ${panel})`;
globalStyle(`${printed} > #root`, { '@media': { print: { display: 'none' } } });
globalStyle(printed, { '@media': { print: { overflow: 'visible !important' } } });
globalStyle(`${printed} > ${panel}`, {
  '@media': {
    print: {
      position: 'static',
      transform: 'none',
      display: 'block',
      width: 'auto',
      height: 'auto',
      maxHeight: 'none',
      overflow: 'visible',
      boxShadow: 'none',
      animation: 'none !important',
    },
  },
});

export const tone = styleVariants({
  light: { background: colour.surface, color: colour.ink },
  dark: { background: colour.deep, color: colour.onDeep, vars: { '--focus': colour.onDeep } },
});

export const head = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: '16px',
  padding: '20px 20px 0 32px',
  '@media': { [below.sm]: { padding: '16px 12px 0 20px' } },
});

export const bareHead = style({ position: 'absolute', right: '12px', top: '12px', zIndex: 1 });

export const title = style({ paddingTop: '8px', fontSize: text.xl, fontWeight: font.semibold });

export const close = style({ flex: 'none' });

const content = style({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '@media': { print: { overflow: 'visible' } },
});

export const body = style([
  content,
  { padding: '16px 32px 32px', '@media': { [below.sm]: { padding: '12px 20px 24px' } } },
]);

export const compactBody = style([content, { padding: '8px 0' }]);

export const foot = style({
  display: 'grid',
  gap: '10px',
  padding: '16px 32px',
  borderTop: `1px solid color-mix(in srgb, currentColor 12%, transparent)`,
  '@media': {
    [below.sm]: { padding: '12px 20px 16px' },
    [from.sm]: { display: 'flex', flexDirection: 'row-reverse', flexWrap: 'wrap', gap: '12px' },
  },
});
