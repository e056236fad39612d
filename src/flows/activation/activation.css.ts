import { style } from '@vanilla-extract/css';
import { colour, font, radius, text } from '#src/theme/tokens.ts';

export const summary = style({
  padding: '8px 16px',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.card,
});

export const boxes = style({ display: 'grid' });

export const legal = style({ fontSize: text.sm, color: colour.inkSoft, textWrap: 'pretty' });

export const email = style({
  marginTop: '-24px',
  fontWeight: font.semibold,
  overflowWrap: 'anywhere',
});
