import { style } from '@vanilla-extract/css';
import { colour, font, from, layer, radius, width } from '#src/theme/tokens.ts';

export const screen = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  paddingBottom: 'calc(var(--bottom-bar, 0px) + env(safe-area-inset-bottom))',
  '@media': { print: { display: 'block', paddingBottom: 0 } },
});

export const main = style({ flex: '1 0 auto', width: '100%' });

export const content = style({
  maxWidth: `calc(${width.page} + 48px)`,
  marginInline: 'auto',
  padding: '24px 16px 48px',
  '@media': { [from.md]: { padding: '48px 24px 80px' } },
});

export const skip = style({
  position: 'absolute',
  zIndex: layer.skip,
  left: '8px',
  top: '8px',
  padding: '10px 16px',
  borderRadius: radius.field,
  background: colour.ink,
  color: colour.surface,
  fontWeight: font.semibold,
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
});
