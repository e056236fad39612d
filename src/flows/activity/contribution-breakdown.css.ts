import { style } from '@vanilla-extract/css';
import { colour, font, from, text } from '#src/theme/tokens.ts';

export const why = style({
  display: 'grid',
  gap: '4px',
  maxWidth: '560px',
  padding: '12px 16px 20px',
  '@media': { [from.sm]: { padding: '16px 20px 24px' } },
});

export const title = style({ fontSize: text.sm, letterSpacing: 0, marginBottom: '4px' });

export const step = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '16px',
  padding: '4px 0',
});

export const sum = style([
  step,
  {
    borderTop: `1px solid ${colour.lineStrong}`,
    fontWeight: font.semibold,
    marginTop: '4px',
    paddingTop: '8px',
  },
]);

export const amount = style({ fontVariantNumeric: 'tabular-nums', textAlign: 'right' });

export const note = style({ fontSize: text.xs, color: colour.inkSoft, textWrap: 'pretty' });
