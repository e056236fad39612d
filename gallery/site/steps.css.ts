import { style } from '@vanilla-extract/css';
import { control } from './layout.css.ts';

export const steps = style({ display: 'grid', gap: '12px', padding: '4px 20px 32px' });
export const title = style({ fontSize: '16px', fontWeight: 600, letterSpacing: '-0.01em' });
export const quiet = style({ color: 'var(--text-soft)' });
export const group = style({
  fontSize: '12px',
  fontWeight: 600,
  color: 'var(--text-soft)',
  paddingBlock: '4px',
});
export const choice = style({
  display: 'flex',
  width: '100%',
  alignItems: 'center',
  gap: '10px',
  minHeight: '44px',
  padding: '6px 10px',
  border: 0,
  borderRadius: '8px',
  background: 'none',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover:enabled': { background: 'var(--area)' },
    '&:disabled': { cursor: 'default', color: 'var(--text-soft)' },
  },
});
export const words = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const target = style({ display: 'block', fontSize: '12px', color: 'var(--text-soft)' });

export const history = style({
  display: 'grid',
  gap: '8px',
  paddingBlockStart: '12px',
  borderBlockStart: '1px solid var(--rule)',
});
export const historyHead = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });
export const start = style({
  display: 'grid',
  gap: '4px',
  fontSize: '12px',
  color: 'var(--text-soft)',
  minWidth: 0,
});
export const startChoice = style([control, { width: '100%', minWidth: 0 }]);
export const way = style({ counterReset: 'step' });
export const past = style({
  display: 'block',
  width: '100%',
  padding: '6px 10px 6px 34px',
  border: 0,
  borderRadius: '8px',
  background: 'none',
  textAlign: 'start',
  cursor: 'pointer',
  position: 'relative',
  ':hover': { background: 'var(--area)' },
  ':before': {
    counterIncrement: 'step',
    content: 'counter(step)',
    position: 'absolute',
    insetInlineStart: '10px',
    color: 'var(--text-soft)',
    fontVariantNumeric: 'tabular-nums',
  },
});
export const exports = style({ display: 'flex', flexWrap: 'wrap', gap: '8px' });
