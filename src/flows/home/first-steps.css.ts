import { style } from '@vanilla-extract/css';
import { colour, font, from, radius, text } from '#src/theme/tokens.ts';

export const card = style({
  padding: '20px 16px 8px',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.card,
  background: colour.surface,
  '@media': { [from.md]: { padding: '28px 32px 16px' } },
});

export const title = style({ fontSize: text.lg, letterSpacing: '-0.02em' });

export const steps = style({ marginTop: '12px' });

export const step = style({
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr)',
  alignItems: 'center',
  gap: '8px 16px',
  minHeight: '72px',
  paddingBlock: '12px',
  selectors: { '& + &': { borderTop: `1px solid ${colour.line}` } },
  '@media': { [from.sm]: { gridTemplateColumns: '32px minmax(0, 1fr) auto' } },
});

const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: '32px',
  height: '32px',
  borderRadius: radius.round,
  fontSize: text.sm,
  fontWeight: font.semibold,
});

export const toDo = style([mark, { background: colour.primarySoft, color: colour.primaryStrong }]);

export const done = style([mark, { background: colour.successSoft, color: colour.successStrong }]);

export const name = style({ fontWeight: font.semibold });

export const nameDone = style({ fontWeight: font.medium, color: colour.inkSoft });

export const words = style({ fontSize: text.sm, color: colour.inkSoft, textWrap: 'pretty' });

export const action = style({
  display: 'grid',
  gridColumn: 2,
  minWidth: '136px',
  justifySelf: 'start',
  '@media': { [from.sm]: { gridColumn: 3 } },
});
