import { style } from '@vanilla-extract/css';
import { below, colour, font, from, radius, text } from '#src/theme/tokens.ts';

export const card = style({
  background: colour.surface,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.card,
  overflow: 'hidden',
});

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.1fr)',
  '@media': { [from.md]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1.25fr)' } },
});

export const figure = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  padding: '16px',
  borderTop: `1px solid ${colour.line}`,
  selectors: { '& + &': { borderLeft: `1px solid ${colour.line}` } },
  '@media': {
    [from.md]: { padding: '28px 24px', borderTop: 0, borderLeft: `1px solid ${colour.line}` },
  },
});

export const confirmed = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  alignItems: 'end',
  gap: '12px 16px',
  padding: '20px 16px',
  '@media': {
    [from.sm]: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' },
    [from.md]: { gridColumn: 'auto', alignContent: 'space-between', padding: '28px 32px' },
  },
});

export const label = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  fontSize: text.sm,
  fontWeight: font.medium,
  color: colour.inkSoft,
  lineHeight: '1.25rem',
});

const icon = style({ display: 'none', flex: 'none', '@media': { [from.sm]: { display: 'block' } } });

export const lifetimeIcon = style([icon, { color: colour.primaryStrong }]);

export const givenIcon = style([icon, { color: colour.secondaryStrong }]);

const figureText = style({
  fontWeight: font.semibold,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.03em',
});

export const balance = style([
  figureText,
  {
    marginTop: '4px',
    fontFamily: font.display,
    fontSize: 'clamp(1.75rem, 10vw, 3rem)',
    lineHeight: '3.5rem',
    '@media': { [from.md]: { fontSize: '3.5rem', lineHeight: '4rem' } },
  },
]);

export const amount = style([
  figureText,
  {
    marginTop: '4px',
    fontSize: text.lg,
    lineHeight: '2rem',
    '@media': { [from.sm]: { fontSize: text.xl } },
  },
]);

export const note = style({ marginTop: '4px', fontSize: text.sm, color: colour.inkSoft, textWrap: 'pretty' });

/** What takes two lines on a phone, before its words are there. */
export const twoLines = style({ '@media': { [below.sm]: { minHeight: '2lh' } } });

export const withdraw = style({
  display: 'grid',
  minWidth: '116px',
  order: 1,
  marginTop: '4px',
  '@media': { [from.sm]: { order: 0, margin: '0 0 4px' } },
});

export const pending = style({
  flex: '1 0 100%',
  minHeight: '2lh',
  fontSize: text.sm,
  color: colour.inkSoft,
  textWrap: 'pretty',
  '@media': { [from.md]: { minHeight: '1lh' } },
});

export const pendingMark = style({
  display: 'inline-block',
  width: '8px',
  height: '8px',
  marginRight: '8px',
  borderRadius: radius.round,
  background: 'var(--warning)',
});

export const pendingAmount = style({ color: colour.ink, fontVariantNumeric: 'tabular-nums' });

export const charge = style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: '67px',
  padding: '12px 16px',
  borderTop: `1px solid ${colour.line}`,
  background: colour.page,
  fontSize: text.sm,
  '@media': { [from.sm]: { minHeight: '52px' }, [from.md]: { padding: '14px 32px' } },
});

export const chargeIcon = style({ flex: 'none', color: colour.inkSoft });

export const chargeReason = style({
  color: colour.inkSoft,
  '@media': { [below.sm]: { display: 'block' } },
});

export const chargeAmount = style({ marginLeft: 'auto' });
