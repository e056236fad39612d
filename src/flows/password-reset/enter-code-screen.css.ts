import { style } from '@vanilla-extract/css';
import { colour, font, text } from '#src/theme/tokens.ts';

/** The address stands on a line of its own, so that one can read it back. */
export const address = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '16px',
  marginTop: '-28px',
});

export const email = style({ fontWeight: font.semibold, overflowWrap: 'anywhere' });

export const change = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  fontSize: text.sm,
});

export const life = style({ fontSize: text.sm, color: colour.inkSoft, textWrap: 'pretty' });

export const resend = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 16px',
  paddingTop: '20px',
  borderTop: `1px solid ${colour.line}`,
  fontSize: text.sm,
  color: colour.inkSoft,
});

export const noMail = style({ width: '100%' });
