import { style } from '@vanilla-extract/css';
import { colour, font, from, radius, text } from '#src/theme/tokens.ts';

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

export const link = style({
  justifySelf: 'end',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  paddingInline: '12px',
  marginRight: '-12px',
  borderRadius: radius.field,
  fontSize: text.sm,
  fontWeight: font.semibold,
  color: colour.primaryStrong,
  textDecoration: 'none',
  selectors: { '&:hover': { background: colour.primarySoft } },
  '@media': { [from.sm]: { marginRight: 0 } },
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  marginTop: '12px',
});

export const empty = style([list, { padding: '20px 16px', '@media': { [from.sm]: { padding: '24px' } } }]);

export const yearRow = style([
  row,
  { '@media': { [from.sm]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } } },
]);

export const period = style({
  padding: '16px',
  borderTop: `1px solid ${colour.line}`,
  '@media': { [from.sm]: { padding: '20px 24px' } },
});

export const periodTitle = style({ fontWeight: font.medium, marginBottom: '12px' });

export const periodFields = style({
  display: 'grid',
  gap: '16px',
  alignItems: 'end',
  '@media': { [from.sm]: { gridTemplateColumns: '1fr 1fr auto' } },
});
