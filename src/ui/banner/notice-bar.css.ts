import { style, styleVariants } from '@vanilla-extract/css';
import { colour, font, text } from '#src/theme/tokens.ts';

const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '4px 20px',
  minHeight: '60px',
  padding: '8px 16px',
  borderBottom: '1px solid',
});

/** A bar over the page, for what concerns the membership wherever the member is. */
export const tone = styleVariants({
  info: [bar, { background: colour.infoSoft, borderColor: colour.infoStrong }],
  success: [bar, { background: colour.successSoft, borderColor: colour.successStrong }],
  error: [bar, { background: colour.errorSoft, borderColor: colour.errorStrong }],
});

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '10px',
  color: colour.ink,
  fontSize: text.sm,
  lineHeight: '1.25rem',
  textWrap: 'pretty',
});

export const strong = style({ fontWeight: font.semibold });

export const actions = style({ display: 'flex', alignItems: 'center', gap: '8px' });
