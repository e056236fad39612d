import { style, styleVariants } from '@vanilla-extract/css';
import { colour, font, radius, text } from '#src/theme/tokens.ts';

const base = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  border: `1px solid ${colour.line}`,
  background: '#fff',
});

export const tile = styleVariants({
  small: [base, { width: '40px', height: '40px', borderRadius: radius.field }],
  large: [base, { width: '64px', height: '64px', borderRadius: radius.card }],
});

export const picture = style({ width: '100%', height: '100%', objectFit: 'contain' });

/** The ground is white for every tenant. */
export const letter = style({ color: '#5b6472', fontSize: text.lg, fontWeight: font.semibold });
