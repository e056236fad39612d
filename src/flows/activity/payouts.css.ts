import { style } from '@vanilla-extract/css';
import { colour, font, from, radius, text } from '#src/theme/tokens.ts';
import { rowLink } from '#src/ui/link/row-link.css.ts';

export const row = style({
  display: 'grid',
  gridTemplateColumns: '36px minmax(0, 1fr)',
  alignItems: 'center',
  gap: '14px',
  minHeight: '68px',
  padding: '12px 16px',
  '@media': { [from.sm]: { gridTemplateColumns: '36px minmax(0, 1fr) auto' } },
  selectors: { '& + &': { borderTop: `1px solid ${colour.line}` } },
});

export const tile = style({
  display: 'grid',
  placeItems: 'center',
  width: '36px',
  height: '36px',
  borderRadius: radius.field,
  background: colour.primarySoft,
  color: colour.primaryStrong,
});

/** Two ends of a line: what on the left, how much on the right. */
const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 12px',
});

export const name = style([line, { fontSize: text.sm, fontWeight: font.medium, lineHeight: '1.25rem' }]);
export const words = style([
  line,
  { marginTop: '2px', fontSize: text.xs, color: colour.inkSoft, lineHeight: '1rem' },
]);
export const amount = style({ fontWeight: font.semibold });
/** Below the words on a phone, at their side else. */
export const receipt = style([
  rowLink,
  {
    gridColumn: 2,
    justifySelf: 'start',
    margin: '-10px 0 -10px -12px',
    '@media': { [from.sm]: { gridColumn: 'auto', margin: '0 -12px 0 0' } },
  },
]);

export const more = style({ padding: '8px 16px', borderTop: `1px solid ${colour.line}` });
