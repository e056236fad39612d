import { globalStyle, style } from '@vanilla-extract/css';

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  padding: '8px 16px',
  listStyle: 'none',
  color: 'var(--text-soft)',
});

globalStyle('[data-coverage=gesture] .way, [data-coverage=journey] .way', { strokeWidth: '2.5' });
globalStyle('[data-coverage=headless] .way', { strokeWidth: '1', strokeDasharray: '2 3' });
globalStyle('[data-coverage=never] .way', {
  strokeWidth: '2.5',
  strokeDasharray: '10 6',
  stroke: 'var(--drawing-error)',
});
globalStyle('[data-coverage=never] text', { fill: 'var(--drawing-error)', fontWeight: '600' });
