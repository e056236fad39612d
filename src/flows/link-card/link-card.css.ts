import { style } from '@vanilla-extract/css';

export const stack = style({ display: 'grid', gap: '16px' });

export const words = style({ textWrap: 'pretty' });
