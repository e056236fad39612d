import { style } from '@vanilla-extract/css';
import { colour, font, text } from '#src/theme/tokens.ts';

export const list = style({ display: 'grid', fontSize: text.sm });

export const row = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '24px',
  paddingBlock: '8px',
});

/** It stands out by ink and weight, under a line. */
export const emphasised = style([
  row,
  {
    marginTop: '8px',
    paddingTop: '16px',
    borderTop: `1px solid ${colour.line}`,
    fontSize: text.md,
    fontWeight: font.semibold,
  },
]);

export const label = style({
  color: colour.inkSoft,
  selectors: { [`${emphasised} &`]: { color: colour.ink } },
});

export const note = style({
  display: 'block',
  fontSize: text.xs,
  fontWeight: font.regular,
  color: colour.inkSoft,
});

export const amount = style({ flex: 'none', textAlign: 'right', fontVariantNumeric: 'tabular-nums' });
