import { style } from '@vanilla-extract/css';
import { radius } from '#src/theme/tokens.ts';

export const picture = style({ borderRadius: radius.field, objectFit: 'cover' });
