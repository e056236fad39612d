import { style } from '@vanilla-extract/css';
import { colour, font, forcedColors, from, radius, text } from '#src/theme/tokens.ts';

export const frame = style({ position: 'relative', borderRadius: radius.panel, overflow: 'hidden' });

export const turning = style({ display: 'grid' });

export const viewport = style({ height: '100%', overflow: 'hidden' });

export const strip = style({ display: 'flex', height: '100%' });

export const slide = style({
  flex: 'none',
  display: 'grid',
  gridTemplateRows: '200px 1fr',
  width: '100%',
  '@media': {
    [from.sm]: { gridTemplateRows: 'minmax(360px, auto)', gridTemplateColumns: '1fr 1.05fr' },
  },
});

/** As high as the words make the slide: no picture decides that. */
export const picture = style({
  width: '100%',
  height: 0,
  minHeight: '100%',
  objectFit: 'cover',
  '@media': {
    [from.sm]: {
      gridArea: '1 / 2',
      clipPath: 'circle(max(130%, 420px) at calc(max(130%, 420px) + 2px) 42%)',
    },
  },
});

/** In its place whether the picture has come or not. */
export const words = style({
  gridRow: 2,
  display: 'grid',
  alignContent: 'start',
  gap: '10px',
  padding: '24px 20px 76px',
  '@media': {
    [from.sm]: { gridArea: '1 / 1', alignContent: 'center', padding: '32px 8px 72px 40px' },
  },
});

export const superTitle = style({ fontSize: text.sm, fontWeight: font.semibold, color: colour.deepAccent });

export const title = style({
  fontSize: '1.75rem',
  lineHeight: 1.1,
  letterSpacing: '-0.03em',
  '@media': { [from.lg]: { fontSize: '2.25rem' } },
});

export const subTitle = style({ color: colour.onDeepSoft, textWrap: 'pretty' });

export const action = style({ marginTop: '10px' });

export const button = style({
  background: colour.onDeep,
  color: colour.deep,
  selectors: { '&:hover:not([aria-disabled=true])': { background: colour.onDeepSoft } },
});

export const controls = style({
  position: 'absolute',
  left: '8px',
  bottom: '14px',
  display: 'flex',
  alignItems: 'center',
  '@media': { [from.sm]: { left: '28px', bottom: '20px' } },
});

export const dots = style({ display: 'flex', gap: '6px', padding: '0 4px' });

export const dot = style({
  width: '6px',
  height: '6px',
  borderRadius: radius.round,
  background: colour.onDeepSoft,
  opacity: 0.5,
  '@media': { [forcedColors]: { background: 'CanvasText' } },
});

export const dotOn = style([
  dot,
  {
    width: '20px',
    background: colour.onDeep,
    opacity: 1,
    '@media': { [forcedColors]: { background: 'Highlight' } },
  },
]);
