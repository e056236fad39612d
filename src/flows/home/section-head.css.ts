import { style } from '@vanilla-extract/css';
import { from, text } from '#src/theme/tokens.ts';

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px',
  minHeight: '44px',
  marginBottom: '12px',
});

export const title = style({ fontSize: text.lg, '@media': { [from.md]: { fontSize: text.xl } } });
