import { globalStyle, style } from '@vanilla-extract/css';
import { colour, forcedColors, radius, text } from '#src/theme/tokens.ts';

/** While the window narrows, the drawing is wider for a moment than its place. */
export const chart = style({
  position: 'relative',
  minHeight: '220px',
  overflowX: 'clip',
  overflowClipMargin: '8px',
});

export const reading = style({ minHeight: '32px', fontSize: text.sm, fontVariantNumeric: 'tabular-nums' });

export const plot = style({ display: 'block', overflow: 'visible' });

export const bar = style({
  fill: `color-mix(in srgb, ${colour.secondaryStrong} 75%, ${colour.surface})`,
  '@media': { [forcedColors]: { fill: 'CanvasText' } },
});

/** The tint alone is too little to tell it from the others. */
export const chosenBar = style({
  fill: colour.secondaryStrong,
  stroke: colour.ink,
  strokeWidth: 2,
  '@media': { [forcedColors]: { fill: 'Highlight', stroke: 'CanvasText' } },
});

export const grid = style({ stroke: colour.line });

globalStyle(`${plot} text`, { fill: colour.inkSoft, fontSize: text.xs, fontFamily: 'inherit' });

/** Lies over the bars; its thumb is as wide as a bar has room, so that it stands where the bar does. */
export const slider = style({
  position: 'absolute',
  top: 0,
  height: '100%',
  margin: 0,
  appearance: 'none',
  background: 'transparent',
  cursor: 'crosshair',
  borderRadius: radius.field,
  touchAction: 'pan-y',
  selectors: {
    '&::-webkit-slider-runnable-track': { height: '100%', background: 'transparent' },
    '&::-webkit-slider-thumb': {
      appearance: 'none',
      width: 'var(--step)',
      height: '100%',
      background: 'transparent',
    },
    '&::-moz-range-track': { background: 'transparent' },
    '&::-moz-range-thumb': {
      width: 'var(--step)',
      height: '100%',
      border: 0,
      background: 'transparent',
    },
    '&:focus-visible': { outline: `2px solid ${colour.focus}`, outlineOffset: '-2px' },
  },
});
