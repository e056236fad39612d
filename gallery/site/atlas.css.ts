import { style, styleVariants } from '@vanilla-extract/css';
import { small } from './breakpoints.ts';
import { textInput } from './text-input.css.ts';

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr)) max-content',
  alignItems: 'start',
  gap: '12px',
  paddingBlockStart: '12px',
  '@media': {
    'screen and (max-width: 1099px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    print: { display: 'none' },
  },
});
export const field = style({ display: 'grid', gap: '4px', minWidth: 0 });
export const label = style({ fontSize: '12px', fontWeight: 600, color: 'var(--text-soft)' });
export const input = style([
  textInput,
  {
    width: '100%',
    height: '36px',
    padding: '0 10px',
    textOverflow: 'ellipsis',
    selectors: { '&[aria-invalid=true]': { borderColor: 'var(--failed)' } },
  },
]);
export const problem = style({ fontSize: '12px', color: 'var(--failed)' });
export const check = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  height: '36px',
  marginBlockStart: '22px',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
});
export const flags = style({ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: '8px' });
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px',
  paddingBlockStart: '8px',
  color: 'var(--text-soft)',
  fontVariantNumeric: 'tabular-nums',
  '@media': { print: { display: 'none' } },
});
export const frame = style({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  '@media': { [small]: { overflow: 'visible' }, print: { overflow: 'visible' } },
});
export const table = style({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  tableLayout: 'fixed',
  textAlign: 'start',
  '@media': { [small]: { display: 'block' } },
});
/** On a phone the cards say by themselves what is what; the heads are for who hears the table. */
export const heads = style({
  '@media': {
    [small]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});
const headHeight = '36px';
const columnHead = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  height: headHeight,
  padding: '0 20px',
  borderBlockEnd: '1px solid var(--rule)',
  background: 'var(--ground)',
  color: 'var(--text-soft)',
  fontSize: '12px',
  fontWeight: 600,
  textAlign: 'start',
});
export const columns = styleVariants({
  Who: [columnHead, { width: '22%' }],
  'Ends on': [columnHead, { width: '17%' }],
  Why: [columnHead],
  'Try it at': [columnHead, { width: '27%' }],
});
export const pageRow = style({
  '@media': { [small]: { display: 'block', position: 'sticky', top: 0, zIndex: 1 } },
});
export const page = style({
  position: 'sticky',
  insetBlockStart: headHeight,
  zIndex: 1,
  padding: '8px 20px',
  background: 'var(--area)',
  fontSize: '14px',
  fontWeight: 600,
  textAlign: 'start',
  '@media': { [small]: { display: 'block', position: 'static', padding: '10px 12px' } },
});
export const path = style({ font: '400 13px/1.5 ui-monospace, monospace', color: 'var(--text-soft)' });
export const row = style({
  '@media': {
    [small]: {
      display: 'grid',
      gap: '4px',
      padding: '12px',
      borderBlockEnd: '1px solid var(--rule)',
    },
  },
});
const wideCell = {
  padding: '10px 20px',
  borderBlockEnd: '1px solid var(--rule)',
  textAlign: 'start',
  verticalAlign: 'top',
  '@media': { [small]: { display: 'block', padding: 0, border: 0, width: 'auto' } },
} as const;
export const cell = style(wideCell);
export const who = style([wideCell, { fontWeight: 500 }]);

const end = style({ display: 'inline-flex', alignItems: 'baseline', gap: '6px', fontWeight: 500 });
export const ends = styleVariants({
  shown: [end, { color: 'var(--done)' }],
  redirected: [end, { color: 'var(--gesture)' }],
  left: [end, { color: 'var(--time)' }],
});
export const mark = style({ flex: 'none', alignSelf: 'center' });
export const quiet = style({ color: 'var(--text-soft)' });
export const hops = style({
  display: 'grid',
  gap: '4px',
  selectors: { '&:has(li + li)': { listStyle: 'decimal inside' } },
});
export const guard = style({ font: '12px/1.5 ui-monospace, monospace', color: 'var(--text-soft)' });
export const clients = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  '@media': { [small]: { gap: '0 20px' } },
});
export const tryIt = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  whiteSpace: 'nowrap',
  textUnderlineOffset: '3px',
  '@media': { [small]: { minHeight: '40px' } },
});
