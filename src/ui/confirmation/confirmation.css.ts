import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { panel } from '../dialog/dialog.css.ts';
import { below, colour, motionAllowed, radius, text } from '#src/theme/tokens.ts';

const toastAtTop = { '--toast-top': 'calc(8px + env(safe-area-inset-top))', '--toast-bottom': 'auto' };

const draw = keyframes({ from: { strokeDashoffset: 1 } });

export const confirmation = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px',
  width: '100%',
  maxWidth: '520px',
  marginInline: 'auto',
});

/** In a sheet a toast of four lines stands below the button: nothing of the receipt is covered while it stays. */
globalStyle(`${panel} ${confirmation}`, {
  '@media': { [below.sm]: { gap: '16px', paddingBottom: '132px' } },
});
globalStyle(`:root:has(${panel} ${confirmation})`, {
  '@media': { [below.sm]: { vars: { '--toast-rise': '0px' } } },
});

/** A low window has no room below the button: the toast stands at the top. */
globalStyle(`:root:has(${panel} ${confirmation})`, {
  '@media': { [`${below.sm} and (max-height: 799px)`]: { vars: toastAtTop } },
});

/** On a page of a phone its button is where a toast would stand. */
globalStyle(`:root:not(:has(${panel})):has(${confirmation})`, {
  '@media': {
    [below.sm]: { vars: toastAtTop },
  },
});

export const head = style({
  display: 'grid',
  justifyItems: 'center',
  gap: '8px',
  padding: '12px 0',
  textAlign: 'center',
});

globalStyle(`${panel} ${head}`, { '@media': { [below.sm]: { padding: 0 } } });

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: '64px',
  height: '64px',
  marginBottom: '8px',
  borderRadius: radius.round,
  background: colour.successSoft,
  color: colour.successStrong,
});

export const tick = style({
  strokeDasharray: 1,
  '@media': { [motionAllowed]: { animation: `${draw} 400ms 150ms ease-out backwards` } },
});

export const words = style({
  fontSize: text.sm,
  lineHeight: '20px',
  color: colour.inkSoft,
  textWrap: 'pretty',
});

export const rows = style({
  padding: '8px 20px',
  background: colour.sunken,
  borderRadius: radius.card,
});

/** As high as a finger needs. */
export const stored = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '44px',
  fontSize: text.sm,
});
