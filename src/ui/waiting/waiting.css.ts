import { style } from '@vanilla-extract/css';
import { colour, text } from '#src/theme/tokens.ts';

/** A line of its own, whatever the bars stand in. */
export const late = style({
  gridColumn: '1 / -1',
  marginBottom: '12px',
  fontSize: text.sm,
  color: colour.inkSoft,
});
