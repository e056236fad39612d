import { style } from '@vanilla-extract/css';
import { colour, font, forcedChoice, forcedColors, motion, radius, text } from '#src/theme/tokens.ts';

export const row = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: '44px',
  fontSize: text.md,
  fontWeight: font.medium,
  cursor: 'pointer',
});

export const control = style({
  appearance: 'none',
  flex: 'none',
  width: '44px',
  height: '26px',
  margin: 0,
  padding: '3px',
  borderRadius: radius.round,
  background: colour.lineStrong,
  cursor: 'inherit',
  transition: `background-color ${motion.normal}`,
  selectors: {
    '&::before': {
      content: '',
      display: 'block',
      width: '20px',
      height: '20px',
      borderRadius: radius.round,
      background: colour.surface,
      transition: `transform ${motion.normal}`,
    },
    '&:checked': { background: colour.primaryStrong },
    '&:checked::before': { transform: 'translateX(18px)' },
  },
  '@media': {
    [forcedColors]: {
      padding: '2px',
      border: '1px solid ButtonText',
      background: 'ButtonFace',
      forcedColorAdjust: 'none',
      selectors: {
        '&::before': { background: 'ButtonText' },
        '&:checked': forcedChoice,
        '&:checked::before': { background: 'HighlightText' },
        '&[aria-disabled=true]': { borderColor: 'GrayText' },
      },
    },
  },
});
