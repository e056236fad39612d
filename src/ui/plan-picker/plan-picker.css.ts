import { style } from '@vanilla-extract/css';

export const picker = style({ display: 'grid', gap: '20px' });
