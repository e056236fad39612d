import { style } from '@vanilla-extract/css';
import { colour, text } from '#src/theme/tokens.ts';

export const stack = style({ display: 'grid', gap: '8px' });

/** Takes room only once it says something. */
export const shareWords = style({
  fontSize: text.sm,
  color: colour.inkSoft,
  selectors: { '&:not(:empty)': { marginTop: '8px' } },
});
