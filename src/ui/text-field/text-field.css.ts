import { style } from '@vanilla-extract/css';

export const box = style({ position: 'relative' });

export const withButton = style({ paddingRight: '52px' });

export const inside = style({ position: 'absolute', right: '2px', top: '2px' });
