import { style } from '@vanilla-extract/css';
import { textInput } from './text-input.css.ts';

export const dialog = style({
  width: 'min(640px, calc(100vw - 32px))',
  maxHeight: 'min(720px, calc(100dvh - 64px))',
  margin: '8vh auto auto',
  padding: 0,
  border: '1px solid var(--rule)',
  borderRadius: '12px',
  background: 'var(--ground)',
  color: 'var(--text)',
  boxShadow: '0 24px 64px rgb(0 0 0 / 28%)',
  '::backdrop': { background: 'rgb(10 12 16 / 40%)' },
});
export const content = style({ display: 'grid', gap: '12px', padding: '16px 20px 20px' });
export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });
export const title = style({ fontSize: '16px', fontWeight: 600 });
export const field = style([
  textInput,
  {
    width: '100%',
    height: '44px',
    padding: '0 14px',
    fontSize: '16px',
  },
]);
export const group = style({
  paddingBlock: '8px 4px',
  fontSize: '12px',
  fontWeight: 600,
  color: 'var(--text-soft)',
});
export const hit = style({
  display: 'block',
  padding: '8px 10px',
  borderRadius: '8px',
  color: 'var(--text)',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  ':hover': { background: 'var(--area)' },
  ':focus': { background: 'var(--gesture-soft)' },
});
export const where = style({ display: 'block', fontSize: '12px', color: 'var(--text-soft)' });
export const quiet = style({ color: 'var(--text-soft)' });
export const keys = style({ display: 'grid', gap: '10px', margin: 0 });
export const key = style({ display: 'grid', gridTemplateColumns: '130px 1fr', gap: '12px' });
export const more = style({
  padding: '8px 10px',
  border: 0,
  borderRadius: '8px',
  background: 'none',
  color: 'var(--gesture)',
  cursor: 'pointer',
  ':hover': { background: 'var(--area)' },
});
