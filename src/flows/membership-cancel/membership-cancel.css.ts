import { style } from '@vanilla-extract/css';
import { colour, font, from, radius, text } from '#src/theme/tokens.ts';

export const step = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '20px' });

export const subheading = style({ fontSize: text.md, fontWeight: font.semibold });

export const words = style({
  marginTop: '4px',
  fontSize: text.sm,
  lineHeight: '1.25rem',
  color: colour.inkSoft,
  textWrap: 'pretty',
});

export const fact = style({
  display: 'grid',
  gridTemplateColumns: '22px minmax(0, 1fr)',
  gap: '12px',
});

export const factIcon = style({ flex: 'none', color: colour.inkSoft });

export const owed = style([
  fact,
  {
    padding: '14px 16px',
    border: `1px solid ${colour.warningStrong}`,
    borderRadius: radius.card,
    background: colour.warningSoft,
    color: colour.ink,
  },
]);

/** Its words stand in line with those above it. */
export const owedAction = style({ margin: '0 0 -8px -20px' });

export const settled = style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  fontSize: text.sm,
  color: colour.inkSoft,
});

export const list = style({ display: 'grid', gap: '8px', marginTop: '10px' });

export const item = style({
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr)',
  gap: '10px',
  fontSize: text.sm,
  lineHeight: '1.25rem',
});

export const lost = style({ marginTop: '2px', color: colour.errorStrong });

export const offer = style({
  display: 'grid',
  gap: '4px 16px',
  padding: '12px 16px',
  borderRadius: radius.card,
  background: colour.sunken,
  '@media': {
    [from.sm]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', paddingRight: '4px' },
  },
});

/** Its words stand in line with those above it. */
export const offerAction = style({
  justifySelf: 'start',
  marginLeft: '-20px',
  '@media': { [from.sm]: { marginLeft: 0 } },
});

export const actions = style({
  display: 'grid',
  gap: '8px',
  '@media': { [from.sm]: { gridTemplateColumns: '1fr 1fr', gap: '12px' } },
});
