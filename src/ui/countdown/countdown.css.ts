import { style } from '@vanilla-extract/css';
import { colour } from '#src/theme/tokens.ts';

export const countdown = style({ color: colour.inkSoft, fontVariantNumeric: 'tabular-nums' });
