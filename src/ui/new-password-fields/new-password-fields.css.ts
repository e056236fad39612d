import { style } from '@vanilla-extract/css';
import { colour, from, text } from '#src/theme/tokens.ts';

export const fields = style({ display: 'grid', gap: '20px' });

export const rules = style({
  display: 'grid',
  gap: '4px 16px',
  marginTop: '-8px',
  fontSize: text.sm,
  '@media': { [from.sm]: { gridTemplateColumns: '1fr 1fr' } },
});

export const rule = style({ display: 'flex', alignItems: 'center', gap: '8px', color: colour.inkSoft });

export const met = style([rule, { color: colour.successStrong }]);
