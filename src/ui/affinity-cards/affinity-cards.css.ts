import { style } from '@vanilla-extract/css';
import { colour, font, radius } from '#src/theme/tokens.ts';

export const picture = style({ borderRadius: radius.field, objectFit: 'cover' });

/** As large as the picture that it stands for. */
export const letter = style({
  display: 'grid',
  placeItems: 'center',
  width: '40px',
  height: '40px',
  borderRadius: radius.field,
  background: colour.sunken,
  color: colour.inkSoft,
  fontWeight: font.semibold,
});
