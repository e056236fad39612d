import { keyframes, style } from '@vanilla-extract/css';

export const pane = style({ display: 'grid', gap: '12px', padding: '16px 20px', justifyItems: 'start' });
export const head = style({
  display: 'flex',
  width: '100%',
  alignItems: 'start',
  gap: '12px',
  justifyContent: 'space-between',
});
export const name = style({ fontSize: '16px', lineHeight: 1.3, fontWeight: 600, letterSpacing: '-0.01em' });
export const id = style({
  color: 'var(--text-soft)',
  font: '12px/1.5 ui-monospace, monospace',
  overflowWrap: 'anywhere',
});
export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: '8px', maxWidth: '60%' });
export const reason = style({
  padding: '16px',
  borderRadius: '10px',
  background: 'var(--area)',
  color: 'var(--text-soft)',
});
const fading = keyframes({ '80%': { opacity: 1 }, to: { opacity: 0 } });
export const said = style({
  animation: `${fading} 2.5s forwards`,
  position: 'absolute',
  translate: '0 34px',
  padding: '2px 8px',
  borderRadius: '6px',
  background: 'var(--text)',
  color: 'var(--ground)',
  fontSize: '12px',
});
export const unsaid = style({ position: 'absolute' });
