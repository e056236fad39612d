import { style } from '@vanilla-extract/css';
import { below, colour, from, radius, text } from '#src/theme/tokens.ts';

const cardWidth = '260px';
const gap = '24px';

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `12px ${gap}`,
  alignItems: 'end',
  '@media': { [from.md]: { gridTemplateColumns: `${cardWidth} minmax(0, 1fr)` } },
});

export const legend = style({ padding: 0, marginBottom: '6px', fontSize: text.sm, fontWeight: 500 });

/** As high as the field beside it. */
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px',
  minHeight: '48px',
});

export const shown = style({ marginTop: '12px', fontSize: text.sm, color: colour.inkSoft });

/** Below the periods, which it is one of. */
export const calendar = style({
  width: 'fit-content',
  maxWidth: '100%',
  marginTop: '12px',
  padding: '16px',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.card,
  background: colour.surface,
  vars: { '--calendar-width': '308px' },
  '@media': {
    [below.sm]: { width: 'auto', vars: { '--calendar-width': '100%' } },
    [from.lg]: { vars: { '--calendar-width': '640px' } },
    [from.md]: { marginLeft: `calc(${cardWidth} + ${gap})` },
  },
});
