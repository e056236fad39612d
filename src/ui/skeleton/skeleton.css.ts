import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { colour, motionAllowed } from '#src/theme/tokens.ts';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const breathe = keyframes({ '50%': { opacity: 0.5 } });

export const skeleton = style({
  display: 'block',
  maxWidth: '100%',
  borderRadius: '6px',
  background: colour.sunken,
  animation: `${appear} 1ms 150ms both`,
  '@media': {
    [motionAllowed]: { animation: `${appear} 200ms 150ms both, ${breathe} 1.8s 600ms ease-in-out infinite` },
  },
});

/** As high as a line of the text around it; the margins of what is above and below stay outside. */
export const line = style({ display: 'flow-root' });

globalStyle(`${line} > ${skeleton}`, { height: '0.8em', marginBlock: 'calc((1lh - 0.8em) / 2)' });
