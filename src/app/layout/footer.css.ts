import { style } from '@vanilla-extract/css';
import { colour, from, motion, text, width } from '#src/theme/tokens.ts';

/**
 * Its last links can be scrolled above what floats over the lower edge. What comes above it pushes it down, and it takes
 * nobody along.
 */
export const footer = style({
  flex: 'none',
  paddingBottom: 'var(--reminder, 0px)',
  overflowAnchor: 'none',
});

const page = style({
  maxWidth: `calc(${width.page} + 48px)`,
  marginInline: 'auto',
  paddingInline: '16px',
  '@media': { [from.md]: { paddingInline: '24px' } },
});

export const inner = style([
  page,
  {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: '32px 24px',
    paddingBlock: '40px 24px',
    '@media': {
      [from.sm]: { gridTemplateColumns: 'repeat(4, 1fr)' },
      [from.md]: { gridTemplateColumns: '4fr 4fr 2fr 2fr', columnGap: '48px', paddingBlock: '64px 40px' },
    },
  },
]);

export const brand = style({
  gridColumn: '1 / -1',
  '@media': { [from.md]: { gridColumn: 'auto', maxWidth: '34ch' } },
});

export const name = style({ fontSize: text.lg });

export const description = style({
  maxWidth: '40ch',
  marginTop: '8px',
  fontSize: text.sm,
  color: colour.onDeepSoft,
  textWrap: 'pretty',
});

export const brandLinks = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  columnGap: '24px',
  marginTop: '12px',
});

export const tallColumn = style({ gridColumn: '1 / -1', '@media': { [from.md]: { gridColumn: 'auto' } } });

export const heading = style({
  paddingBottom: '8px',
  fontSize: text.sm,
  letterSpacing: 0,
  lineHeight: '1.5rem',
});

export const links = style({
  selectors: { [`${tallColumn} &`]: { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: '24px' } },
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 0,
  overflowWrap: 'anywhere',
  minHeight: '44px',
  fontSize: text.sm,
  lineHeight: '1.25rem',
  color: colour.onDeepSoft,
  textAlign: 'left',
  textDecoration: 'none',
  transition: `color ${motion.quick}`,
  selectors: {
    '&:hover:not([aria-disabled])': {
      color: colour.onDeep,
      textDecoration: 'underline',
      textUnderlineOffset: '0.25em',
    },
    '&[aria-disabled]': { opacity: 0.6, cursor: 'not-allowed' },
  },
  '@media': { [from.md]: { minHeight: '36px' } },
});

export const end = style([
  page,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4px 32px',
    paddingBlock: '16px 24px',
  },
]);

export const credit = style({ fontSize: text.sm, color: colour.onDeepSoft });

export const social = style({ display: 'flex', flexWrap: 'wrap', gap: '0 24px' });

export const socialLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '44px',
  fontSize: text.sm,
  color: colour.onDeepSoft,
  textDecoration: 'none',
  transition: `color ${motion.quick}`,
  selectors: { '&:hover': { color: colour.onDeep } },
});
