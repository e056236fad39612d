import { style } from '@vanilla-extract/css';
import { colour, text } from '#src/theme/tokens.ts';

export const words = style({ color: colour.inkSoft, textWrap: 'pretty' });

export const heading = style({ marginTop: '24px', fontSize: text.md, letterSpacing: '-0.01em' });
