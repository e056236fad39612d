import { style } from '@vanilla-extract/css';
import {
  colour,
  font,
  forcedChoice,
  forcedColors,
  forcedEdge,
  from,
  motion,
  radius,
  text,
} from '#src/theme/tokens.ts';

export const group = style({
  display: 'inline-grid',
  justifyItems: 'start',
  gap: '8px',
  maxWidth: '100%',
});

export const track = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  padding: '3px',
  borderRadius: '28px',
  background: colour.sunken,
  '@media': { [forcedColors]: forcedEdge },
});

export const half = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexWrap: 'wrap',
  gap: '0 8px',
  minHeight: '44px',
  padding: '6px 12px',
  borderRadius: '25px',
  fontSize: text.sm,
  fontWeight: font.medium,
  color: colour.inkSoft,
  cursor: 'pointer',
  transition: `background-color ${motion.normal}, color ${motion.normal}`,
  '@media': {
    [from.sm]: { paddingInline: '20px' },
    [forcedColors]: { selectors: { '&:has(:checked)': forcedChoice } },
  },
  selectors: {
    '&:hover': { color: colour.ink },
    '&:has(:checked)': {
      background: colour.surface,
      color: colour.ink,
      boxShadow: `0 0 0 1px ${colour.primaryStrong}, 0 1px 2px rgb(16 24 40 / 8%)`,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${colour.focus}`, outlineOffset: '2px' },
  },
});

export const chip = style({
  padding: '2px 8px',
  borderRadius: radius.round,
  background: colour.primarySoft,
  color: colour.primaryStrong,
  fontSize: text.xs,
  fontWeight: font.semibold,
  lineHeight: '1rem',
  textAlign: 'center',
});
