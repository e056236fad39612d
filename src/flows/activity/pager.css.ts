import { style } from '@vanilla-extract/css';
import { colour, radius, text } from '#src/theme/tokens.ts';

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px',
  padding: '12px 16px',
  borderTop: `1px solid ${colour.line}`,
  fontSize: text.sm,
});

export const sizes = style({ display: 'flex', alignItems: 'center', gap: '8px', color: colour.inkSoft });

export const size = style({
  minHeight: '44px',
  padding: '8px 10px',
  border: `1px solid ${colour.lineStrong}`,
  borderRadius: radius.field,
  background: colour.surface,
  color: colour.ink,
});

export const turn = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  fontVariantNumeric: 'tabular-nums',
});

export const noTurn = style({ color: colour.lineStrong, cursor: 'not-allowed' });
