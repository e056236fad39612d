import { style } from '@vanilla-extract/css';
import { colour, font, text } from '#src/theme/tokens.ts';

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '8px',
  padding: '8px 16px',
  background: colour.ink,
  color: colour.surface,
  fontSize: text.sm,
  fontWeight: font.medium,
  lineHeight: '1.25rem',
});
