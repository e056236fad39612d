import { style } from '@vanilla-extract/css';
import { small } from './breakpoints.ts';

export const map = style({
  position: 'absolute',
  insetInlineEnd: '16px',
  insetBlockEnd: '16px',
  zIndex: 1,
  border: '1px solid var(--rule-strong)',
  borderRadius: '6px',
  background: 'var(--ground)',
  boxShadow: '0 2px 8px rgb(0 0 0 / 16%)',
  cursor: 'crosshair',
  touchAction: 'none',
  '@media': { [small]: { display: 'none' }, print: { display: 'none' } },
});
export const box = style({ fill: 'var(--area-deep)', stroke: 'none' });
export const here = style({ fill: 'var(--gesture)', stroke: 'none' });
export const view = style({
  fill: 'var(--gesture)',
  fillOpacity: 0.12,
  stroke: 'var(--gesture)',
  strokeWidth: '1.5px',
});
