import { globalStyle, style } from '@vanilla-extract/css';
import {
  below,
  colour,
  font,
  forcedChoice,
  forcedColors,
  frame,
  from,
  layer,
  motionAllowed,
  radius,
  text,
} from '#src/theme/tokens.ts';

/** On a desktop it stands beside the sections; on a phone it is a strip that stays below the top bar. */
export const nav = style({
  position: 'sticky',
  zIndex: layer.bar - 1,
  top: '57px',
  marginInline: '-16px',
  background: colour.page,
  borderBottom: `1px solid ${colour.line}`,
  '@media': {
    [from.md]: {
      zIndex: 'auto',
      top: `calc(${frame.topBar} + 32px)`,
      alignSelf: 'start',
      marginInline: 0,
      background: 'none',
      borderBottom: 0,
    },
  },
});

/** What is scrolled to, or takes the focus, keeps clear of the bars. */
globalStyle(`:root:has(${nav})`, {
  scrollPaddingTop: `calc(${frame.topBar} + 16px)`,
  '@media': { [below.md]: { scrollPaddingTop: '118px' } },
});

export const list = style({
  display: 'flex',
  gap: '4px',
  padding: '8px 16px',
  scrollPaddingInline: '16px',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  '@media': {
    [motionAllowed]: { scrollBehavior: 'smooth' },
    [from.md]: { display: 'grid', gap: '2px', marginLeft: '-12px', padding: 0, overflow: 'visible' },
  },
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '44px',
  padding: '10px 12px',
  borderRadius: radius.field,
  fontSize: text.sm,
  fontWeight: font.medium,
  lineHeight: '1.25rem',
  whiteSpace: 'nowrap',
  color: colour.inkSoft,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: colour.ink, background: colour.sunken },
    '&[aria-current]': {
      color: colour.primaryStrong,
      background: colour.primarySoft,
      boxShadow: `inset 3px 0 0 ${colour.primaryStrong}`,
    },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': { [forcedColors]: { selectors: { '&[aria-current]': forcedChoice } } },
});

export const note = style({ fontWeight: font.semibold, color: colour.primaryStrong });
