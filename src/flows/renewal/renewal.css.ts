import { style } from '@vanilla-extract/css';
import { colour, font, radius, text } from '#src/theme/tokens.ts';

export const stack = style({ display: 'grid', gap: '20px' });

export const cardRow = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '4px 10px',
  padding: '12px 0 12px 14px',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.card,
});

export const cardIcon = style({ display: 'grid', color: colour.inkSoft });

export const cardName = style({ fontWeight: font.medium, overflowWrap: 'anywhere' });

export const cardNote = style({ fontSize: text.sm, color: colour.inkSoft });

export const cardObstacle = style([cardNote, { color: colour.errorStrong, fontWeight: font.medium }]);

export const mandate = style({
  marginTop: '-4px',
  fontSize: text.sm,
  color: colour.inkSoft,
  textWrap: 'pretty',
});

export const actions = style({ display: 'grid', gap: '8px' });

export const amounts = style({
  padding: '12px 20px 16px',
  borderRadius: radius.card,
  background: colour.sunken,
});
