import { globalStyle, style } from '@vanilla-extract/css';
import {
  below,
  colour,
  font,
  forcedChoice,
  forcedColors,
  frame,
  from,
  radius,
  text,
} from '#src/theme/tokens.ts';

/** On a desktop it stays beside the sections; on a phone it is a list above them, each a press away. */
export const nav = style({
  '@media': {
    [from.md]: { position: 'sticky', top: `calc(${frame.topBar} + 32px)`, alignSelf: 'start' },
  },
});

/** What is scrolled to, or takes the focus, keeps clear of the bar. */
globalStyle(`:root:has(${nav})`, { scrollPaddingTop: `calc(${frame.topBar} + 16px)` });

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  '@media': { [from.md]: { display: 'grid', gap: '2px', marginLeft: '-12px' } },
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
  color: colour.inkSoft,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: colour.ink, background: colour.sunken },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': {
    [below.md]: { border: `1px solid ${colour.line}`, background: colour.surface },
    [from.md]: {
      selectors: {
        '&[aria-current]': {
          color: colour.primaryStrong,
          background: colour.primarySoft,
          boxShadow: `inset 3px 0 0 ${colour.primaryStrong}`,
        },
      },
    },
    [forcedColors]: { selectors: { '&[aria-current]': forcedChoice } },
  },
});

export const note = style({ fontWeight: font.semibold, color: colour.primaryStrong });
