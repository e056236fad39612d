import { style } from '@vanilla-extract/css';

export const grid = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  display: 'grid',
  alignContent: 'start',
  gap: '24px',
  padding: '20px',
  '@media': { print: { overflow: 'visible' } },
});
export const tile = style({ minWidth: 0 });
export const link = style({
  display: 'grid',
  gap: '8px',
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: '10px',
});
export const caption = style({
  fontWeight: 500,
  overflowWrap: 'anywhere',
  selectors: {
    '[aria-current] > &': { color: 'var(--gesture)' },
    'a:hover > &': { textDecoration: 'underline' },
  },
});
export const count = style({
  display: 'block',
  fontSize: '12px',
  fontWeight: 400,
  color: 'var(--text-soft)',
});
export const reason = style({
  margin: '20px',
  padding: '16px',
  borderRadius: '10px',
  background: 'var(--area)',
});
export const frames = style({ display: 'flex', alignItems: 'start', gap: '16px', overflowX: 'auto' });
export const frame = style({ display: 'grid', gap: '4px', flex: 'none' });
export const lacks = style({
  padding: '12px',
  borderRadius: '10px',
  background: 'var(--area)',
  color: 'var(--text-soft)',
  fontSize: '12px',
});
