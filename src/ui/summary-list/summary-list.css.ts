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

/** It stands out by its size, over a line that goes before the rows that follow. */
export const emphasised = style({
  display: 'grid',
  paddingBlock: '4px',
  selectors: {
    '&:not(:last-child)': {
      marginBottom: '8px',
      paddingBottom: '16px',
      borderBottom: `1px solid ${colour.line}`,
    },
  },
});

export const label = style({ color: colour.inkSoft });

export const note = style({
  display: 'block',
  fontSize: text.xs,
  fontWeight: font.regular,
  color: colour.inkSoft,
});

export const amount = style({
  flex: 'none',
  maxWidth: '75%',
  overflowWrap: 'anywhere',
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    [`${emphasised} &`]: {
      maxWidth: 'none',
      textAlign: 'left',
      fontSize: text.xxxl,
      fontWeight: font.semibold,
      lineHeight: 1.2,
      letterSpacing: '-0.03em',
    },
  },
});
