import { style } from '@vanilla-extract/css';
import { colour, font, from, radius, text } from '#src/theme/tokens.ts';

export const stack = style({ display: 'grid', gap: '20px' });

/** The amount, the card and the consent. */
export const payment = style({ display: 'grid', gap: '12px' });

/** Why the button below cannot be pressed yet. */
export const reason = style({
  fontSize: text.sm,
  textAlign: 'center',
  color: colour.inkSoft,
  '@media': { [from.sm]: { order: 1, flex: '1 1 0', alignSelf: 'center', textAlign: 'start' } },
});

export const lead = style({ color: colour.inkSoft, textWrap: 'pretty' });

export const columns = style({
  display: 'grid',
  gap: '20px',
  alignItems: 'start',
  '@media': { [from.md]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: '32px' } },
});

export const amounts = style({
  padding: '12px 20px 16px',
  borderRadius: radius.card,
  background: colour.sunken,
});

export const plans = style({
  display: 'grid',
  gap: '12px',
  '@media': {
    [from.sm]: { gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)', alignItems: 'center' },
  },
});

export const plan = style({
  padding: '16px 20px',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.card,
});

export const nextPlan = style([plan, { borderColor: colour.primaryStrong, background: colour.primarySoft }]);

export const planWhen = style({ fontSize: text.sm, color: colour.inkSoft });

export const planName = style({ fontSize: text.lg, fontWeight: font.semibold });

export const planPrice = style({ fontVariantNumeric: 'tabular-nums' });

export const arrow = style({
  display: 'none',
  color: colour.inkSoft,
  '@media': { [from.sm]: { display: 'grid' } },
});

export const listTitle = style({ fontSize: text.md, fontWeight: font.semibold, marginBottom: '8px' });

export const list = style({ display: 'grid', gap: '8px' });

export const item = style({
  display: 'grid',
  gridTemplateColumns: '18px minmax(0, 1fr)',
  gap: '8px',
  fontSize: text.sm,
});

export const gained = style({ marginTop: '2px', color: colour.successStrong });

export const lost = style({ marginTop: '2px', color: colour.errorStrong });

export const cardRow = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '4px 10px',
  padding: '8px 6px 8px 14px',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.card,
});

export const cardIcon = style({ display: 'grid', color: colour.inkSoft });

export const cardName = style({ fontWeight: font.medium, overflowWrap: 'anywhere' });

export const cardNote = style({ fontSize: text.sm, color: colour.inkSoft });

export const upsell = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  padding: '14px 16px 14px 20px',
  borderRadius: radius.card,
  background: colour.secondarySoft,
});

export const upsellTitle = style({ fontWeight: font.semibold });
