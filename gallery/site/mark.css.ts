import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

export const mark = style({ flex: 'none', width: '14px', height: '14px' });
export const looks = styleVariants({
  member: [mark, { color: 'var(--gesture)' }],
  reported: [mark, { color: 'var(--reported)' }],
  good: [mark, { color: 'var(--done)' }],
  neutral: [mark, { color: 'var(--automatic)' }],
  bad: [mark, { color: 'var(--failed)' }],
  after: [mark, { color: 'var(--time)' }],
});
globalStyle(`${mark} *`, {
  fill: 'none',
  stroke: 'currentcolor',
  strokeWidth: '1.5',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
globalStyle(`${mark} .solid`, { fill: 'currentcolor', stroke: 'none' });

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 16px',
  padding: '8px 20px',
  fontSize: '12px',
  color: 'var(--text-soft)',
  '@media': { print: { display: 'none' } },
});
export const meaning = style({ display: 'inline-flex', alignItems: 'center', gap: '6px' });
