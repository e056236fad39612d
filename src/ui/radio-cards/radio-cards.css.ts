import { style } from '@vanilla-extract/css';
import { colour, font, from, motion, radius, text } from '#src/theme/tokens.ts';

export const group = style({ display: 'grid', gap: '8px' });

export const legend = style({ padding: 0, marginBottom: '8px', fontSize: text.sm, fontWeight: font.medium });

export const cards = style({ display: 'grid', gap: '12px' });

export const twoColumns = style({ '@media': { [from.sm]: { gridTemplateColumns: '1fr 1fr' } } });

export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '20px 1fr auto',
  alignItems: 'center',
  gap: '4px 14px',
  minHeight: '64px',
  padding: '14px 16px',
  border: `1px solid ${colour.lineStrong}`,
  borderRadius: radius.card,
  background: colour.surface,
  cursor: 'pointer',
  transition: `border-color ${motion.quick}, box-shadow ${motion.quick}`,
  selectors: {
    '&:hover': { borderColor: colour.ink },
    '&:has(:checked)': { borderColor: colour.primaryStrong, boxShadow: `0 0 0 1px ${colour.primaryStrong}` },
    '&:has(:focus-visible)': { outline: `2px solid ${colour.focus}`, outlineOffset: '3px' },
    '&:has(:disabled)': { background: colour.sunken, borderColor: colour.line, cursor: 'not-allowed' },
  },
});

export const dot = style({
  appearance: 'none',
  width: '20px',
  height: '20px',
  margin: 0,
  border: `1.5px solid ${colour.lineStrong}`,
  borderRadius: radius.round,
  background: colour.surface,
  cursor: 'inherit',
  transition: `border-width ${motion.quick}, border-color ${motion.quick}`,
  selectors: {
    '&:checked': { border: `6px solid ${colour.primaryStrong}` },
    '&:focus-visible': { outline: 'none' },
    '&:disabled': { background: colour.sunken },
  },
});

export const words = style({ minWidth: 0 });

export const name = style({ display: 'block', fontWeight: font.medium });

export const description = style({
  display: 'block',
  fontSize: text.sm,
  color: colour.inkSoft,
  textWrap: 'pretty',
});

export const aside = style({ fontWeight: font.medium, fontVariantNumeric: 'tabular-nums' });
