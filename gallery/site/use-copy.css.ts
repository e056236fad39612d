import { style } from '@vanilla-extract/css';

export const field = style({
  display: 'grid',
  gap: '4px',
  width: '100%',
  fontSize: '12px',
  color: 'var(--text-soft)',
  whiteSpace: 'normal',
});
