import { style } from '@vanilla-extract/css';
import { colour, font, from, motion, text, width } from '#src/theme/tokens.ts';

export const footer = style({ flex: 'none' });

export const inner = style({
  display: 'grid',
  gap: '40px',
  maxWidth: `calc(${width.page} + 48px)`,
  marginInline: 'auto',
  padding: '40px 16px',
  '@media': { [from.md]: { gridTemplateColumns: '4fr 8fr', gap: '48px', padding: '64px 24px 56px' } },
});

export const brand = style({ display: 'grid', alignContent: 'start', gap: '12px', maxWidth: '36ch' });

export const name = style({ fontSize: text.lg, fontWeight: font.semibold, letterSpacing: '-0.02em' });

export const description = style({ fontSize: text.sm, color: colour.onDeepSoft, textWrap: 'pretty' });

export const social = style({ display: 'flex', flexWrap: 'wrap', gap: '0 20px', marginTop: '8px' });

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

export const columns = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '32px 24px',
  '@media': { [from.sm]: { gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))' } },
});

export const heading = style({
  paddingBottom: '8px',
  fontSize: text.sm,
  fontWeight: font.semibold,
  letterSpacing: 0,
  lineHeight: 1.5,
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  fontSize: text.sm,
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

export const credit = style({
  padding: '16px',
  borderTop: `1px solid ${colour.deepLine}`,
  fontSize: text.xs,
  color: colour.onDeepSoft,
  textAlign: 'center',
});
