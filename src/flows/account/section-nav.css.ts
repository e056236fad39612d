import { style } from '@vanilla-extract/css';
import { colour, font, frame, from, radius, text } from '#src/theme/tokens.ts';

/** On a desktop it stands beside the sections; on a phone they follow each other. */
export const nav = style({
  display: 'none',
  '@media': {
    [from.md]: {
      display: 'block',
      position: 'sticky',
      top: `calc(${frame.topBar} + 32px)`,
      alignSelf: 'start',
    },
  },
});

export const list = style({ display: 'grid', gap: '2px', marginLeft: '-12px' });

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '44px',
  padding: '10px 12px',
  borderRadius: radius.field,
  fontSize: text.sm,
  fontWeight: font.medium,
  lineHeight: '20px',
  color: colour.inkSoft,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: colour.ink, background: colour.sunken },
    '&[aria-current]': { color: colour.primaryStrong, background: colour.primarySoft },
  },
});
