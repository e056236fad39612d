import { style } from '@vanilla-extract/css';
import { colour } from '#src/theme/tokens.ts';
import { control } from '../field/field.css.ts';

export const box = style({ position: 'relative' });

export const select = style([
  control,
  { appearance: 'none', paddingRight: '44px', textOverflow: 'ellipsis', cursor: 'pointer' },
]);

export const chevron = style({
  position: 'absolute',
  right: '14px',
  top: '50%',
  translate: '0 -50%',
  color: colour.inkSoft,
  pointerEvents: 'none',
});
