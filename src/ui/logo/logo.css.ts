import { style } from '@vanilla-extract/css';
import { colour, font, forcedColors } from '#src/theme/tokens.ts';

export const image = style({
  height: '32px',
  width: 'auto',
  maxWidth: '180px',
  objectFit: 'contain',
  objectPosition: 'left',
  background: colour.plate,
  borderRadius: '2px',
  boxShadow: `0 0 0 8px ${colour.plate}`,
  '@media': { [forcedColors]: { forcedColorAdjust: 'none', vars: { '--plate': '#fff' } } },
});

export const mark = style({ display: 'inline-flex', alignItems: 'center', gap: '10px' });

export const tile = style({
  display: 'grid',
  placeItems: 'center',
  width: '32px',
  height: '32px',
  borderRadius: '9px',
  background: colour.primaryFill,
  color: colour.onPrimary,
  fontWeight: font.semibold,
});

export const word = style({
  fontSize: '1.125rem',
  fontWeight: font.semibold,
  letterSpacing: '-0.02em',
  whiteSpace: 'nowrap',
});
