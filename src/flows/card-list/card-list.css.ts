import { style } from '@vanilla-extract/css';
import { colour, font, from, radius, text } from '#src/theme/tokens.ts';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: '12px 24px',
  marginBottom: '16px',
});

export const headWords = style({ flex: '1 1 260px', minWidth: 0 });

export const lead = style({ marginTop: '4px', fontSize: text.sm, color: colour.inkSoft, textWrap: 'pretty' });

export const list = style({
  display: 'grid',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.card,
  background: colour.surface,
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: '60px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '12px 14px',
  padding: '16px',
  selectors: { '& + &': { borderTop: `1px solid ${colour.line}` } },
  '@media': { [from.sm]: { gap: '12px 20px', padding: '20px 24px' } },
});

export const words = style({ display: 'grid', gap: '4px', minWidth: 0 });

export const nameLine = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 10px' });

/** A long one breaks before its digits, not among them. */
export const name = style({
  fontWeight: font.semibold,
  letterSpacing: '-0.01em',
  fontVariantNumeric: 'tabular-nums',
  textWrap: 'balance',
});

export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  fontSize: text.sm,
  color: colour.inkSoft,
  fontVariantNumeric: 'tabular-nums',
});

export const manage = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: '44px',
  minWidth: '44px',
  justifyContent: 'center',
  padding: '10px 12px',
  marginRight: '-8px',
  borderRadius: radius.field,
  color: colour.primaryStrong,
  fontSize: text.sm,
  fontWeight: font.semibold,
  selectors: { '&:hover, &[aria-expanded=true]': { background: colour.primarySoft } },
});

/** On a phone the icon alone stands for it. */
export const manageWord = style({ display: 'none', '@media': { [from.sm]: { display: 'inline' } } });

export const note = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  padding: '8px 8px 8px 14px',
  borderRadius: radius.field,
  background: colour.sunken,
  fontSize: text.sm,
  color: colour.ink,
  '@media': { [from.sm]: { gridColumn: '2 / -1' } },
});

export const noteWords = style({ flex: '1 1 140px', paddingBlock: '4px', textWrap: 'pretty' });

export const removed = style({ marginTop: '12px', fontSize: text.sm, color: colour.inkSoft });

export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: '44px',
  fontWeight: font.medium,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const chevron = style({
  transition: 'transform 120ms ease-out',
  selectors: { '[open] > summary > &': { transform: 'rotate(90deg)' } },
});

export const removedList = style({ display: 'grid', gap: '8px', paddingLeft: '22px' });

export const removedRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 16px',
  fontVariantNumeric: 'tabular-nums',
});

export const removedNote = style({ marginTop: '8px', paddingLeft: '22px', textWrap: 'pretty' });

export const empty = style({
  padding: '20px 16px',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.card,
  background: colour.surface,
  '@media': { [from.sm]: { padding: '24px' } },
});
