import { style } from '@vanilla-extract/css';
import { small } from './breakpoints.ts';
import { textInput } from './text-input.css.ts';

export const filters = style({ display: 'flex', flexWrap: 'wrap', gap: '8px' });
export const facets = style({ display: 'flex', flexWrap: 'wrap', gap: '8px' });
export const count = style({
  fontSize: '12px',
  fontVariantNumeric: 'tabular-nums',
  color: 'var(--text-soft)',
});
export const words = style([
  textInput,
  {
    flex: '1 1 200px',
    maxWidth: '320px',
    minWidth: 0,
    height: '36px',
    padding: '0 12px',
  },
]);
export const machine = style({ marginBlockStart: '4px', fontSize: '12px', color: 'var(--text-soft)' });
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, 192px)',
  gap: '24px 20px',
  padding: '16px 20px 48px',
  '@media': { [small]: { padding: '12px 12px 48px' } },
});
export const tile = style({ minWidth: 0 });
export const link = style({
  display: 'grid',
  gap: '4px',
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: '10px',
});
export const name = style({
  fontWeight: 500,
  overflowWrap: 'anywhere',
  selectors: { 'a:hover > &': { textDecoration: 'underline' } },
});
export const says = style({
  fontSize: '12px',
  lineHeight: 1.4,
  color: 'var(--text-soft)',
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
});
export const is = style({ fontSize: '12px', color: 'var(--gesture)' });
