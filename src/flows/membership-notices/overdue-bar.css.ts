import { style } from '@vanilla-extract/css';
import { colour, font, text } from '#src/theme/tokens.ts';

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '8px 20px',
  padding: '8px 16px',
  background: colour.errorSoft,
  borderBottom: `1px solid ${colour.errorStrong}`,
});

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '10px',
  color: colour.ink,
  fontSize: text.sm,
  lineHeight: '1.25rem',
  fontWeight: font.medium,
});

export const renew = style({ flex: 'none' });
