import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { colour, font, radius, text } from '#src/theme/tokens.ts';

const base = style({
  display: 'grid',
  gridTemplateColumns: '20px 1fr',
  gap: '12px',
  padding: '14px 16px',
  borderRadius: radius.field,
  fontSize: text.sm,
  lineHeight: '1.25rem',
  color: colour.ink,
});

/** A tenant's colour need not be readable on every tint. */
globalStyle(`${base} a`, { color: 'inherit' });

export const tone = styleVariants({
  error: [base, { background: colour.errorSoft }],
  warning: [base, { background: colour.warningSoft }],
  info: [base, { background: colour.infoSoft }],
  success: [base, { background: colour.successSoft }],
});

export const icon = styleVariants({
  error: { color: colour.errorStrong },
  warning: { color: colour.warningStrong },
  info: { color: colour.infoStrong },
  success: { color: colour.successStrong },
});

export const title = style({ fontWeight: font.semibold });

export const detail = style({ marginTop: '4px', fontSize: text.sm, color: colour.inkSoft });
