import { style } from '@vanilla-extract/css';

export const anywhere = style({
  padding: '0 20px 8px',
  fontSize: '12px',
  '@media': { print: { display: 'none' } },
});
export const summary = style({ padding: '4px 0', cursor: 'pointer', color: 'var(--text-soft)' });
export const list = style({
  columns: '240px',
  columnGap: '20px',
  maxHeight: '200px',
  overflowY: 'auto',
  paddingBlock: '4px',
});
export const happens = style({
  minHeight: '24px',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'var(--gesture)',
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { textDecoration: 'underline' },
});
