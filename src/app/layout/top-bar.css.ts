import { style } from '@vanilla-extract/css';
import {
  colour,
  font,
  forcedColors,
  frame,
  from,
  layer,
  motion,
  radius,
  text,
  width,
} from '#src/theme/tokens.ts';

export const bar = style({
  position: 'sticky',
  top: 0,
  zIndex: layer.bar,
  background: colour.surface,
  borderBottom: `1px solid ${colour.line}`,
  '@media': { print: { display: 'none' } },
});

export const inner = style({
  display: 'flex',
  alignItems: 'center',
  gap: '16px',
  maxWidth: `calc(${width.page} + 48px)`,
  height: '56px',
  marginInline: 'auto',
  paddingInline: '16px',
  '@media': { [from.md]: { height: frame.topBar, gap: '32px', paddingInline: '24px' } },
});

/** As wide as most logos before theirs has come, so that what stands beside it stays. */
export const logo = style({
  flex: 'none',
  minWidth: '164px',
  display: 'flex',
  alignItems: 'center',
  minHeight: '44px',
  borderRadius: radius.field,
  textDecoration: 'none',
});

export const items = style({
  display: 'none',
  alignSelf: 'stretch',
  gap: '4px',
  '@media': { [from.md]: { display: 'flex' } },
});

export const item = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  paddingInline: '12px',
  fontSize: '0.9375rem',
  fontWeight: font.medium,
  color: colour.inkSoft,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  transition: `color ${motion.quick}`,
  selectors: {
    '&:hover:not([aria-disabled])': { color: colour.ink },
    '&[aria-current]': { color: colour.ink },
    '&[aria-current]::after': {
      content: '',
      position: 'absolute',
      insetInline: '12px',
      bottom: '-1px',
      height: '2px',
      borderRadius: radius.round,
      background: colour.primaryStrong,
    },
    '&[aria-disabled]': { opacity: 0.6, cursor: 'not-allowed' },
    '&:focus-visible': { outlineOffset: '-4px' },
  },
  '@media': { [forcedColors]: { selectors: { '&[aria-current]::after': { background: 'Highlight' } } } },
});

export const end = style({ display: 'flex', alignItems: 'center', gap: '8px', marginLeft: 'auto' });

export const search = style({
  display: 'none',
  width: '260px',
  marginRight: '8px',
  '@media': { [from.wide]: { display: 'block' } },
});

/** Stronger than the button's own style, in whichever order their files come. */
export const searchButton = style({
  selectors: { '&&': { '@media': { [from.wide]: { display: 'none' } } } },
});

export const account = style({
  display: 'none',
  alignItems: 'center',
  gap: '10px',
  minHeight: '44px',
  padding: '4px 10px 4px 4px',
  borderRadius: radius.round,
  fontSize: '0.9375rem',
  fontWeight: font.medium,
  whiteSpace: 'nowrap',
  transition: `background-color ${motion.quick}`,
  selectors: { '&:hover, &[data-state=open]': { background: colour.sunken } },
  '@media': { [from.md]: { display: 'flex' } },
});

export const initials = style({
  display: 'grid',
  placeItems: 'center',
  width: '36px',
  height: '36px',
  borderRadius: radius.round,
  background: colour.primarySoft,
  color: colour.primaryStrong,
  fontSize: text.sm,
  fontWeight: font.semibold,
  letterSpacing: '0.01em',
});
