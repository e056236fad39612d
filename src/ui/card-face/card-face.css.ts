import { style, styleVariants } from '@vanilla-extract/css';
import { colour, font } from '#src/theme/tokens.ts';

const base = style({
  position: 'relative',
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  width: '60px',
  height: '40px',
  padding: '7px 7px 5px',
  borderRadius: '6px',
  border: '1px solid transparent',
  overflow: 'hidden',
});

export const face = styleVariants({
  lively: [
    base,
    {
      background: `radial-gradient(120% 140% at 100% 0%, color-mix(in srgb, ${colour.onDeep} 26%, transparent), transparent 60%), ${colour.deep}`,
      color: colour.onDeep,
    },
  ],
  resting: [base, { background: colour.sunken, borderColor: colour.lineStrong, color: colour.inkSoft }],
});

/** The contact plate. */
export const plate = style({
  width: '12px',
  height: '9px',
  borderRadius: '2px',
  border: '1px solid currentColor',
  opacity: 0.72,
});

export const brand = style({
  fontSize: '9px',
  lineHeight: '0.6875rem',
  fontWeight: font.semibold,
  letterSpacing: '-0.01em',
  whiteSpace: 'nowrap',
});
