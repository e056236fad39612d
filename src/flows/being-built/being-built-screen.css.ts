import { style } from '@vanilla-extract/css';
import { colour, from, radius, text } from '#src/theme/tokens.ts';

/** Words and preview stand side by side where the frame is wide enough for both. */
export const screen = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 400px), 1fr))',
  gap: '32px 64px',
  alignItems: 'center',
  width: '100%',
});

export const words = style({ maxWidth: '480px' });

export const title = style({
  marginTop: '16px',
  fontSize: text.xxl,
  letterSpacing: '-0.03em',
  '@media': { [from.md]: { fontSize: text.xxxl } },
});

export const lead = style({
  marginTop: '12px',
  fontSize: '1.125rem',
  color: colour.inkSoft,
  textWrap: 'pretty',
});

export const action = style({ marginTop: '28px' });

export const preview = style({
  padding: '20px 20px 8px',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.card,
  background: colour.surface,
  '@media': { [from.sm]: { padding: '28px 32px 16px' } },
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
