import { style } from '@vanilla-extract/css';
import { colour, font, text } from '#src/theme/tokens.ts';

export const picture = style({ objectFit: 'contain' });

export const letter = style({ fontSize: text.xl, fontWeight: font.semibold, color: colour.inkSoft });
