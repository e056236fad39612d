import { style } from '@vanilla-extract/css';
import { colour, font, from, radius, text } from '#src/theme/tokens.ts';

export const card = style({
  border: `1px solid ${colour.line}`,
  borderRadius: radius.card,
  background: colour.surface,
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.md]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
});

const pane = style({ padding: '20px 16px', '@media': { [from.sm]: { padding: '24px' } } });

export const facts = style([pane]);

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
});

export const plan = style({
  fontSize: text.lg,
  fontWeight: font.semibold,
  letterSpacing: '-0.02em',
  overflowWrap: 'anywhere',
});

export const price = style({ marginTop: '4px', fontVariantNumeric: 'tabular-nums' });

export const note = style({
  marginTop: '4px',
  fontSize: text.sm,
  color: colour.inkSoft,
  textWrap: 'pretty',
});

export const rows = style({ display: 'grid', marginTop: '16px' });

export const row = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '24px',
  paddingBlock: '12px',
  borderTop: `1px solid ${colour.line}`,
  selectors: { '&:last-child': { paddingBottom: 0 } },
});

export const label = style({ color: colour.inkSoft, fontSize: text.sm });

export const value = style({
  textAlign: 'right',
  fontWeight: font.medium,
  fontVariantNumeric: 'tabular-nums',
});

export const valueNote = style({
  display: 'block',
  fontSize: text.sm,
  fontWeight: font.regular,
  color: colour.inkSoft,
});

export const benefits = style([
  pane,
  {
    borderTop: `1px solid ${colour.line}`,
    '@media': { [from.md]: { borderTop: 0, borderLeft: `1px solid ${colour.line}` } },
  },
]);

export const subheading = style({ fontSize: text.md, fontWeight: font.semibold });

export const list = style({ display: 'grid', gap: '10px', marginTop: '14px' });

export const benefit = style({
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr)',
  gap: '10px',
  fontSize: text.sm,
  lineHeight: '1.25rem',
});

export const check = style({ marginTop: '2px', color: colour.primaryStrong });

export const action = style({
  display: 'grid',
  gap: '12px',
  padding: '16px',
  borderTop: `1px solid ${colour.line}`,
  selectors: { '&:first-child': { borderTop: 0 } },
  '@media': {
    [from.sm]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: '24px',
      padding: '16px 24px',
    },
  },
});

export const actionNote = style({
  fontSize: text.sm,
  color: colour.inkSoft,
  maxWidth: '56ch',
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
});
