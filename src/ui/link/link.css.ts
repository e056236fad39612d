import { style } from '@vanilla-extract/css';
import { colour, font, motion } from '#src/theme/tokens.ts';

export const textLink = style({
  color: colour.primaryStrong,
  fontWeight: font.medium,
  textDecorationColor: `color-mix(in srgb, currentColor 35%, transparent)`,
  textUnderlineOffset: '0.2em',
  textDecorationThickness: '1px',
  borderRadius: '4px',
  transition: `text-decoration-color ${motion.quick}`,
  selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
});
