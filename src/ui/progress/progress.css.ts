import { keyframes, style } from '@vanilla-extract/css';
import { colour, forcedColors, forcedEdge, motionAllowed, radius } from '#src/theme/tokens.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = style({
  display: 'inline-block',
  flex: 'none',
  width: '1em',
  height: '1em',
  borderRadius: radius.round,
  border: '2px solid color-mix(in srgb, currentColor 30%, transparent)',
  borderTopColor: 'currentColor',
  '@media': { [motionAllowed]: { animation: `${turn} 800ms linear infinite` } },
});

export const track = style({
  width: '100%',
  height: '4px',
  borderRadius: radius.round,
  overflow: 'hidden',
  background: colour.line,
  '@media': { [forcedColors]: { height: '6px', ...forcedEdge } },
});

export const fill = style({
  height: '100%',
  borderRadius: 'inherit',
  background: colour.primaryStrong,
  transition: 'width 400ms cubic-bezier(.2,.8,.2,1)',
  '@media': { [forcedColors]: { background: 'Highlight' } },
});
