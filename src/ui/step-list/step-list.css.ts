import { style } from '@vanilla-extract/css';
import { colour, font, radius, text } from '#src/theme/tokens.ts';

export const list = style({ marginTop: '4px' });

export const step = style({
  display: 'flex',
  alignItems: 'center',
  gap: '14px',
  minHeight: '56px',
  paddingBlock: '10px',
  selectors: { '& + &': { borderTop: `1px solid ${colour.line}` } },
});

export const number = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '28px',
  height: '28px',
  borderRadius: radius.round,
  background: colour.primarySoft,
  color: colour.primaryStrong,
  fontSize: text.sm,
  fontWeight: font.semibold,
});
