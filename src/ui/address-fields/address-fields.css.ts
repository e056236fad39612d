import { style } from '@vanilla-extract/css';
import { from } from '#src/theme/tokens.ts';

export const pair = style({
  display: 'grid',
  alignItems: 'start',
  gap: '20px',
  '@media': { [from.sm]: { gridTemplateColumns: '1fr 1fr', gap: '16px' } },
});
