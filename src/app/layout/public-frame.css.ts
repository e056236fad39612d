import { style } from '@vanilla-extract/css';
import { colour, font, from, motion, radius, text } from '#src/theme/tokens.ts';

export const screen = style({
  display: 'grid',
  minHeight: '100dvh',
  background: colour.surface,
  '@media': { [from.md]: { gridTemplateColumns: 'minmax(460px, 5fr) 6fr' } },
});

export const reading = style({ display: 'grid', minHeight: '100dvh', background: colour.surface });

export const side = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });

const gutter = { paddingInline: '20px', '@media': { [from.md]: { paddingInline: '48px' } } };

export const head = style([gutter, { paddingTop: '16px', '@media': { [from.md]: { paddingTop: '32px' } } }]);

export const logo = style({ display: 'inline-flex', alignItems: 'center', minHeight: '44px', textDecoration: 'none' });

export const task = style([
  gutter,
  {
    flex: '1 0 auto',
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'center',
    paddingBlock: '32px 40px',
    '@media': { [from.md]: { alignContent: 'center', paddingBlock: '32px 64px' } },
  },
]);

export const article = style([
  gutter,
  {
    flex: '1 0 auto',
    width: '100%',
    maxWidth: '800px',
    marginInline: 'auto',
    paddingBlock: '32px 64px',
  },
]);

export const foot = style([gutter, { display: 'flex', flexWrap: 'wrap', gap: '0 24px', paddingBottom: '20px' }]);

export const footLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  fontSize: text.sm,
  color: colour.inkSoft,
  textDecoration: 'none',
  transition: `color ${motion.quick}`,
  selectors: { '&:hover': { color: colour.ink, textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
});

export const panel = style({
  display: 'none',
  '@media': {
    [from.md]: {
      position: 'sticky',
      top: '16px',
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'flex-end',
      height: 'calc(100dvh - 32px)',
      minHeight: '560px',
      margin: '16px 16px 16px 0',
      borderRadius: radius.panel,
      overflow: 'hidden',
    },
  },
});

export const picture = style({
  flex: '1 1 0',
  minHeight: 0,
  width: '100%',
  objectFit: 'cover',
  maskImage: 'linear-gradient(#000 78%, transparent)',
});

export const promise = style({
  display: 'grid',
  gap: '16px',
  padding: '40px 48px 56px',
});

export const promiseTitle = style({
  maxWidth: '16ch',
  fontSize: 'clamp(2rem, 1rem + 2.2vw, 3.25rem)',
  fontWeight: font.semibold,
  lineHeight: 1.06,
  letterSpacing: '-0.03em',
  textWrap: 'balance',
});

export const promiseText = style({ maxWidth: '44ch', fontSize: '1.125rem', color: colour.onDeepSoft, textWrap: 'pretty' });
