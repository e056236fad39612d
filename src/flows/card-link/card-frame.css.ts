import { style } from '@vanilla-extract/css';

/** The form's own body keeps 4 px for its focus rings. */
export const frame = style({
  display: 'block',
  width: 'calc(100% + 8px)',
  margin: '-4px',
  border: 0,
  colorScheme: 'light',
});
