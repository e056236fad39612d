import { style } from '@vanilla-extract/css';
import { colour, font, text } from '#src/theme/tokens.ts';

export const entries = style({
  fontSize: text.lg,
  fontWeight: font.semibold,
  letterSpacing: '-0.02em',
  textWrap: 'balance',
});

export const words = style({ marginTop: '8px', color: colour.inkSoft, textWrap: 'pretty' });

export const numbers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
  gap: '12px',
  marginTop: '24px',
});

const hole = (at: string) => `radial-gradient(circle 7px at ${at}, transparent 98%, #000)`;

export const number = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '52px',
  borderRadius: '8px',
  background: colour.secondarySoft,
  color: colour.ink,
  fontWeight: font.semibold,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.04em',
  maskImage: `${hole('0 50%')}, ${hole('100% 50%')}`,
  maskComposite: 'intersect',
});
