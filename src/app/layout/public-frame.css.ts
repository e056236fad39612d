import { style } from '@vanilla-extract/css';
import { colour, font, from, motion, radius, text, width } from '#src/theme/tokens.ts';

/** A phone with room for a strip above the task. The strip comes last in the page, so its place is kept. */
const strip = '(max-width: 959.98px) and (min-height: 740px)';
const stripHeight = '136px';

const pictured = style({
  display: 'grid',
  gridTemplateRows: '0 1fr',
  minHeight: '100dvh',
  background: colour.surface,
});

export const screen = style([
  pictured,
  {
    '@media': {
      [strip]: { gridTemplateRows: `${stripHeight} 1fr` },
      [from.md]: { gridTemplateRows: '1fr', gridTemplateColumns: 'minmax(460px, 5fr) 6fr' },
    },
  },
]);

export const choice = style([
  pictured,
  {
    vars: { '--task': '880px' },
    '@media': {
      [from.lg]: { gridTemplateRows: '1fr', gridTemplateColumns: 'minmax(0, 1fr) clamp(280px, 25vw, 480px)' },
    },
  },
]);

export const reading = style({
  display: 'grid',
  minHeight: '100dvh',
  background: colour.surface,
  vars: { '--task': '1040px' },
});

export const side = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  selectors: { [`${pictured} > &`]: { gridRow: '-2 / -1' } },
});

/** The logo, the task and the links at the end share one left edge. */
const gutter = style({
  paddingInline: '20px',
  '@media': { [from.md]: { paddingInline: `max(48px, calc((100% - var(--task, ${width.form})) / 2))` } },
});

export const head = style([
  gutter,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    paddingTop: '16px',
    '@media': { [from.md]: { paddingTop: '32px' } },
  },
]);

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  textDecoration: 'none',
});

/** Its words stand at the edge of the page. */
export const logOut = style({ marginInlineEnd: '-20px' });

export const task = style([
  gutter,
  {
    flex: '1 0 auto',
    display: 'grid',
    alignContent: 'start',
    paddingBlock: '28px 40px',
    '@media': { [from.md]: { alignContent: 'center', paddingBlock: '32px 64px' } },
  },
]);

export const article = style([
  gutter,
  {
    flex: '1 0 auto',
    width: '100%',
    paddingBlock: '28px 64px',
    '@media': { [from.md]: { paddingBlock: '64px 96px' } },
  },
]);

export const foot = style([
  gutter,
  { display: 'flex', flexWrap: 'wrap', gap: '0 24px', paddingBottom: '20px' },
]);

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

/** On a phone a strip at the top. */
export const panel = style({
  display: 'none',
  order: -1,
  '@media': {
    [strip]: { display: 'block', gridRow: 1, height: stripHeight },
    [from.md]: {
      order: 0,
      position: 'sticky',
      top: '16px',
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'flex-end',
      height: 'calc(100dvh - 32px - var(--question, 0px))',
      minHeight: '560px',
      margin: '16px 16px 16px 0',
      borderRadius: radius.panel,
      overflow: 'hidden',
    },
  },
});

/** Cards beside each other leave room for it later than a form does, and a phone has no strip. */
export const narrowPanel = style([
  panel,
  {
    '@media': {
      [strip]: { display: 'none' },
      [from.md]: { display: 'none' },
      [from.lg]: { display: 'flex' },
    },
  },
]);

export const picture = style({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: '60% 70%',
  '@media': {
    [from.md]: {
      flex: '1 1 0',
      minHeight: 0,
      objectPosition: 'center',
      maskImage: 'linear-gradient(#000 78%, transparent)',
    },
  },
});

/** In the place of a picture that a tenant has not set. */
export const rings = style({
  height: '100%',
  backgroundImage: `repeating-radial-gradient(circle at 72% 44%, transparent 0 63px, color-mix(in srgb, ${colour.primary} 70%, transparent) 64px 65px, transparent 66px 72px)`,
  maskImage: 'radial-gradient(circle at 72% 44%, #000 20%, transparent 62%)',
  '@media': { [from.md]: { flex: '1 1 0' } },
});

export const promise = style({
  display: 'none',
  gap: '16px',
  padding: '40px 48px 56px',
  selectors: { [`${narrowPanel} > &`]: { padding: '32px 32px 40px' } },
  '@media': {
    [from.md]: { display: 'grid' },
  },
});

export const promiseTitle = style({
  maxWidth: '16ch',
  fontFamily: font.display,
  fontSize: 'clamp(2rem, 1rem + 2.2vw, 3.25rem)',
  fontWeight: font.semibold,
  lineHeight: 1.06,
  letterSpacing: '-0.03em',
  textWrap: 'balance',
  selectors: { [`${narrowPanel} &`]: { fontSize: text.xxxl } },
});

export const promiseText = style({
  maxWidth: '44ch',
  fontSize: '1.125rem',
  color: colour.onDeepSoft,
  textWrap: 'pretty',
  selectors: { [`${narrowPanel} &`]: { fontSize: text.md } },
});
