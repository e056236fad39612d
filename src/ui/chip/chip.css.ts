import { style, styleVariants } from '@vanilla-extract/css';
import { colour, font, forcedChoice, forcedColors, forcedEdge, radius, text } from '#src/theme/tokens.ts';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  borderRadius: radius.round,
  fontSize: text.xs,
  fontWeight: font.semibold,
  lineHeight: '1rem',
  whiteSpace: 'nowrap',
});

const badge = style([base, { padding: '4px 10px', '@media': { [forcedColors]: forcedEdge } }]);

export const tone = styleVariants({
  neutral: [badge, { background: colour.sunken, color: colour.inkSoft }],
  primary: [badge, { background: colour.primarySoft, color: colour.primaryStrong }],
  secondary: [badge, { background: colour.secondarySoft, color: colour.secondaryStrong }],
  success: [badge, { background: colour.successSoft, color: colour.successStrong }],
  warning: [badge, { background: colour.warningSoft, color: colour.warningStrong }],
  error: [badge, { background: colour.errorSoft, color: colour.errorStrong }],
});

export const choice = style([
  base,
  {
    minHeight: '44px',
    padding: '11px 18px',
    border: `1px solid ${colour.line}`,
    background: colour.surface,
    color: colour.ink,
    fontSize: text.sm,
    lineHeight: '1.25rem',
    textDecoration: 'none',
    selectors: {
      '&:hover': { borderColor: colour.lineStrong },
      '&[aria-disabled=true]': {
        background: colour.sunken,
        borderColor: colour.line,
        color: colour.inkSoft,
        cursor: 'not-allowed',
      },
      '&[aria-pressed=true]': {
        background: colour.primarySoft,
        borderColor: colour.primaryStrong,
        color: colour.primaryStrong,
      },
    },
    '@media': { [forcedColors]: { selectors: { '&[aria-pressed=true]': forcedChoice } } },
  },
]);
