import { style } from '@vanilla-extract/css';
import { colour, radius } from '#src/theme/tokens.ts';

export const words = style({ color: colour.inkSoft, textWrap: 'pretty' });

export const tile = style({
  display: 'grid',
  placeItems: 'center',
  width: '56px',
  height: '56px',
  marginBottom: '16px',
  borderRadius: radius.card,
  background: colour.secondarySoft,
  color: colour.secondaryStrong,
});
