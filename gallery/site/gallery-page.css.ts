import { style } from '@vanilla-extract/css';
import { small } from './breakpoints.ts';

export const shell = style({
  display: 'grid',
  height: '100dvh',
  gridTemplate: `'header' 56px 'main' minmax(0, 1fr) / minmax(0, 1fr)`,
  '@media': { [small]: { display: 'block', height: 'auto' }, print: { display: 'block', height: 'auto' } },
});
export const home = style({ color: 'inherit', textDecoration: 'none' });
export const main = style({
  gridArea: 'main',
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  overflowY: 'auto',
  '@media': {
    [small]: { display: 'block', overflow: 'visible' },
    print: { display: 'block', overflow: 'visible' },
  },
});
export const head = style({
  display: 'grid',
  gap: '8px',
  padding: '16px 20px 12px',
  borderBlockEnd: '1px solid var(--rule)',
  '@media': { [small]: { padding: '12px' } },
});
export const nothing = style({ padding: '32px 20px', color: 'var(--text-soft)' });
