import { style } from '@vanilla-extract/css';
import { colour, from, text } from '#src/theme/tokens.ts';

export const step = style({ width: '100%', minWidth: 0 });

export const title = style({
  marginTop: '28px',
  fontSize: text.xxl,
  letterSpacing: '-0.03em',
  textWrap: 'balance',
  '@media': { [from.md]: { fontSize: text.xxxl } },
});

export const lead = style({ marginTop: '8px', maxWidth: '56ch', color: colour.inkSoft, textWrap: 'pretty' });

export const form = style({ maxWidth: '520px' });

export const body = style({ marginTop: '28px' });

export const awaited = style([body, { display: 'grid', gap: '44px' }]);

export const actions = style({
  display: 'grid',
  gap: '8px',
  marginTop: '8px',
});

export const aside = style({ marginTop: '24px', color: colour.inkSoft });

export const notice = style({ marginTop: '24px' });

export const pair = style({
  display: 'grid',
  gap: '20px',
  '@media': { [from.sm]: { gridTemplateColumns: '1fr 1fr', gap: '16px' } },
});
