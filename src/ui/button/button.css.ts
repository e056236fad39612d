import { style, styleVariants } from '@vanilla-extract/css';
import { colour, font, motion, radius, text } from '#src/theme/tokens.ts';

const base = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  minHeight: '44px',
  padding: '10px 20px',
  border: '1px solid transparent',
  borderRadius: radius.button,
  fontSize: text.md,
  fontWeight: font.semibold,
  lineHeight: 1.375,
  letterSpacing: '-0.005em',
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${motion.quick}, border-color ${motion.quick}, color ${motion.quick}`,
  selectors: {
    '&[aria-disabled=true]': { cursor: 'not-allowed' },
    '&[aria-busy=true]': { cursor: 'progress' },
  },
});

const enabledHover = '&:hover:not([aria-disabled=true])';

export const button = styleVariants({
  primary: [
    base,
    {
      background: colour.primaryFill,
      color: colour.onPrimary,
      selectors: {
        [enabledHover]: { background: colour.primaryFillHover },
        '&[aria-disabled=true]:not([aria-busy=true])': { background: colour.sunken, color: colour.inkSoft },
      },
    },
  ],
  outlined: [
    base,
    {
      background: colour.surface,
      borderColor: colour.lineStrong,
      color: colour.ink,
      selectors: {
        [enabledHover]: { borderColor: colour.ink },
        '&[aria-disabled=true]:not([aria-busy=true])': { borderColor: colour.line, color: colour.inkSoft },
      },
    },
  ],
  quiet: [
    base,
    {
      color: colour.primaryStrong,
      selectors: {
        [enabledHover]: { background: colour.primarySoft },
        '&[aria-disabled=true]:not([aria-busy=true])': { color: colour.inkSoft },
      },
    },
  ],
  danger: [
    base,
    {
      background: colour.surface,
      borderColor: colour.errorStrong,
      color: colour.errorStrong,
      selectors: { [enabledHover]: { background: colour.errorSoft } },
    },
  ],
});

export const wide = style({ width: '100%' });

export const face = style({
  gridArea: '1 / 1',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '8px',
});

export const away = style({ visibility: 'hidden' });
