import { style } from '@vanilla-extract/css';
import { colour, font, text } from '#src/theme/tokens.ts';

export const stepper = style({ display: 'grid', gap: '12px' });

export const head = style({ display: 'flex', alignItems: 'center', gap: '4px', minHeight: '44px' });

/** Its arrow stands on the edge of the text below. */
export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: '44px',
  marginLeft: '-4px',
  paddingInline: '4px 12px',
  borderRadius: '8px',
  fontSize: text.sm,
  fontWeight: font.medium,
  color: colour.inkSoft,
  textDecoration: 'none',
  selectors: { '&:hover': { color: colour.ink } },
});

export const place = style({ fontSize: text.sm, color: colour.inkSoft });

export const current = style({ fontWeight: font.medium, color: colour.ink });
