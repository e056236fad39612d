import { globalStyle, style } from '@vanilla-extract/css';
import { colour, font, from, radius, text } from '#src/theme/tokens.ts';

export const sheet = style({
  display: 'grid',
  gap: '24px',
  padding: '24px 16px',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.card,
  background: colour.surface,
  '@media': {
    [from.sm]: { gap: '32px', padding: '40px' },
    print: { gap: '5mm', padding: 0, border: 0, fontSize: '10pt' },
  },
});

/* On paper the sheet stands alone: what neither holds it nor belongs to it is left out. */
const printed = `body:has(${sheet})`;
globalStyle(`${printed} :not(:has(${sheet}), ${sheet}, ${sheet} *)`, {
  '@media': { print: { display: 'none !important' } },
});
globalStyle(`${printed}, ${printed} :has(${sheet})`, {
  '@media': {
    print: {
      display: 'block',
      minHeight: 0,
      maxWidth: 'none',
      margin: 0,
      padding: 0,
      background: 'none',
    },
  },
});
globalStyle('@page', { margin: '16mm' });
globalStyle(`${sheet} button, ${sheet} a[href^="/"]`, { '@media': { print: { display: 'none' } } });

export const page = style({ display: 'grid', gap: '16px', maxWidth: '720px', marginInline: 'auto' });

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
});

export const body = style({
  display: 'grid',
  gap: '24px',
  '@media': { print: { gap: '5mm' } },
});

export const owed = style({ display: 'grid', justifyItems: 'start', gap: '12px', marginBottom: '16px' });

export const head = style({ display: 'grid', gap: '4px' });

export const issuer = style({ marginBottom: '16px', '@media': { print: { marginBottom: '5mm' } } });

export const title = style({
  fontSize: text.xl,
  letterSpacing: '-0.02em',
  '@media': { [from.sm]: { fontSize: text.xxl }, print: { fontSize: '18pt' } },
});

export const note = style({ fontSize: text.sm, color: colour.inkSoft, textWrap: 'pretty' });

export const person = style({ display: 'grid', overflowWrap: 'anywhere' });

export const label = style({ fontSize: text.sm, color: colour.inkSoft });

export const total = style({
  display: 'grid',
  gap: '4px',
  paddingBlock: '16px',
  borderBlock: `1px solid ${colour.line}`,
  '@media': { print: { paddingBlock: '3mm' } },
});

export const totalAmount = style({
  fontSize: text.xxl,
  fontWeight: font.semibold,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'tabular-nums',
  '@media': { print: { fontSize: '18pt' } },
});

export const tables = style({
  display: 'grid',
  gap: '32px',
  alignItems: 'start',
  '@media': {
    [from.sm]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
    print: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', gap: '10mm' },
  },
});

export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: text.sm });

export const caption = style({
  paddingBottom: '8px',
  textAlign: 'left',
  fontSize: text.md,
  fontWeight: font.semibold,
});

const cell = style({
  paddingBlock: '8px',
  borderTop: `1px solid ${colour.line}`,
  textAlign: 'left',
  fontWeight: font.regular,
  overflowWrap: 'anywhere',
  '@media': { print: { paddingBlock: '1.2mm' } },
});

export const textCell = style([cell]);

export const givers = style({ display: 'block', color: colour.inkSoft });

export const columnHead = style([cell, { color: colour.inkSoft }]);

export const number = style([
  cell,
  { paddingLeft: '12px', textAlign: 'right', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
]);

export const numberHead = style([number, { color: colour.inkSoft }]);

export const skeletonRow = style({ paddingBlock: '8px', fontSize: text.sm });
