import { style } from '@vanilla-extract/css';
import { colour, font, from, motion, radius, text, width } from '#src/theme/tokens.ts';

export const article = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '40px',
  '@media': { [from.md]: { gridTemplateColumns: `240px minmax(0, ${width.line})`, gap: '64px 80px' } },
});

export const head = style({ '@media': { [from.md]: { gridColumn: '1 / -1', maxWidth: width.line } } });

export const parts = style({ display: 'grid', gap: '40px' });

export const title = style({
  fontSize: text.xxxl,
  letterSpacing: '-0.03em',
  '@media': { [from.md]: { fontSize: '3rem' } },
});

export const lead = style({
  marginTop: '12px',
  fontSize: text.lg,
  lineHeight: 1.45,
  color: colour.inkSoft,
  textWrap: 'pretty',
});

export const updated = style({ marginTop: '12px', fontSize: text.sm, color: colour.inkSoft });

export const contents = style({
  paddingBlock: '8px',
  borderBlock: `1px solid ${colour.line}`,
  '@media': {
    [from.md]: { position: 'sticky', top: '32px', alignSelf: 'start', padding: 0, border: 0 },
  },
});

export const contentsLink = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '44px',
  paddingBlock: '6px',
  fontSize: text.sm,
  lineHeight: '1.25rem',
  fontWeight: font.medium,
  color: colour.primaryStrong,
  textDecoration: 'none',
  breakInside: 'avoid',
  transition: `color ${motion.quick}`,
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' } },
});

export const part = style({ display: 'grid', gap: '12px', lineHeight: 1.6, textWrap: 'pretty' });

export const list = style({
  display: 'grid',
  gap: '8px',
  paddingLeft: '20px',
  listStyle: 'disc',
  selectors: { '&::marker': { color: colour.inkSoft } },
});

export const questions = style({
  padding: '20px 24px',
  borderRadius: radius.card,
  background: colour.sunken,
});

export const question = style({ fontWeight: font.semibold });
