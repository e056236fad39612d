import { style } from '@vanilla-extract/css';
import { colour, font, radius, text } from '#src/theme/tokens.ts';

export const section = style({ display: 'flex', flexDirection: 'column' });

export const fill = style({ flex: 1, display: 'grid' });

export const list = style({
  display: 'grid',
  gridAutoRows: 'minmax(68px, auto)',
  height: '100%',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.card,
  background: colour.surface,
});

/** Few rows keep their height; a full list grows with the deals beside it. */
export const shortList = style([list, { alignContent: 'start' }]);

export const row = style({
  display: 'grid',
  gridTemplateColumns: '36px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '14px',
  padding: '12px 16px',
  selectors: { '& + &': { borderTop: `1px solid ${colour.line}` } },
});

export const heart = style({
  display: 'grid',
  placeItems: 'center',
  width: '36px',
  height: '36px',
  borderRadius: radius.field,
  background: colour.secondarySoft,
  color: colour.secondaryStrong,
});

export const words = style({ display: 'grid', gap: '2px', minWidth: 0, overflowWrap: 'anywhere' });

export const month = style({ fontSize: text.sm, fontWeight: font.medium, lineHeight: '1.25rem' });

export const recipient = style({ fontSize: text.xs, color: colour.inkSoft, lineHeight: '1rem' });

export const amount = style({ fontSize: text.sm, fontWeight: font.semibold });
