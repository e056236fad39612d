import { style } from '@vanilla-extract/css';
import { colour, from, radius, text } from '#src/theme/tokens.ts';

export const content = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24px' });

export const picture = style({
  width: '100%',
  height: '104px',
  objectFit: 'cover',
  borderRadius: radius.card,
  background: colour.primarySoft,
  '@media': { [from.sm]: { height: '144px' } },
});

export const words = style({ color: colour.inkSoft, textWrap: 'pretty' });

export const heading = style({ fontSize: text.md, letterSpacing: '-0.01em' });

export const framed = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '8px' });

export const stage = style({
  position: 'relative',
  height: '300px',
  overflow: 'hidden',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.card,
});

export const waiting = style({ position: 'absolute', inset: 0, padding: '16px' });

export const frame = style({ position: 'relative', width: '100%', height: '100%' });
