import { style, styleVariants } from '@vanilla-extract/css';
import { colour, font, from, radius, text } from '#src/theme/tokens.ts';
import { heading } from '#src/ui/section/section.css.ts';

export const title = style([heading, { marginBottom: '16px' }]);

export const card = style({
  overflow: 'hidden',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.card,
  background: colour.surface,
});

export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  background: colour.page,
});

export const figure = style({
  display: 'grid',
  flex: '1 1 auto',
  alignContent: 'space-between',
  padding: '16px 10px',
  selectors: {
    '&:first-child': { paddingLeft: '16px' },
    '& + &': { borderLeft: `1px solid ${colour.line}` },
  },
  '@media': {
    [from.sm]: {
      flexBasis: 0,
      padding: '20px 24px',
      selectors: { '&:first-child': { paddingLeft: '24px' } },
    },
  },
});

export const label = style({ fontSize: text.sm, color: colour.inkSoft, lineHeight: '1.25rem' });

export const amount = style({
  marginTop: '4px',
  fontSize: text.lg,
  fontWeight: font.semibold,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.03em',
  lineHeight: '2rem',
  whiteSpace: 'nowrap',
  '@media': { [from.sm]: { fontSize: text.xl } },
});

export const empty = style({
  padding: '20px 16px',
  borderTop: `1px solid ${colour.line}`,
  '@media': { [from.sm]: { padding: '24px' } },
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '4px 24px',
  alignItems: 'center',
  minHeight: '72px',
  padding: '14px 16px',
  borderTop: `1px solid ${colour.line}`,
  '@media': {
    [from.sm]: { gridTemplateColumns: 'minmax(0, 1fr) 180px minmax(0, 1.2fr)', padding: '14px 24px' },
  },
});

export const words = style({ display: 'grid', minWidth: 0 });

export const name = style({ fontWeight: font.medium, overflowWrap: 'anywhere' });

export const detail = style({ fontSize: text.sm, color: colour.inkSoft, overflowWrap: 'anywhere' });

export const state = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 12px',
  '@media': { [from.sm]: { display: 'grid', justifyItems: 'start' } },
});

const statusText = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  fontSize: text.sm,
  fontWeight: font.semibold,
});

export const status = styleVariants({
  approved: [statusText, { color: colour.successStrong }],
  pending: [statusText, { color: colour.warningStrong }],
  denied: [statusText, { color: colour.errorStrong }],
  unknown: [statusText, { color: colour.inkSoft }],
});
