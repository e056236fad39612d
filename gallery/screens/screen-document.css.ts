import { globalStyle, style } from '@vanilla-extract/css';

/** A screen stands still: what is looked at is where it comes to rest. */
globalStyle('*, *::before, *::after', {
  animationDuration: '0s !important',
  animationDelay: '0s !important',
  transitionDuration: '0s !important',
  scrollBehavior: 'auto !important' as 'auto',
});

export const note = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockStart: '50%',
  translate: '0 -50%',
  maxWidth: '34ch',
  margin: 'auto',
  padding: '20px',
  textAlign: 'center',
  color: '#4a4f57',
  fontSize: '16px',
  lineHeight: 1.5,
  selectors: { 'main:has(> :not(style)) ~ &': { display: 'none' } },
});
