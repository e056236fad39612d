import { style, styleVariants } from '@vanilla-extract/css';
import { colour, font, from, radius, text } from '#src/theme/tokens.ts';

const notice = style({
  display: 'grid',
  gridTemplateColumns: '22px minmax(0, 1fr)',
  gap: '12px',
  padding: '16px',
  border: '1px solid',
  borderRadius: radius.card,
  '@media': {
    [from.sm]: {
      gridTemplateColumns: '22px minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: '16px',
      padding: '20px 24px',
    },
  },
});

export const tone = styleVariants({
  change: [notice, { background: colour.infoSoft, borderColor: colour.infoStrong }],
  ending: [notice, { background: colour.warningSoft, borderColor: colour.warningStrong }],
  overdue: [notice, { background: colour.errorSoft, borderColor: colour.errorStrong }],
});

export const icon = style({ alignSelf: 'start', marginTop: '2px', color: colour.ink });

export const words = style({ display: 'grid', gap: '4px', color: colour.ink });

export const title = style({ fontSize: text.md, fontWeight: font.semibold, textWrap: 'balance' });

export const line = style({ fontSize: text.sm, lineHeight: '1.25rem', maxWidth: '60ch', textWrap: 'pretty' });

export const error = style({
  marginTop: '4px',
  fontSize: text.sm,
  lineHeight: '1.25rem',
  fontWeight: font.medium,
  color: colour.errorStrong,
});

export const actions = style({
  display: 'grid',
  gap: '8px',
  gridColumn: '1 / -1',
  '@media': { [from.sm]: { gridColumn: 'auto' } },
});
