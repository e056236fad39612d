import { style } from '@vanilla-extract/css';
import { from, width } from '#src/theme/tokens.ts';

export const error = style({ marginBottom: '20px' });

export const skeleton = style({ display: 'grid', gap: '12px' });

export const actions = style({
  display: 'grid',
  gap: '8px',
  marginTop: '24px',
  '@media': { [from.md]: { maxWidth: width.form } },
});
