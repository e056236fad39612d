import { style } from '@vanilla-extract/css';
import { colour, from, radius, text } from '#src/theme/tokens.ts';

export const screen = style({ display: 'grid', justifyItems: 'start', width: '100%', maxWidth: '560px' });

export const title = style({
  marginTop: '16px',
  fontSize: text.xxl,
  letterSpacing: '-0.03em',
  '@media': { [from.md]: { fontSize: text.xxxl } },
});

export const words = style({ marginTop: '12px', fontSize: '1.125rem', color: colour.inkSoft, textWrap: 'pretty' });

export const preview = style({
  width: '100%',
  marginBlock: '32px',
  padding: '20px 20px 8px',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.card,
  background: colour.surface,
  '@media': { [from.sm]: { padding: '24px 24px 12px' } },
});

export const heading = style({ fontSize: text.md, letterSpacing: '-0.01em' });

export const points = style({ marginTop: '8px' });

export const point = style({
  display: 'flex',
  alignItems: 'center',
  gap: '14px',
  minHeight: '52px',
  paddingBlock: '12px',
  selectors: { '& + &': { borderTop: `1px solid ${colour.line}` } },
});

export const check = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '24px',
  height: '24px',
  borderRadius: radius.round,
  background: colour.primarySoft,
  color: colour.primaryStrong,
});
