import { style } from '@vanilla-extract/css';
import { colour, from, radius } from '#src/theme/tokens.ts';

export const card = style({
  background: colour.surface,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.card,
  padding: '16px',
  '@media': { [from.sm]: { padding: '24px' } },
});
