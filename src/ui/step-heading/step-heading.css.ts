import { style } from '@vanilla-extract/css';
import { font, text } from '#src/theme/tokens.ts';

export const heading = style({
  fontSize: text.md,
  fontWeight: font.semibold,
  lineHeight: 1.4,
  textWrap: 'pretty',
  selectors: { '&:focus': { outline: 'none' } },
});
