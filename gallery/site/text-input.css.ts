import { style } from '@vanilla-extract/css';

/** A field to type in; its size is its place's. */
export const textInput = style({
  border: '1px solid var(--rule-strong)',
  borderRadius: '8px',
  background: 'var(--ground)',
});
