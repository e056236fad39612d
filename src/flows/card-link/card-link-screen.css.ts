import { style } from '@vanilla-extract/css';
import { colour, font, text } from '#src/theme/tokens.ts';

export const cardLink = style({ position: 'relative', display: 'grid', gap: '16px' });

/** Out of sight, and still there with what was entered. */
export const stored = style({
  position: 'absolute',
  insetInline: 0,
  height: 0,
  overflow: 'hidden',
  visibility: 'hidden',
});

export const skeleton = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '16px 12px',
});

export const wide = style({ gridColumn: '1 / -1' });

export const linked = style({
  display: 'grid',
  justifyItems: 'center',
  gap: '12px',
  paddingBlock: '40px',
  fontSize: text.lg,
  fontWeight: font.semibold,
  color: colour.successStrong,
});

export const accepted = style({ fontSize: text.sm, color: colour.inkSoft, textWrap: 'pretty' });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '12px' });

export const words = style({ textWrap: 'pretty', selectors: { '& + &': { marginTop: '12px' } } });

export const notice = style({ display: 'grid', gap: '16px' });
