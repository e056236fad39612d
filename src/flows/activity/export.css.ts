import { style } from '@vanilla-extract/css';
import { colour, text } from '#src/theme/tokens.ts';

export const exporting = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  marginLeft: 'auto',
  fontSize: text.sm,
});

export const error = style({ color: colour.errorStrong });
