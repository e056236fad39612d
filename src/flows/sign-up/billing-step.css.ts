import { style } from '@vanilla-extract/css';
import { colour, from, radius, text } from '#src/theme/tokens.ts';

/** On a phone what it costs stands before the card. */
export const columns = style({
  display: 'grid',
  gap: '24px',
  marginTop: '28px',
  alignItems: 'start',
  '@media': { [from.md]: { gridTemplateColumns: 'minmax(0, 1fr) 340px', gap: '48px' } },
});

export const card = style({ minWidth: 0, position: 'relative' });

export const unsettled = style({ display: 'grid', gap: '16px', justifyItems: 'start' });

export const summary = style({
  order: -1,
  padding: '20px',
  background: colour.sunken,
  borderRadius: radius.card,
  '@media': { [from.md]: { order: 0, position: 'sticky', top: '32px', padding: '24px' } },
});

export const summaryHead = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '16px',
  marginBottom: '12px',
});

export const summaryTitle = style({ fontSize: text.md });
