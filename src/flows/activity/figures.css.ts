import { style } from '@vanilla-extract/css';
import { below, colour, font, from, radius, text } from '#src/theme/tokens.ts';

export const figures = style({
  display: 'grid',
  /** Two columns, unless the text is so large that an amount fills the window. */
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(9rem, 40%)), 1fr))',
  overflow: 'hidden',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.card,
  background: colour.surface,
  '@media': { [from.md]: { gridTemplateColumns: '1.7fr 1.15fr 1fr 1fr' } },
});

const isPending = ':nth-child(2)';

/** On a phone the pending figure has the whole width, as the confirmed one. */
export const figure = style({
  padding: '16px',
  borderTop: `1px solid ${colour.line}`,
  selectors: { '&:nth-child(4)': { borderLeft: `1px solid ${colour.line}` } },
  '@media': {
    [below.md]: {
      display: 'grid',
      gridTemplateRows: 'subgrid',
      gridRow: 'span 3',
      alignItems: 'start',
      selectors: { [`&${isPending}`]: { gridColumn: '1 / -1' } },
    },
    [from.md]: { padding: '24px', borderTop: 0, borderLeft: `1px solid ${colour.line}` },
  },
});

export const confirmed = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'end',
  alignContent: 'start',
  gap: '4px 16px',
  padding: '20px 16px',
  '@media': { [from.md]: { gridColumn: 'auto', padding: '24px' } },
});

export const label = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  fontSize: text.sm,
  fontWeight: font.medium,
  lineHeight: '1.25rem',
  color: colour.inkSoft,
});

const amountText = style({
  marginTop: '4px',
  fontWeight: font.semibold,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.03em',
});

export const balance = style([
  amountText,
  {
    fontSize: 'clamp(1.75rem, 9vw, 2.5rem)',
    lineHeight: '2.75rem',
    color: colour.successStrong,
  },
]);

export const amount = style([amountText, { fontSize: text.xl, lineHeight: '2rem' }]);

/** What is said of the pending figure, and of who gave, has its lines where the column is narrow, also before it is there. */
export const note = style({
  marginTop: '4px',
  fontSize: text.sm,
  color: colour.inkSoft,
  textWrap: 'pretty',
  selectors: {
    [`${figure}${isPending} > &`]: { '@media': { [from.md]: { minHeight: '2lh' } } },
    [`${figure}:nth-child(4) > &`]: { '@media': { [below.md]: { minHeight: '3lh' } } },
  },
});

export const reason = style([note, { flexBasis: '100%' }]);

export const pendingIcon = style({ flex: 'none', color: colour.warningStrong });
export const confirmedIcon = style({ flex: 'none', color: colour.successStrong });
export const lifetimeIcon = style({ flex: 'none', color: colour.primaryStrong });
export const givenIcon = style({ flex: 'none', color: colour.secondaryStrong });
