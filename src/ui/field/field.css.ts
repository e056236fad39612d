import { style } from '@vanilla-extract/css';
import { colour, font, motion, radius, text } from '#src/theme/tokens.ts';

export const field = style({ display: 'grid', gap: '6px', minWidth: 0 });

export const label = style({ fontSize: text.sm, fontWeight: font.medium, color: colour.ink });

/** The box in which something is entered or chosen. */
export const control = style({
  width: '100%',
  minHeight: '48px',
  padding: '11px 14px',
  border: `1px solid ${colour.lineStrong}`,
  borderRadius: radius.field,
  background: colour.surface,
  color: colour.ink,
  fontSize: text.md,
  lineHeight: 1.5,
  transition: `border-color ${motion.quick}, box-shadow ${motion.quick}`,
  selectors: {
    '&::placeholder': { color: colour.inkSoft, opacity: 1 },
    '&:hover:not([readonly], [aria-invalid=true])': { borderColor: colour.ink },
    '&:focus-visible': {
      outline: '2px solid transparent',
      borderColor: colour.focus,
      boxShadow: `inset 0 0 0 1px ${colour.focus}`,
    },
    '&[aria-invalid=true]': { borderColor: colour.errorStrong },
    '&[aria-invalid=true]:focus-visible': { boxShadow: `inset 0 0 0 1px ${colour.errorStrong}` },
    '&[readonly]': { background: colour.sunken },
  },
});

export const hint = style({ fontSize: text.sm, color: colour.inkSoft, textWrap: 'pretty' });

export const error = style({
  display: 'flex',
  gap: '6px',
  fontSize: text.sm,
  fontWeight: font.medium,
  color: colour.errorStrong,
});

export const errorIcon = style({ flex: 'none', marginTop: '2px' });
