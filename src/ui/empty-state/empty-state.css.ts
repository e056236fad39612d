import { style } from '@vanilla-extract/css';
import { colour, font, radius, text } from '#src/theme/tokens.ts';

export const box = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: '4px',
  overflowWrap: 'anywhere',
});

export const tile = style({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  marginBottom: '12px',
  borderRadius: radius.card,
  background: colour.sunken,
  color: colour.inkSoft,
});

export const title = style({ fontSize: text.md, fontWeight: font.semibold, letterSpacing: '-0.01em' });

export const line = style({ maxWidth: '52ch', fontSize: text.sm, color: colour.inkSoft, textWrap: 'pretty' });

export const action = style({ marginTop: '16px' });
