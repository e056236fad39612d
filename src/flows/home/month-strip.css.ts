import { style } from '@vanilla-extract/css';
import { colour, forcedColors, text } from '#src/theme/tokens.ts';

export const strip = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  alignItems: 'end',
  gap: '6px',
  height: '60px',
  marginTop: '8px',
});

export const month = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  gap: '4px',
  height: '100%',
  fontSize: text.xs,
  lineHeight: '1rem',
  textAlign: 'center',
  color: colour.inkSoft,
});

/** Its height is its share of the largest month. */
export const bar = style({
  alignSelf: 'end',
  height: 'max(2px, var(--share) * 100%)',
  borderRadius: '4px 4px 2px 2px',
  background: `color-mix(in oklab, ${colour.secondaryStrong} 32%, ${colour.surface})`,
  selectors: { [`${month}:last-child &`]: { background: colour.secondaryStrong } },
  '@media': {
    [forcedColors]: {
      background: 'CanvasText',
      selectors: { [`${month}:last-child &`]: { background: 'Highlight' } },
    },
  },
});
