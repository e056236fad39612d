import { style } from '@vanilla-extract/css';
import { colour, font, radius, text } from '#src/theme/tokens.ts';

export const stack = style({ display: 'grid', gap: '16px' });

export const card = style({
  display: 'grid',
  gridTemplateColumns: '60px minmax(0, 1fr)',
  alignItems: 'center',
  gap: '14px',
  padding: '14px 16px',
  borderRadius: radius.card,
  background: colour.sunken,
});

export const cardName = style({
  fontWeight: font.semibold,
  letterSpacing: '-0.01em',
  fontVariantNumeric: 'tabular-nums',
});

export const cardMeta = style({ fontSize: text.sm, color: colour.inkSoft });

export const consequences = style({ display: 'grid', gap: '12px' });

export const consequence = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: '12px',
  lineHeight: '1.5rem',
  textWrap: 'pretty',
});

export const loss = style([consequence, { fontWeight: font.semibold }]);

const mark = style({ display: 'grid', placeItems: 'center', height: '24px' });

export const plainMark = style([mark, { color: colour.inkSoft }]);

export const lossMark = style([mark, { color: colour.errorStrong }]);

export const words = style({ textWrap: 'pretty' });
