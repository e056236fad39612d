import { style } from '@vanilla-extract/css';
import { colour, from, radius, text } from '#src/theme/tokens.ts';

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '12px 24px',
  alignItems: 'end',
  '@media': { [from.md]: { gridTemplateColumns: '260px minmax(0, 1fr)' } },
});

export const legend = style({ marginBottom: '6px', fontSize: text.sm, fontWeight: 500 });

/** One line that scrolls on a phone: its ends may run to the edge of the screen. */
export const chips = style({
  display: 'flex',
  gap: '8px',
  marginInline: '-16px',
  padding: '2px 16px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [from.sm]: { flexWrap: 'wrap', marginInline: 0, padding: 0, overflow: 'visible' } },
});

export const shown = style({ fontSize: text.sm, color: colour.inkSoft });

export const calendar = style({
  justifySelf: 'start',
  maxWidth: '100%',
  padding: '16px',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.card,
  background: colour.surface,
});
