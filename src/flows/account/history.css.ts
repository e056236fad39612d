import { style } from '@vanilla-extract/css';
import { colour, from } from '#src/theme/tokens.ts';
import { words } from './billing.css.ts';

export const entry = style([
  words,
  {
    minHeight: '68px',
    alignContent: 'center',
    padding: '12px 16px',
    textWrap: 'pretty',
    selectors: { '& + &': { borderTop: `1px solid ${colour.line}` } },
    '@media': { [from.sm]: { padding: '12px 24px' } },
  },
]);
