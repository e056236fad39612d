import { style } from '@vanilla-extract/css';

export const board = style({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  padding: '20px',
  display: 'grid',
  alignContent: 'start',
  gap: '32px',
  '@media': { print: { overflow: 'visible', display: 'block', padding: 0 } },
});
export const lane = style({ '@media': { print: { paddingBlockEnd: '12px' } } });
export const title = style({
  fontSize: '16px',
  fontWeight: 600,
  letterSpacing: '-0.01em',
  paddingBlockEnd: '12px',
  '@media': { print: { breakAfter: 'avoid' } },
});
export const scenes = style({
  display: 'flex',
  alignItems: 'start',
  '@media': { print: { display: 'block' } },
});
/** On paper what leads to a screen stands above it. The screens of a row are one line of text, which no page cuts. */
export const scene = style({
  display: 'flex',
  flex: 'none',
  paddingBlockEnd: '8px',
  '@media': {
    print: {
      display: 'inline-flex',
      verticalAlign: 'top',
      flexDirection: 'column',
      gap: '8px',
      padding: '0 12px 8px 0',
    },
  },
});
export const gesture = style({
  position: 'relative',
  width: '140px',
  padding: '24px 12px 0',
  display: 'grid',
  alignContent: 'start',
  gap: '4px',
  fontSize: '13px',
  selectors: { [`${scene}:first-child > &`]: { width: '120px', paddingInlineStart: 0 } },
  '@media': {
    print: { width: '160px !important', minHeight: '96px', padding: '20px 0 0 !important' },
  },
});
export const arrow = style({
  position: 'absolute',
  insetInline: '8px',
  insetBlockStart: '12px',
  height: '2px',
  '@media': { print: { insetInline: '-8px 4px', insetBlockStart: '8px' } },
  background: 'var(--gesture)',
  ':after': {
    content: '',
    position: 'absolute',
    insetInlineEnd: '-1px',
    insetBlockStart: '-4px',
    borderInlineStart: '8px solid var(--gesture)',
    borderBlock: '5px solid transparent',
  },
});
export const does = style({ fontWeight: 500, color: 'var(--gesture)', overflowWrap: 'anywhere' });
export const follows = style({ color: 'var(--text-soft)', fontSize: '12px', overflowWrap: 'anywhere' });
export const link = style({ display: 'grid', gap: '6px', color: 'inherit', textDecoration: 'none' });
export const caption = style({ fontSize: '13px', fontWeight: 500, maxWidth: '320px' });
export const number = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '20px',
  height: '20px',
  borderRadius: '999px',
  background: 'var(--gesture)',
  color: 'var(--on-gesture)',
  fontSize: '12px',
  fontVariantNumeric: 'tabular-nums',
});
export const again = style({
  display: 'grid',
  placeItems: 'center',
  width: '96px',
  minHeight: '64px',
  border: '1px dashed var(--rule-strong)',
  borderRadius: '10px',
  color: 'var(--text-soft)',
});
export const quiet = style({ color: 'var(--text-soft)' });
export const reason = style({
  margin: '20px',
  padding: '16px',
  borderRadius: '10px',
  background: 'var(--area)',
});
