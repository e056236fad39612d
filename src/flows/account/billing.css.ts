import { globalStyle, style } from '@vanilla-extract/css';
import { colour, font, from, motion, radius, text } from '#src/theme/tokens.ts';
import { rowLink } from '#src/ui/link/row-link.css.ts';

export const list = style({
  border: `1px solid ${colour.line}`,
  borderRadius: radius.card,
  background: colour.surface,
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '4px 16px',
  minHeight: '68px',
  padding: '12px 16px',
  selectors: { '& + &': { borderTop: `1px solid ${colour.line}` } },
  '@media': {
    [from.sm]: {
      gridTemplateColumns: 'minmax(0, 1fr) 88px 96px 76px',
      padding: '12px 12px 12px 24px',
    },
  },
});

export const words = style({ display: 'grid', gap: '2px', minWidth: 0 });

export const what = style({ fontWeight: font.medium, overflowWrap: 'anywhere' });

export const meta = style({ fontSize: text.sm, color: colour.inkSoft });

export const amount = style({
  textAlign: 'right',
  fontWeight: font.medium,
  fontVariantNumeric: 'tabular-nums',
});

export const status = style({ justifySelf: 'start' });

export const link = style([
  rowLink,
  {
    justifySelf: 'end',
    marginBlock: '-6px',
    marginRight: '-12px',
    '@media': { [from.sm]: { marginBlock: 0, marginRight: 0 } },
  },
]);

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  marginTop: '12px',
});

globalStyle(`${foot} > * + *`, { marginInlineStart: 'auto' });

export const empty = style([list, { padding: '20px 16px', '@media': { [from.sm]: { padding: '24px' } } }]);

export const yearRow = style([
  row,
  { '@media': { [from.sm]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } } },
]);

export const period = style({
  paddingInline: '16px',
  borderTop: `1px solid ${colour.line}`,
  selectors: { '&[open]': { paddingBottom: '20px' } },
  '@media': { [from.sm]: { paddingInline: '24px' } },
});

export const periodTitle = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px',
  minHeight: '68px',
  fontWeight: font.medium,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

globalStyle(`${periodTitle} > svg`, { color: colour.inkSoft, transition: `transform ${motion.quick}` });
globalStyle(`[open] > ${periodTitle} > svg`, { transform: 'rotate(180deg)' });

export const periodFields = style({
  display: 'grid',
  gap: '16px',
  alignItems: 'end',
  '@media': { [from.sm]: { gridTemplateColumns: '1fr 1fr auto' } },
});
