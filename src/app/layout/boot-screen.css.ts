import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { colour, text } from '#src/theme/tokens.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const screen = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: '28px',
  minHeight: '100dvh',
  padding: '24px',
  background: colour.surface,
});

export const brand = style({
  zoom: 1.3,
  display: 'grid',
  alignItems: 'center',
  minHeight: '40px',
  animation: `${appear} 250ms ease-out`,
});

export const progress = style({
  display: 'grid',
  gap: '14px',
  width: 'min(240px, 70vw)',
  animation: `${appear} 200ms 150ms both`,
});

/** Before the tenant is known the bar wears no brand. */
globalStyle(`:root:not([data-themed]) ${screen}`, { vars: { '--primary-strong': colour.inkSoft } });

export const step = style({
  minHeight: '5em',
  fontSize: text.sm,
  color: colour.inkSoft,
  textAlign: 'center',
});

export const slow = style({ display: 'block', marginTop: '8px', animation: `${appear} 250ms ease-out` });
