import { style } from '@vanilla-extract/css';
import { colour } from '#src/theme/tokens.ts';
import { control } from '../field/field.css.ts';

export const box = style({ position: 'relative' });

export const unit = style({
  position: 'absolute',
  left: '14px',
  top: '50%',
  translate: '0 -50%',
  color: colour.inkSoft,
  pointerEvents: 'none',
});

/** Clear of the currency, whose letters are a little wider than figures. */
export const input = style([
  control,
  { paddingLeft: 'calc(20px + var(--letters) * 1.2ch)', fontVariantNumeric: 'tabular-nums' },
]);
