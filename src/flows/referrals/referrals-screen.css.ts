import { style } from '@vanilla-extract/css';
import { colour, font, from, radius, text } from '#src/theme/tokens.ts';

export const screen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '32px',
  '@media': { [from.md]: { gap: '48px' } },
});

export const title = style({
  fontSize: text.xxl,
  letterSpacing: '-0.03em',
  '@media': { [from.md]: { fontSize: text.xxxl } },
});

export const lead = style({
  marginTop: '8px',
  fontSize: '1.125rem',
  color: colour.inkSoft,
  textWrap: 'balance',
});

export const top = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '24px',
  '@media': { [from.md]: { gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)' } },
});

const panel = style({
  borderRadius: radius.panel,
  border: `1px solid ${colour.line}`,
  background: colour.surface,
});

const inset = style({ padding: '20px 16px', '@media': { [from.sm]: { padding: '28px 32px' } } });

export const share = style([
  panel,
  {
    display: 'grid',
    gridTemplateRows: 'minmax(0, 1fr)',
    gridTemplateColumns: 'minmax(0, 1fr)',
    overflow: 'clip',
  },
]);

/** It takes what the words beside it leave and asks for no more, so that both panels end alike. */
export const picture = style({
  width: '100%',
  height: 0,
  minHeight: 'max(144px, 100%)',
  objectFit: 'cover',
  objectPosition: '50% 25%',
  background: colour.primarySoft,
  '@media': { [from.md]: { minHeight: 'max(216px, 100%)' } },
});

export const invitation = style([inset, { alignSelf: 'end' }]);

export const how = style([
  panel,
  inset,
  { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', gridTemplateColumns: 'minmax(0, 1fr)' },
]);

export const heading = style({ marginBottom: '16px', fontSize: text.lg, letterSpacing: '-0.02em' });

export const steps = style({ display: 'flex', flexDirection: 'column' });

/** A line leads from one to the next, however far apart the height of the panel puts them. */
export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr)',
  alignItems: 'start',
  gap: '14px',
  selectors: {
    '&:not(:last-child)': { flexGrow: 1, paddingBottom: '20px' },
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      top: '34px',
      bottom: '6px',
      left: '13px',
      width: '2px',
      borderRadius: radius.round,
      background: colour.line,
    },
  },
});

export const number = style({
  display: 'grid',
  placeItems: 'center',
  width: '28px',
  height: '28px',
  borderRadius: radius.round,
  background: colour.primarySoft,
  color: colour.primaryStrong,
  fontSize: text.sm,
  fontWeight: font.semibold,
});

export const stepTitle = style({ display: 'block', fontWeight: font.semibold });

export const stepText = style({
  display: 'block',
  fontSize: text.sm,
  color: colour.inkSoft,
  textWrap: 'pretty',
});
