import { globalStyle, style } from '@vanilla-extract/css';

export const around = style({
  position: 'relative',
  flex: 1,
  minHeight: 0,
  display: 'flex',
  '@media': { print: { display: 'block' } },
});
export const frame = style({
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  overflow: 'auto',
  padding: '16px',
  position: 'relative',
  background: 'var(--ground)',
  touchAction: 'pan-x pan-y',
  cursor: 'grab',
  selectors: { '&[data-panning]': { cursor: 'grabbing', userSelect: 'none' } },
});
export const sheet = style({ marginInline: 'auto', borderRadius: '8px' });
export const quiet = style({ color: 'var(--text-soft)' });
export const problem = style({ padding: '24px 20px', color: 'var(--text-soft)' });

globalStyle(`${sheet} > svg`, { display: 'block', width: '100%', height: '100%' });
globalStyle(`${sheet} [data-state], ${sheet} [data-transition], ${sheet} [data-machine]`, {
  cursor: 'pointer',
});

/** What lies inside of something dimmed is dimmed with it. */
globalStyle(`${sheet} [data-dim]`, { opacity: 0.25 });
globalStyle(`${sheet} [data-dim] [data-dim]`, { opacity: 1 });

globalStyle(`${sheet} [data-transition]:hover text`, { textDecoration: 'underline' });
globalStyle(`${sheet} [data-state]:hover > .shape`, { strokeWidth: '2.25' });
globalStyle(`${sheet} [data-mark=lit] > .shape`, { stroke: 'var(--gesture)', strokeWidth: '2' });
globalStyle(`${sheet} [data-mark=here] > .shape`, {
  stroke: 'var(--gesture)',
  strokeWidth: '3',
  fill: 'var(--gesture-soft)',
});
globalStyle(`${sheet} [data-transition][data-mark=lit] text`, { fontWeight: '600' });
globalStyle(`${sheet} .line:has([data-mark=lit]) .way`, { strokeWidth: '3' });

globalStyle(`${frame}:is([data-panning], [data-grab]) *`, { cursor: 'inherit' });
