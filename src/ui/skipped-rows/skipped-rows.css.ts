import { style } from '@vanilla-extract/css';
import { colour, text } from '#src/theme/tokens.ts';

export const note = style({
  padding: '12px 0',
  fontSize: text.sm,
  color: colour.inkSoft,
  textWrap: 'pretty',
});
