import { style } from '@vanilla-extract/css';
import { colour, font, forcedColors, layer, radius, shadow, text } from '#src/theme/tokens.ts';

export const search = style({ position: 'relative' });

export const field = style({ position: 'relative' });

export const icon = style({
  position: 'absolute',
  left: '14px',
  top: '50%',
  transform: 'translateY(-50%)',
  color: colour.inkSoft,
  pointerEvents: 'none',
});

export const input = style({
  width: '100%',
  minHeight: '44px',
  padding: '9px 44px 9px 42px',
  border: '1px solid transparent',
  borderRadius: radius.round,
  background: colour.sunken,
  fontSize: '1rem',
  selectors: {
    '&::placeholder': { color: colour.inkSoft, opacity: 1 },
    '&:hover': { borderColor: colour.lineStrong },
    '&:focus-visible': {
      outline: '2px solid transparent',
      background: colour.surface,
      borderColor: colour.focus,
      boxShadow: `inset 0 0 0 1px ${colour.focus}`,
    },
  },
});

export const largeInput = style({ minHeight: '52px' });

export const clear = style({
  position: 'absolute',
  right: 0,
  top: 0,
  bottom: 0,
  marginBlock: 'auto',
  color: colour.inkSoft,
});

export const panel = style({
  position: 'absolute',
  zIndex: layer.overlay,
  top: 'calc(100% + 8px)',
  right: 0,
  width: '400px',
  padding: '6px',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.card,
  background: colour.surface,
  boxShadow: shadow,
});

export const inlinePanel = style({ marginTop: '12px', minHeight: '240px' });

export const status = style({
  padding: '10px 12px 8px',
  fontSize: text.sm,
  color: colour.inkSoft,
});

export const strong = style({ color: colour.ink });

export const searching = style({ display: 'flex', alignItems: 'center', gap: '10px' });

export const failed = style({ display: 'grid', justifyItems: 'start', gap: '12px', paddingBottom: '8px' });

export const list = style({
  selectors: {
    '&:focus': { outline: 'none' },
    [`${panel} > &`]: { maxHeight: 'min(60dvh, 480px)', overflowY: 'auto' },
  },
});

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: '56px',
  padding: '8px 12px',
  borderRadius: radius.field,
  cursor: 'pointer',
});

export const active = style({
  background: colour.primarySoft,
  outline: `2px solid ${colour.focus}`,
  outlineOffset: '-2px',
  '@media': { [forcedColors]: { outlineColor: 'Highlight' } },
});

export const brand = style({ flex: 1, minWidth: 0, fontWeight: font.medium });

export const reward = style({
  fontSize: text.sm,
  fontWeight: font.semibold,
  color: colour.primaryStrong,
  textAlign: 'right',
});

export const all = style({ flex: 1, fontWeight: font.semibold, color: colour.primaryStrong });

export const arrow = style({ flex: 'none', color: colour.primaryStrong });
