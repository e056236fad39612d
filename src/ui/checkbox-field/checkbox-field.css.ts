import { style } from '@vanilla-extract/css';
import { colour, motion, text } from '#src/theme/tokens.ts';

export const row = style({
  display: 'grid',
  gridTemplateColumns: '20px 1fr',
  columnGap: '12px',
  alignItems: 'start',
  minHeight: '44px',
  paddingBlock: '10px',
  cursor: 'pointer',
});

export const box = style({
  appearance: 'none',
  width: '20px',
  height: '20px',
  margin: '2px 0 0',
  border: `1.5px solid ${colour.lineStrong}`,
  borderRadius: '5px',
  background: `${colour.surface} center / 14px no-repeat`,
  cursor: 'inherit',
  transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
  selectors: {
    '&:hover': { borderColor: colour.ink },
    '&:checked': { background: colour.primaryStrong, borderColor: colour.primaryStrong },
    '&:checked::after': {
      content: '',
      display: 'block',
      width: '6px',
      height: '10px',
      margin: '1px auto 0',
      border: `solid ${colour.surface}`,
      borderWidth: '0 2px 2px 0',
      transform: 'rotate(45deg)',
    },
    '&[aria-invalid=true]': { borderColor: colour.errorStrong },
  },
});

export const words = style({ fontSize: text.md });

/** Below the words, not below the box. */
export const below = style({ paddingLeft: '32px' });
