import { style } from '@vanilla-extract/css';
import { colour, font, from, text } from '#src/theme/tokens.ts';
import { note } from './activity-screen.css.ts';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  marginBottom: '8px',
});

export const total = style({
  fontSize: text.xl,
  fontWeight: font.semibold,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'tabular-nums',
});

export const byWhom = style([note, { display: 'block', fontWeight: font.regular, letterSpacing: 0 }]);

/** Its line is there for a sum of nobody's, too. */
export const byWhomLine = style([byWhom, { minHeight: '1lh' }]);

/** In the line that is there anyway, where there is room: what is below stays where it is. */
export const noDays = style([
  note,
  {
    order: 1,
    flexBasis: '100%',
    '@media': { [from.md]: { order: 0, flex: '1 1 0', textAlign: 'right' } },
  },
]);

export const units = style({ display: 'flex', gap: '8px' });

export const empty = style({ paddingTop: '16px' });

export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: text.sm });

export const heading = style({
  padding: '10px 8px',
  borderBottom: `1px solid ${colour.line}`,
  color: colour.inkSoft,
  fontWeight: font.medium,
  textAlign: 'left',
});

export const cell = style({
  padding: '10px 8px',
  borderBottom: `1px solid ${colour.line}`,
  fontWeight: 400,
  textAlign: 'left',
});

export const number = style({ textAlign: 'right', fontVariantNumeric: 'tabular-nums' });

export const foot = style({ fontWeight: font.semibold });
