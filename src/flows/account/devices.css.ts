import { style } from '@vanilla-extract/css';
import { colour, from, radius } from '#src/theme/tokens.ts';

export const device = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '4px 16px',
  minHeight: '68px',
  padding: '12px 4px 12px 16px',
  selectors: { '& + &': { borderTop: `1px solid ${colour.line}` } },
  '@media': { [from.sm]: { padding: '12px 12px 12px 24px' } },
});

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  width: '40px',
  height: '40px',
  borderRadius: radius.field,
  background: colour.primarySoft,
  color: colour.primaryStrong,
});

export const name = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' });
