import { keyframes, style } from '@vanilla-extract/css';
import { colour, from, radius, text } from '#src/theme/tokens.ts';

export const screen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '24px',
  '@media': { [from.md]: { gap: '32px' } },
});

export const title = style({
  fontSize: text.xxl,
  letterSpacing: '-0.03em',
  '@media': { [from.md]: { fontSize: text.xxxl } },
});

export const lead = style({ marginTop: '8px', color: colour.inkSoft, textWrap: 'pretty' });

/** A part of the page. */
export const panel = style({
  border: `1px solid ${colour.line}`,
  borderRadius: radius.card,
  background: colour.surface,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  minHeight: '44px',
  marginBottom: '12px',
});

export const note = style({ fontSize: text.sm, color: colour.inkSoft, textWrap: 'pretty' });

export const box = style({ padding: '20px 16px', '@media': { [from.sm]: { padding: '24px' } } });

const run = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(1)' } });

/** A line, which paints nothing else anew. */
export const updating = style({
  position: 'relative',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      zIndex: 1,
      insetInline: 0,
      top: 0,
      height: '2px',
      background: colour.primaryStrong,
      transformOrigin: 'left',
      animation: `${run} 900ms ease-out infinite`,
    },
  },
});
