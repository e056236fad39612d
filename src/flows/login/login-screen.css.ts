import { style } from '@vanilla-extract/css';
import { colour, from, text, width } from '#src/theme/tokens.ts';

export const screen = style({ width: '100%', maxWidth: width.form });

export const title = style({
  fontSize: text.xxl,
  letterSpacing: '-0.03em',
  '@media': { [from.md]: { fontSize: text.xxxl } },
});

export const lead = style({ marginTop: '8px', color: colour.inkSoft });

export const notice = style({ marginTop: '24px' });

export const form = style({ marginTop: '32px' });

export const forgot = style({ marginBlock: '0 -12px', textAlign: 'right' });

export const forgotLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  fontSize: text.sm,
});

export const join = style({ marginTop: '4px', color: colour.inkSoft });
