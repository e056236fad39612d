import { style } from '@vanilla-extract/css';
import { colour, font, from, text } from '#src/theme/tokens.ts';

export const screen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '32px',
  '@media': { [from.md]: { gap: '48px' } },
});

export const title = style({
  fontSize: text.xxl,
  letterSpacing: '-0.03em',
  overflowWrap: 'anywhere',
  '@media': { [from.md]: { fontSize: text.xxxl } },
});

export const impact = style({
  minHeight: '4lh',
  marginTop: '8px',
  maxWidth: '72ch',
  fontSize: '1.125rem',
  color: colour.inkSoft,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  '@media': { [from.md]: { minHeight: '2lh' } },
});

/** Has room for what the giving bought, too: below, and beside it at a desk. */
export const impactWithUnits = style([
  impact,
  {
    minHeight: '5.5lh',
    '@media': {
      [from.md]: { minHeight: '3.5lh' },
      [from.lg]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 72ch) minmax(0, auto)',
        justifyContent: 'start',
        alignItems: 'start',
        gap: '0 48px',
        minHeight: '2lh',
        maxWidth: 'none',
      },
    },
  },
]);

/** What giving bought leads: it has the typeface of the tenant's headings. */
export const bought = style({
  marginTop: '8px',
  maxWidth: '32ch',
  fontFamily: font.display,
  fontSize: '1.25rem',
  fontWeight: 700,
  color: colour.primaryStrong,
  '@media': { [from.lg]: { marginTop: 0 } },
});

/** The slides with the ticket beside them. */
export const stage = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '24px',
  '@media': { [from.md]: { gridTemplateColumns: 'minmax(0, 1fr) 320px' } },
});

/** The deals with the donations beside them. */
export const split = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '32px',
  '@media': { [from.md]: { gridTemplateColumns: 'minmax(0, 1fr) 320px', gap: '24px' } },
});
