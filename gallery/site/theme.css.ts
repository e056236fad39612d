import { globalFontFace, globalStyle } from '@vanilla-extract/css';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';

globalFontFace('Figtree Variable', {
  src: `url('${figtree}') format('woff2')`,
  fontWeight: '300 900',
  fontDisplay: 'swap',
});

const light = {
  '--ground': '#ffffff',
  '--area': '#eef0f4',
  '--area-deep': '#e3e7ee',
  '--rule': '#d5dae3',
  '--rule-strong': '#838b99',
  '--text': '#14171c',
  '--text-soft': '#4a4f57',
  '--gesture': '#1d3f8f',
  '--gesture-soft': '#e8edf9',
  '--on-gesture': '#ffffff',
  '--reported': '#6a2c91',
  '--done': '#1b6b3a',
  '--failed': '#b3261e',
  '--time': '#8a5200',
  '--automatic': '#4a4f57',
  '--note': '#fdf3e1',
};
const dark = {
  '--ground': '#14171c',
  '--area': '#20252d',
  '--area-deep': '#2a303a',
  '--rule': '#363d48',
  '--rule-strong': '#7d8694',
  '--text': '#eceff4',
  '--text-soft': '#b9c0ca',
  '--gesture': '#9db8ff',
  '--gesture-soft': '#263149',
  '--on-gesture': '#14171c',
  '--reported': '#d9b3f5',
  '--done': '#7fd8a0',
  '--failed': '#ff9d94',
  '--time': '#f2b765',
  '--automatic': '#b9c0ca',
  '--note': '#3a2f1c',
};

globalStyle(':root', { colorScheme: 'light', printColorAdjust: 'exact', vars: light });
/** Paper is white. */
globalStyle(':root[data-theme=dark]', { '@media': { screen: { colorScheme: 'dark', vars: dark } } });

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('body', {
  margin: 0,
  background: 'var(--ground)',
  color: 'var(--text)',
  font: "400 14px/1.45 'Figtree Variable', system-ui, sans-serif",
});
globalStyle('h1, h2, h3, p, ul, ol', { margin: 0, padding: 0 });
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('button, input, select', { font: 'inherit', color: 'inherit' });
globalStyle('a', { color: 'var(--gesture)' });
globalStyle(':focus-visible', { outline: '2px solid var(--gesture)', outlineOffset: '2px' });
globalStyle('kbd', {
  padding: '1px 6px',
  border: '1px solid var(--rule)',
  borderRadius: '4px',
  font: "500 12px 'Figtree Variable', system-ui",
  color: 'var(--text-soft)',
});
