import { style } from '@vanilla-extract/css';
import { colour, from, layer, radius, shadow, text } from '#src/theme/tokens.ts';

export const banner = style({
  background: colour.sunken,
  borderBottom: `1px solid ${colour.line}`,
  '@media': {
    [from.md]: {
      position: 'fixed',
      zIndex: layer.banner,
      right: '24px',
      bottom: '24px',
      width: '400px',
      background: colour.surface,
      border: `1px solid ${colour.line}`,
      borderRadius: radius.card,
      boxShadow: shadow,
    },
  },
});

export const inner = style({
  display: 'grid',
  gap: '8px',
  padding: '16px',
  '@media': { [from.md]: { padding: '24px' } },
});

export const title = style({ fontSize: text.md, letterSpacing: '-0.01em' });

export const words = style({ fontSize: text.sm, color: colour.inkSoft, textWrap: 'pretty' });

export const actions = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '12px',
  marginTop: '8px',
});
