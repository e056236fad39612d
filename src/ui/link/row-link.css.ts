import { style } from '@vanilla-extract/css';
import { colour, font, radius, text } from '#src/theme/tokens.ts';

/** A link at the end of a row, as large as a finger; its place is the row's own. */
export const rowLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  paddingInline: '12px',
  borderRadius: radius.field,
  fontSize: text.sm,
  fontWeight: font.semibold,
  color: colour.primaryStrong,
  textDecoration: 'none',
  selectors: { '&:hover': { background: colour.primarySoft } },
});
