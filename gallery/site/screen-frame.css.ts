import { style } from '@vanilla-extract/css';

export const frame = style({
  position: 'relative',
  overflow: 'hidden',
  border: '1px solid var(--rule-strong)',
  borderRadius: '10px',
  background: '#ffffff',
  boxSizing: 'content-box',
});
export const inside = style({ display: 'block', border: 0, transformOrigin: '0 0', background: '#ffffff' });
