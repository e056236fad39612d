import { style } from '@vanilla-extract/css';
import { colour, font, radius, text } from '#src/theme/tokens.ts';

export const offer = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24px' });

export const picture = style({
  width: '100%',
  height: '168px',
  borderRadius: radius.card,
  objectFit: 'cover',
});

export const top = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  alignItems: 'center',
  gap: '16px',
});

export const reward = style({
  fontSize: text.xxl,
  fontWeight: font.semibold,
  letterSpacing: '-0.02em',
  lineHeight: 1.15,
  color: colour.primaryStrong,
  overflowWrap: 'anywhere',
  selectors: { '&:empty': { display: 'none' } },
});

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  marginTop: '8px',
  fontSize: text.sm,
  color: colour.inkSoft,
});

export const words = style({ color: colour.inkSoft, textWrap: 'pretty', overflowWrap: 'anywhere' });

export const heading = style({ fontSize: text.md });

export const places = style({ display: 'grid', marginTop: '4px', fontSize: text.sm });

export const place = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px',
  minHeight: '44px',
});

export const directions = style({ flex: 'none', fontWeight: font.medium });

export const distance = style({
  display: 'block',
  color: colour.inkSoft,
  fontVariantNumeric: 'tabular-nums',
});

export const terms = style({
  borderTop: `1px solid ${colour.line}`,
  borderBottom: `1px solid ${colour.line}`,
});

export const termsTitle = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '48px',
  fontWeight: font.semibold,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const termsIcon = style({
  flex: 'none',
  color: colour.inkSoft,
  selectors: { 'details[open] &': { transform: 'rotate(180deg)' } },
});

export const termsText = style([words, { paddingBottom: '16px', fontSize: text.sm }]);

export const ready = style({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: '12px',
  minHeight: '44px',
  fontWeight: font.medium,
});

export const readyIcon = style({ flex: 'none', color: colour.successStrong });
