import { style, styleVariants } from '@vanilla-extract/css';
import { colour, font, text } from '#src/theme/tokens.ts';

export const rate = style({
  fontSize: text.sm,
  lineHeight: 1.2,
  color: colour.inkSoft,
  overflowWrap: 'anywhere',
  selectors: { '&:empty': { display: 'none' } },
});

const shown = style({
  fontFamily: font.display,
  fontWeight: font.semibold,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'tabular-nums',
});

/** The share or the amount, by how much it is. */
export const figure = styleVariants({
  high: [shown, { fontSize: text.xxl, lineHeight: 1.1, color: colour.primaryStrong }],
  usual: [shown, { fontSize: text.xl, lineHeight: 1.1, color: colour.primaryStrong }],
  low: [shown, { fontSize: text.lg, lineHeight: 1.2, color: colour.ink }],
});

/** Goes to the next line as a whole. */
export const after = style({ display: 'inline-block' });
