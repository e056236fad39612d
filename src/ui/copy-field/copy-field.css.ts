import { style } from '@vanilla-extract/css';
import { from } from '#src/theme/tokens.ts';

export const row = style({
  display: 'grid',
  gap: '8px',
  '@media': { [from.sm]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

/** As wide before as after. */
export const button = style({ minWidth: '140px' });

export const value = style({ textOverflow: 'ellipsis' });

/** Beside the field it needs no place of its own. */
export const below = style({ '@media': { [from.sm]: { display: 'none' } } });
