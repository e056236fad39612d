import { style } from '@vanilla-extract/css';
import { font, text } from '#src/theme/tokens.ts';
import { control } from '../field/field.css.ts';

/** The space after the last figure is taken back, so that the code stands in the middle. */
export const input = style([
  control,
  {
    minHeight: '60px',
    paddingInline: 'calc(14px + .5em) 14px',
    fontSize: text.xl,
    fontWeight: font.semibold,
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '.5em',
    textAlign: 'center',
  },
]);
