import { style } from '@vanilla-extract/css';

export const frame = style({ display: 'block', border: 0, background: 'transparent', colorScheme: 'light' });
