import { style, styleVariants } from '@vanilla-extract/css';
import { colour, font, from, motion, radius, text } from '#src/theme/tokens.ts';

export const group = style({ display: 'grid', gap: '12px', containerType: 'inline-size' });

/** Wide enough for three beside each other, in the dialog of 800 px as well. */
const threeFit = '(min-width: 700px)';

/** Each card lies on the rows of all, so that prices share a baseline whatever stands above them. */
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
  columnGap: '20px',
  marginBottom: '-20px',
  selectors: {
    /** Three stand all beside or all below each other. */
    '&:has(> :nth-child(3):last-child)': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      '@container': { [threeFit]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
    },
    /** Four stand two by two, and none is left over. */
    '&:has(> :nth-child(4):last-child)': {
      '@media': { [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
    },
  },
});

/** A gap between the rows would stand within the cards as well: here it is below each. */
export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 4',
  marginBottom: '20px',
  padding: '16px',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.card,
  background: colour.surface,
  cursor: 'pointer',
  transition: `border-color ${motion.quick}, box-shadow ${motion.quick}`,
  selectors: {
    '&:hover': { borderColor: colour.lineStrong },
    '&:has(:checked)': { borderColor: colour.primaryStrong, boxShadow: `0 0 0 2px ${colour.primaryStrong}` },
    '&:has(:focus-visible)': { outline: `2px solid ${colour.focus}`, outlineOffset: '4px' },
    '&:has(:disabled)': { background: colour.page, borderColor: colour.line, cursor: 'not-allowed' },
  },
  '@media': { [from.sm]: { padding: '24px' } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minHeight: '28px',
  marginBottom: '12px',
});

/** It shows that one of several is chosen here, and which. */
export const mark = style({
  flex: 'none',
  width: '20px',
  height: '20px',
  borderRadius: radius.round,
  border: `2px solid ${colour.lineStrong}`,
  background: colour.surface,
  transition: `border-width ${motion.quick}, border-color ${motion.quick}`,
  selectors: { [`${card}:has(:checked) &`]: { borderWidth: '6px', borderColor: colour.primaryStrong } },
});

export const name = style({ flex: '1 1 auto', fontSize: text.md, fontWeight: font.semibold });

const label = style({
  padding: '4px 10px',
  borderRadius: radius.round,
  fontSize: text.xs,
  fontWeight: font.semibold,
  lineHeight: '1rem',
  whiteSpace: 'nowrap',
});

export const stateLabel = styleVariants({
  selected: [label, { background: colour.primarySoft, color: colour.primaryStrong }],
  current: [label, { background: colour.sunken, color: colour.ink }],
  other: [label, { background: colour.sunken, color: colour.inkSoft }],
});

export const price = style({ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', gap: '0 4px' });

export const amount = style({
  fontFamily: font.display,
  fontSize: text.xxl,
  fontWeight: font.semibold,
  lineHeight: '2.5rem',
  letterSpacing: '-0.03em',
  fontVariantNumeric: 'tabular-nums',
});

export const currency = style({
  marginRight: '3px',
  fontSize: text.sm,
  letterSpacing: 0,
  verticalAlign: '0.85em',
  lineHeight: 1,
});

export const words = style({ fontSize: text.xl, lineHeight: '2.5rem', fontWeight: font.semibold });

export const period = style({ fontSize: text.sm, color: colour.inkSoft });

export const notes = style({
  display: 'grid',
  alignContent: 'start',
  gap: '2px',
  marginTop: '4px',
  fontSize: text.sm,
});

export const saving = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  fontWeight: font.medium,
  color: colour.primaryStrong,
});

export const chip = style([
  label,
  { padding: '2px 8px', background: colour.primarySoft, whiteSpace: 'normal' },
]);

export const note = style({ color: colour.inkSoft, textWrap: 'pretty' });

export const benefits = style({
  display: 'grid',
  alignContent: 'start',
  gap: '10px',
  maxHeight: '400px',
  marginTop: '20px',
  paddingTop: '20px',
  borderTop: `1px solid ${colour.line}`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  fontSize: text.sm,
  borderRadius: '2px',
  '@media': { print: { maxHeight: 'none', overflow: 'visible' } },
});

/** More is to come. */
export const fading = style({ maskImage: 'linear-gradient(#000 calc(100% - 56px), transparent)' });

const tick = 'polygon(87% 28.7%, 37.5% 78.2%, 13% 53.7%, 20.3% 46.3%, 37.5% 63.5%, 79.7% 21.3%)';

/** The tick is cut out of a box: an icon for each line would be two elements more before the tiers are seen. */
export const benefit = style({
  display: 'grid',
  gridTemplateColumns: '14px 1fr',
  gap: '10px',
  '::before': {
    content: '',
    height: '14px',
    marginTop: '4px',
    background: colour.primaryStrong,
    clipPath: tick,
    forcedColorAdjust: 'none',
  },
});
