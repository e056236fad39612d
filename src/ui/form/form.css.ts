import { style } from '@vanilla-extract/css';
import { colour, font } from '#src/theme/tokens.ts';

export const form = style({ display: 'grid', gap: '20px' });

export const list = style({ marginTop: '4px' });

export const pick = style({
  paddingBlock: '5px',
  fontWeight: font.medium,
  textAlign: 'left',
  color: colour.errorStrong,
  textDecoration: 'underline',
  textDecorationColor: 'color-mix(in srgb, currentColor 35%, transparent)',
  textUnderlineOffset: '0.2em',
  borderRadius: '4px',
  '@media': { '(pointer: coarse)': { paddingBlock: '12px' } },
  selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
});
