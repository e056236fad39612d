import { style } from '@vanilla-extract/css';

const small = 'screen and (max-width: 799px)';

export const shell = style({
  display: 'grid',
  height: '100dvh',
  gridTemplate: `'header header' 56px 'stage panel' minmax(0, 1fr) / minmax(0, 1fr) min(46vw, 680px)`,
  '@media': { [small]: { display: 'flex', flexDirection: 'column' } },
});
export const tabs = style({
  display: 'none',
  '@media': { [small]: { display: 'block', order: 1, flexBasis: '100%' } },
});
export const awayWhenSmall = style({ '@media': { [small]: { display: 'none !important' } } });
export const stage = style({
  gridArea: 'stage',
  minWidth: 0,
  display: 'flex',
  justifyContent: 'center',
  background: 'var(--area-deep)',
  '@media': { [small]: { flex: 1, minHeight: 0 } },
});
const frame = { border: 0, height: '100%', background: '#fff', colorScheme: 'light' } as const;
export const full = style({ ...frame, width: '100%' });
export const phone = style({ ...frame, width: '390px', maxWidth: '100%' });
export const panel = style({
  gridArea: 'panel',
  display: 'grid',
  gridTemplate: `'actors drawing' minmax(0, 3fr) 'events events' minmax(0, 2fr) / 216px minmax(0, 1fr)`,
  minHeight: 0,
  borderInlineStart: '1px solid var(--rule)',
  '@media': { [small]: { display: 'block', overflowY: 'auto', border: 0 } },
});
const pane = { minHeight: 0, minWidth: 0, overflow: 'auto', padding: '12px' } as const;
export const actors = style({
  ...pane,
  gridArea: 'actors',
  borderInlineEnd: '1px solid var(--rule)',
  '@media': { [small]: { border: 0 } },
});
export const drawing = style({ ...pane, gridArea: 'drawing' });
export const events = style({
  ...pane,
  gridArea: 'events',
  borderBlockStart: '1px solid var(--rule)',
  '@media': { [small]: { border: 0 } },
});
export const paneHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px',
  paddingBlockEnd: '8px',
});
export const title = style({ fontSize: '16px', fontWeight: 600, letterSpacing: '-0.01em' });
export const subtitle = style({
  padding: '12px 0 4px',
  margin: 0,
  fontSize: '12px',
  fontWeight: 600,
  color: 'var(--text-soft)',
});
export const quiet = style({ color: 'var(--text-soft)' });

export const actor = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '8px',
  width: '100%',
  minHeight: '32px',
  alignItems: 'center',
  padding: '4px 8px',
  border: 0,
  borderRadius: '6px',
  background: 'none',
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { background: 'var(--area)' },
  selectors: {
    '&[aria-current=true]': { background: 'var(--gesture-soft)', color: 'var(--gesture)', fontWeight: 500 },
  },
});
export const state = style({ fontSize: '12px', color: 'var(--text-soft)', overflowWrap: 'anywhere' });
export const sheetFrame = style({
  maxHeight: '60%',
  overflow: 'auto',
  border: '1px solid var(--rule)',
  borderRadius: '8px',
  padding: '8px',
  '@media': { [small]: { maxHeight: '52vh' } },
});
export const next = style({
  display: 'grid',
  gridTemplateColumns: '10px 1fr',
  alignItems: 'baseline',
  gap: '8px',
  paddingBlock: '3px',
});

export const event = style({ borderBlockEnd: '1px solid var(--rule)' });
export const eventLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 10px',
  padding: '6px 4px',
  selectors: {
    'summary&': { cursor: 'pointer' },
    'summary&::before': { content: '"+"', width: '8px', color: 'var(--gesture)' },
    'div&': { paddingInlineStart: '22px' },
  },
});
export const at = style({
  minWidth: '58px',
  fontSize: '12px',
  color: 'var(--text-soft)',
  fontVariantNumeric: 'tabular-nums',
});
export const eventName = style({ fontWeight: 500, overflowWrap: 'anywhere' });
export const payload = style({
  margin: '0 0 8px 22px',
  padding: '8px 12px',
  borderRadius: '8px',
  background: 'var(--area)',
  font: '12px/1.5 ui-monospace, monospace',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
