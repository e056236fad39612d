import { globalStyle, style } from '@vanilla-extract/css';
import { banner } from '#src/ui/banner/cookie-banner.css.ts';
import { below, colour, font, from, layer, radius, shadow, text } from '#src/theme/tokens.ts';

/** One line, and the gap to the toast above it: the first of the stack. */
const height = '60px';

/** In the corner at the bottom left, above the phone's navigation and the question about cookies. */
export const reminder = style({
  position: 'fixed',
  zIndex: layer.banner,
  left: '16px',
  right: '16px',
  bottom: 'calc(20px + var(--question, 0px) + var(--bottom-bar, 0px) + env(safe-area-inset-bottom))',
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) 44px',
  alignItems: 'center',
  columnGap: '12px',
  minHeight: '48px',
  padding: '1px 1px 1px 16px',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.card,
  background: colour.surface,
  boxShadow: shadow,
  '@media': {
    [from.sm]: { left: '20px', right: 'auto', width: '380px' },
    print: { display: 'none' },
  },
});

/** A phone has no room for it beside the question about cookies: it waits for the answer. */
globalStyle(`:root:has(${banner}) ${reminder}`, { '@media': { [below.md]: { display: 'none' } } });

/** Toasts stack above it, and what takes the focus stays above it, too. */
globalStyle(`:root:has(${reminder})`, { vars: { '--reminder': height } });

export const icon = style({ color: colour.secondaryStrong });

export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 12px',
  fontSize: text.sm,
  fontWeight: font.medium,
  lineHeight: '1.25rem',
});

export const show = style({
  minHeight: '32px',
  color: colour.primaryStrong,
  fontWeight: font.semibold,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});
