import { style } from '@vanilla-extract/css';

export const sentence = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
});

export const bar = style({ display: 'flex', justifyContent: 'end', marginBottom: '4px' });
