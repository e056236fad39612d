import { style } from '@vanilla-extract/css';
import { small } from './breakpoints.ts';
import { textInput } from './text-input.css.ts';

export const axes = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 24px',
  padding: '0 20px 8px',
  '@media': { [small]: { padding: '0 12px 8px' }, print: { display: 'none' } },
});
export const axis = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px' });
export const axisName = style({
  marginInlineEnd: '2px',
  fontSize: '12px',
  fontWeight: 600,
  color: 'var(--text-soft)',
});
export const toggle = style({ height: '30px', padding: '0 10px' });
export const free = style({ display: 'flex', gap: '4px' });
export const freeInput = style([
  textInput,
  {
    width: '72px',
    height: '30px',
    padding: '0 8px',
  },
]);
export const choice = style({ maxWidth: '320px', minWidth: 0, textOverflow: 'ellipsis' });

export const board = style({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  padding: '16px 20px 32px',
  display: 'grid',
  alignContent: 'start',
  justifyContent: 'start',
  gap: '24px',
  '@media': { [small]: { padding: '12px' } },
});
export const row = style({ display: 'flex', alignItems: 'start', gap: '20px' });
export const figure = style({ margin: 0, display: 'grid', gap: '6px', flex: 'none' });
export const caption = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px',
  minHeight: '28px',
  fontSize: '12px',
  fontWeight: 500,
});
export const alone = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '28px',
  height: '28px',
  borderRadius: '6px',
  ':hover': { background: 'var(--area)' },
});
export const lacks = style({
  padding: '16px',
  borderRadius: '10px',
  background: 'var(--area)',
  color: 'var(--text-soft)',
});
export const note = style({
  padding: '6px 10px',
  borderRadius: '8px',
  background: 'var(--note)',
  fontSize: '12px',
  overflowWrap: 'anywhere',
});
