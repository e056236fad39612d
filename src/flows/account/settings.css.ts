import { globalStyle, style } from '@vanilla-extract/css';
import { colour, font, from, radius, text, width } from '#src/theme/tokens.ts';

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' });

export const sectionHead = style({ display: 'grid', gap: '4px' });

export const titleNote = style({
  display: 'inline-flex',
  marginInlineStart: '4px',
  verticalAlign: 'middle',
  fontFamily: font.family,
  letterSpacing: 'normal',
});

export const card = style({
  border: `1px solid ${colour.line}`,
  borderRadius: radius.card,
  background: colour.surface,
});

globalStyle(`${card} > *:not(:last-child, :empty)`, { borderBottom: `1px solid ${colour.line}` });

const pane = style({
  padding: '12px 16px',
  '@media': { [from.sm]: { padding: '12px 12px 12px 24px' } },
});

export const row = style([
  pane,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '2px 16px',
    minHeight: '68px',
    '@media': { [from.sm]: { gridTemplateColumns: '160px minmax(0, 1fr) auto' } },
  },
]);

export const label = style({
  fontSize: text.sm,
  color: colour.inkSoft,
  '@media': { [from.sm]: { fontSize: text.sm } },
});

export const value = style({
  gridRow: 2,
  overflowWrap: 'anywhere',
  fontWeight: font.medium,
  '@media': { [from.sm]: { gridRow: 'auto' } },
});

export const missing = style([
  value,
  { fontSize: text.sm, fontWeight: font.regular, color: colour.inkSoft, textWrap: 'pretty' },
]);

/** What can be done about one thing of a list. */
export const action = style({
  minWidth: '44px',
  minHeight: '44px',
  paddingInline: '12px',
  borderRadius: radius.field,
  fontSize: text.sm,
  fontWeight: font.semibold,
  color: colour.primaryStrong,
  cursor: 'pointer',
  selectors: {
    '&:hover:not([aria-disabled=true])': { background: colour.primarySoft },
    '&[aria-disabled=true]': { color: colour.inkSoft, cursor: 'not-allowed' },
  },
});

/** On a phone it stands beside both lines of its row. */
export const rowAction = style([
  action,
  {
    gridRow: '1 / span 2',
    gridColumn: 2,
    '@media': { [from.sm]: { gridRow: 'auto', gridColumn: 'auto' } },
  },
]);

export const openRow = style([
  pane,
  {
    display: 'grid',
    gap: '16px',
    paddingBlock: '20px',
    '@media': {
      [from.sm]: { gridTemplateColumns: '160px minmax(0, 1fr)', gap: '16px', paddingBlock: '24px' },
    },
  },
]);

export const openLabel = style({ fontWeight: font.semibold });

export const form = style({ maxWidth: `calc(${width.form} + 40px)`, paddingRight: 0 });

export const pair = style({
  display: 'grid',
  gap: '20px',
  '@media': { [from.sm]: { gridTemplateColumns: '1fr 1fr', gap: '16px' } },
});

export const note = style({ fontSize: text.sm, color: colour.inkSoft, textWrap: 'pretty' });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '8px' });

export const unsaved = style({
  display: 'grid',
  gap: '12px',
  padding: '16px',
  borderRadius: radius.field,
  background: colour.warningSoft,
});

export const unsavedTitle = style({ fontWeight: font.medium });

export const switchLine = style([
  pane,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '4px 16px',
    minHeight: '68px',
    '@media': { [from.sm]: { gridTemplateColumns: '160px minmax(0, 1fr) auto', paddingRight: '24px' } },
  },
]);

export const switchPlace = style({
  gridRow: '1 / span 2',
  gridColumn: 2,
  '@media': { [from.sm]: { gridRow: 'auto', gridColumn: 'auto' } },
});

export const switchRefused = style({ gridColumn: '1 / -1' });

export const completeness = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  fontSize: text.sm,
  color: colour.inkSoft,
});

export const meter = style({ width: '96px' });

export const completeAction = style([action, { paddingInline: '8px', marginInline: '-8px' }]);

export const emailChange = style([pane, { display: 'grid', gap: '12px', justifyItems: 'start' }]);

export const emailAwaited = style({ display: 'grid', gap: '4px', overflowWrap: 'anywhere' });

export const choices = style({ display: 'grid', gap: '16px' });

export const refused = style({ marginBottom: '12px' });
