import { style } from '@vanilla-extract/css';
import { colour, from, radius, text } from '#src/theme/tokens.ts';

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '12px 24px',
  alignItems: 'end',
  '@media': { [from.md]: { gridTemplateColumns: '260px minmax(0, 1fr)' } },
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

export const calendar = style({
  width: 'fit-content',
  maxWidth: '100%',
  marginTop: '12px',
  padding: '16px',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.card,
  background: colour.surface,
});
