import { globalStyle, style } from '@vanilla-extract/css';

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  padding: '8px 16px',
  listStyle: 'none',
  color: 'var(--text-soft)',
});

/** Twice, to come before the style that every drawing brings with it. */
const drawn = '.drawing.drawing';

globalStyle(`${drawn} [data-coverage=gesture] .way, ${drawn} [data-coverage=journey] .way`, {
  strokeWidth: '2.5',
});
globalStyle(`${drawn} [data-coverage=headless] .way`, { strokeWidth: '1', strokeDasharray: '2 3' });
globalStyle(`${drawn} [data-coverage=never] .way`, {
  strokeWidth: '2.5',
  strokeDasharray: '10 6',
  stroke: 'var(--drawing-error)',
});
globalStyle(`${drawn} [data-coverage=never] text`, { fill: 'var(--drawing-error)', fontWeight: '600' });
