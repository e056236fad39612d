import { style } from '@vanilla-extract/css';
import { visuallyHidden } from '#src/ui/visually-hidden/visually-hidden.css.ts';
import { below, colour, font, from, motion, radius, text } from '#src/theme/tokens.ts';

export const panel = style({
  border: `1px solid ${colour.line}`,
  borderRadius: radius.card,
  background: colour.surface,
  overflow: 'clip',
});

export const table = style({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  tableLayout: 'fixed',
  fontSize: text.sm,
  '@media': { [below.sm]: { display: 'block' } },
});

export const head = style({ '@media': { [below.sm]: { display: 'none' } } });

export const heading = style({
  padding: '4px 8px',
  borderBottom: `1px solid ${colour.line}`,
  background: colour.page,
  textAlign: 'left',
  fontWeight: font.medium,
  color: colour.inkSoft,
  selectors: { '&:first-child': { paddingLeft: '16px' } },
});

const numberHeading = style({ textAlign: 'right' });

export const widths = {
  date: style({ width: '22%', '@media': { [below.md]: { width: '21%' } } }),
  card: style({ width: '15%' }),
  amount: style([numberHeading, { width: '12%', '@media': { [below.md]: { width: '13%' } } }]),
  roundUp: style([numberHeading, { width: '11%' }]),
  contribution: style([numberHeading, { width: '13%' }]),
  reward: style({ width: 'auto', paddingLeft: '24px' }),
};

export const details = style({ width: '56px' });

export const sort = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  minHeight: '44px',
  padding: '0 4px',
  borderRadius: radius.field,
  fontWeight: font.medium,
  color: 'inherit',
  whiteSpace: 'nowrap',
  selectors: { '&:hover, [aria-sort] > &': { color: colour.ink } },
});

/** There all the time, so that another order moves nothing; before a number's heading, which ends where its numbers do. */
export const arrow = style({
  flex: 'none',
  visibility: 'hidden',
  selectors: {
    [`${numberHeading} &`]: { position: 'absolute', right: '100%' },
    [`${sort}:hover &`]: { visibility: 'visible', opacity: 0.5 },
    [`[aria-sort] > ${sort} > &`]: { visibility: 'visible', opacity: 1 },
    '[aria-sort=ascending] &': { rotate: '180deg' },
  },
});

export const body = style({
  '@media': { [below.sm]: { display: 'block' }, print: { breakInside: 'avoid' } },
});

export const row = style({
  position: 'relative',
  transition: `background-color ${motion.quick}`,
  selectors: { '&:hover': { background: colour.page } },
  '@media': {
    [from.sm]: { height: '65px' },
    [below.sm]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto 28px',
      gridTemplateAreas: '"name amount open" "card reward open"',
      alignItems: 'center',
      gap: '2px 8px',
      minHeight: '72px',
      padding: '10px 8px 10px 16px',
      borderTop: `1px solid ${colour.line}`,
    },
  },
});

const cell = style({
  padding: '8px 12px',
  borderTop: `1px solid ${colour.line}`,
  verticalAlign: 'middle',
  textAlign: 'left',
  fontWeight: font.regular,
  selectors: { '&:first-child': { paddingLeft: '20px' } },
  '@media': { [below.sm]: { padding: 0, border: 0, selectors: { '&:first-child': { paddingLeft: 0 } } } },
});

const number = style([
  cell,
  { textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
]);
const wide = style({ '@media': { [below.sm]: { display: 'none' } } });

export const cells = {
  date: style([cell, { '@media': { [below.sm]: { gridArea: 'name' } } }]),
  /** A long one breaks before its digits, not among them. */
  card: style([
    cell,
    {
      color: colour.inkSoft,
      textWrap: 'balance',
      '@media': { [below.sm]: { gridArea: 'card', fontSize: text.xs } },
    },
  ]),
  amount: style([number, { fontWeight: font.medium, '@media': { [below.sm]: { gridArea: 'amount' } } }]),
  roundUp: style([number, wide]),
  contribution: style([number, wide]),
  reward: style([
    cell,
    {
      paddingLeft: '28px',
      '@media': {
        [below.sm]: { gridArea: 'reward', justifySelf: 'end', paddingLeft: 0, fontSize: text.xs },
      },
    },
  ]),
};

export const openCell = style([
  cell,
  { padding: 0, textAlign: 'center', '@media': { [below.sm]: { gridArea: 'open', alignSelf: 'stretch' } } },
]);

/** The whole row opens it. */
export const open = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: '44px',
  minHeight: '44px',
  color: colour.inkSoft,
  borderRadius: radius.field,
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `2px solid ${colour.focus}`,
      outlineOffset: '-3px',
      borderRadius: radius.field,
    },
  },
  '@media': { [below.sm]: { width: '28px', height: '100%' } },
});

export const chevron = style({
  transition: `rotate ${motion.quick}`,
  selectors: { '[aria-expanded=true] > &': { rotate: '180deg' } },
});

export const name = style({
  display: 'block',
  overflowWrap: 'anywhere',
  fontWeight: font.medium,
});

export const soft = style({ display: 'block', color: colour.inkSoft });
export const softWide = style([soft, wide]);
export const brand = wide;
export const onPhone = style({
  '@media': { [from.sm]: { display: 'none' }, print: { display: 'none' } },
});

/** Where the table has no heads a reader says what a number is. */
export const spokenOnPhone = style([visuallyHidden, onPhone]);
export const none = style({ color: colour.inkSoft });

export const reward = style({ display: 'grid', gap: '2px' });

export const rewardLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 6px',
  whiteSpace: 'nowrap',
});
export const rewardAmount = style({ fontWeight: font.medium, fontVariantNumeric: 'tabular-nums' });

const status = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: '4px',
  fontWeight: font.medium,
});

export const statuses = {
  pending: style([status, { color: colour.warningStrong }]),
  confirmed: style([status, { color: colour.successStrong }]),
  paid: style([status, { color: colour.inkSoft }]),
  ineligible: style([status, { color: colour.errorStrong }]),
  unknown: style([status, { color: colour.inkSoft }]),
};

export const rewardNote = style([wide, { fontSize: text.xs, color: colour.inkSoft }]);

export const whyCell = style({
  padding: 0,
  background: colour.page,
  '@media': { [below.sm]: { display: 'block' } },
});

export const whyRow = style({ '@media': { [below.sm]: { display: 'block' } } });

export const sortSelect = style({
  display: 'none',
  '@media': { [below.sm]: { display: 'block', padding: '12px 16px' } },
});

export const skeletonRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  height: '65px',
  padding: '8px 20px',
  fontSize: text.sm,
  selectors: { '& + &': { borderTop: `1px solid ${colour.line}` } },
  '@media': { [below.sm]: { height: '72px' } },
});
