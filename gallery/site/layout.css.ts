import { style } from '@vanilla-extract/css';
import { small } from './breakpoints.ts';

const medium = 'screen and (max-width: 1279px)';

export const shell = style({
  display: 'grid',
  height: '100dvh',
  gridTemplate: `'header header header' 56px 'list main side' minmax(0, 1fr) / 232px minmax(0, 1fr) 440px`,
  '@media': {
    [medium]: { gridTemplate: `'header header' auto 'main side' minmax(0, 1fr) / minmax(0, 1fr) 400px` },
    [small]: { display: 'flex', flexDirection: 'column' },
    print: { display: 'block', height: 'auto' },
  },
});

export const header = style({
  gridArea: 'header',
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  padding: '0 16px',
  borderBlockEnd: '1px solid var(--rule)',
  minWidth: 0,
  '@media': {
    [medium]: { flexWrap: 'wrap', minHeight: '56px', padding: '8px 16px' },
    [small]: { padding: '8px 12px', gap: '8px' },
    print: { display: 'none' },
  },
});
export const brand = style({
  fontSize: '16px',
  fontWeight: 600,
  letterSpacing: '-0.01em',
  whiteSpace: 'nowrap',
  width: '204px',
  '@media': { [medium]: { width: 'auto' } },
});
export const spacer = style({ flex: 1 });

export const control = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '6px',
  height: '36px',
  padding: '0 12px',
  border: '1px solid var(--rule)',
  borderRadius: '8px',
  background: 'var(--ground)',
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  ':hover': { background: 'var(--area)' },
  ':disabled': { color: 'var(--text-soft)', cursor: 'default', background: 'var(--ground)', opacity: 0.6 },
  selectors: {
    '&[aria-pressed=true]': {
      background: 'var(--gesture-soft)',
      borderColor: 'var(--gesture)',
      color: 'var(--gesture)',
      fontWeight: 500,
    },
  },
});
export const iconControl = style([
  control,
  { width: '36px', flex: 'none', padding: 0, display: 'grid', placeItems: 'center' },
]);
export const searchButton = style([
  control,
  {
    flex: '0 1 340px',
    justifyContent: 'flex-start',
    gap: '8px',
    color: 'var(--text-soft)',
    minWidth: '40px',
    overflow: 'hidden',
    '@media': { [medium]: { flexBasis: '160px' }, [small]: { flex: '1 1 120px', order: 1 } },
  },
]);
export const searchWords = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const headerLink = style({
  whiteSpace: 'nowrap',
  padding: '8px 4px',
  fontWeight: 500,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});
export const segments = style({
  display: 'inline-flex',
  padding: '2px',
  border: '1px solid var(--rule)',
  borderRadius: '8px',
  background: 'var(--area)',
});
export const segment = style({
  height: '30px',
  padding: '0 12px',
  border: 0,
  borderRadius: '6px',
  background: 'none',
  color: 'var(--text-soft)',
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  selectors: {
    '&[aria-pressed=true]': {
      background: 'var(--ground)',
      color: 'var(--text)',
      fontWeight: 500,
      boxShadow: '0 1px 2px rgb(0 0 0 / 12%)',
    },
  },
});

export const list = style({
  gridArea: 'list',
  overflowY: 'auto',
  padding: '12px 8px 32px',
  borderInlineEnd: '1px solid var(--rule)',
  '@media': { [medium]: { display: 'none' }, print: { display: 'none' } },
});
export const listTitle = style({
  padding: '12px 8px 4px',
  fontSize: '12px',
  fontWeight: 600,
  color: 'var(--text-soft)',
});
export const listLink = style({
  display: 'block',
  padding: '6px 8px',
  borderRadius: '6px',
  color: 'var(--text)',
  textDecoration: 'none',
  ':hover': { background: 'var(--area)' },
  selectors: {
    '&[aria-current=page]': { background: 'var(--gesture-soft)', color: 'var(--gesture)', fontWeight: 500 },
  },
});
export const menu = style([
  control,
  {
    display: 'none',
    flex: '1 1 180px',
    minWidth: '140px',
    '@media': { [medium]: { display: 'block' }, [small]: { flex: '1 1 100%', order: 3 } },
  },
]);

export const main = style({
  gridArea: 'main',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  '@media': { print: { display: 'block' } },
});
/** On a phone, the part that its tab shows takes the room. */
export const growing = style({ '@media': { [small]: { flex: 1 } } });
export const mainHead = style({
  display: 'grid',
  gap: '4px',
  padding: '16px 20px 12px',
  '@media': { [small]: { padding: '12px 12px 8px' }, print: { padding: '0 0 12px' } },
});
export const title = style({ fontSize: '20px', lineHeight: 1.25, fontWeight: 600, letterSpacing: '-0.02em' });
export const summary = style({ color: 'var(--text-soft)', maxWidth: '78ch' });
export const around = style({ fontSize: '12px', color: 'var(--text-soft)', maxWidth: '78ch' });
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px',
  padding: '0 20px 12px',
  borderBlockEnd: '1px solid var(--rule)',
  '@media': { [small]: { padding: '0 12px 8px' }, print: { display: 'none' } },
});
export const note = style({
  margin: '0 20px 12px',
  padding: '8px 12px',
  borderRadius: '8px',
  background: 'var(--note)',
  overflowWrap: 'anywhere',
});

/** The board and the grid have the room of the state beside them. */
export const wide = style({
  '@media': {
    'screen and (min-width: 800px)': { gridColumn: 'main / side' },
  },
});
export const sideAway = style({ display: 'none' });

export const side = style({
  gridArea: 'side',
  overflowY: 'auto',
  borderInlineStart: '1px solid var(--rule)',
  '@media': { [small]: { flex: 1, minHeight: 0, borderInlineStart: 0 }, print: { display: 'none' } },
});
export const stage = style({ display: 'contents' });
export const tabs = style({
  display: 'none',
  padding: '0 12px 8px',
  overflowX: 'auto',
  borderBlockEnd: '1px solid var(--rule)',
  '@media': { [small]: { display: 'block' } },
});
export const hiddenWhenSmall = style({ '@media': { [small]: { display: 'none !important' } } });
export const hidden = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export const skips = style({
  position: 'absolute',
  insetBlockStart: '8px',
  insetInlineStart: '8px',
  zIndex: 2,
});
export const skip = style([
  control,
  {
    position: 'absolute',
    insetInlineStart: '-2000px',
    selectors: { '&:focus': { insetInlineStart: 0 } },
  },
]);
