import { style } from '@vanilla-extract/css';
import { below, colour, font, frame, from, layer, radius, text } from '#src/theme/tokens.ts';
import { heartIcon } from './offer-card.css.ts';
import { failure, heading as sectionHeading } from '#src/ui/section/section.css.ts';

export const screen = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const title = style({
  fontSize: text.xxl,
  letterSpacing: '-0.03em',
  '@media': { [from.md]: { fontSize: text.xxxl } },
});

export const lead = style({
  maxWidth: '60ch',
  marginTop: '8px',
  color: colour.inkSoft,
  textWrap: 'pretty',
});

/** Sticks below the top bar, as wide as the page's ground. */
export const bar = style({
  position: 'sticky',
  zIndex: layer.bar - 1,
  top: '57px',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '8px',
  marginTop: '16px',
  marginInline: '-16px',
  padding: '8px 16px',
  background: colour.page,
  /** A failure in it is no part of what stays in sight. */
  selectors: { [`&:has(> ${failure})`]: { position: 'static', gap: '16px' } },
  '@media': {
    [from.md]: { top: `calc(${frame.topBar} + 1px)`, gap: '12px', marginTop: '24px', paddingBlock: '12px' },
    print: { position: 'static' },
  },
});

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px',
  '@media': { [below.xs]: { gap: '8px' } },
});

export const field = style({ position: 'relative', flex: 1, minWidth: 0, maxWidth: '440px' });

export const fieldIcon = style({
  position: 'absolute',
  left: '14px',
  top: '50%',
  transform: 'translateY(-50%)',
  color: colour.inkSoft,
  pointerEvents: 'none',
});

export const input = style({
  width: '100%',
  minHeight: '44px',
  padding: '9px 44px 9px 42px',
  border: `1px solid ${colour.lineStrong}`,
  borderRadius: radius.round,
  background: colour.surface,
  fontSize: '1rem',
  selectors: {
    '&:placeholder-shown': { paddingRight: '12px' },
    '&::placeholder': { color: colour.inkSoft, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
    '&:focus-visible': {
      outline: '2px solid transparent',
      borderColor: colour.focus,
      boxShadow: `inset 0 0 0 1px ${colour.focus}`,
    },
  },
});

export const clear = style({ position: 'absolute', right: 0, top: 0, color: colour.inkSoft });

export const near = style({ flex: 'none' });

export const chips = style({
  display: 'flex',
  gap: '8px',
  marginInline: '-16px',
  padding: '2px 16px',
  scrollPaddingInline: '16px',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  '@media': { print: { flexWrap: 'wrap', overflow: 'visible' } },
});

/** Above the list: whether it is the saved ones, and how it is sorted. */
export const order = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: '8px 16px',
  marginTop: '4px',
});

export const savedIcon = style([heartIcon, { flex: 'none' }]);

export const sort = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  fontSize: text.sm,
  color: colour.inkSoft,
});

export const sortIcon = style({ position: 'absolute', right: 0, pointerEvents: 'none' });

export const sortSelect = style({
  appearance: 'none',
  minHeight: '44px',
  padding: '11px 28px 11px 8px',
  marginRight: '-8px',
  border: 0,
  borderRadius: radius.round,
  background: 'transparent',
  color: colour.ink,
  fontSize: text.sm,
  fontWeight: font.medium,
  lineHeight: '1.25rem',
  cursor: 'pointer',
  selectors: { '&:hover': { background: colour.sunken } },
});

export const results = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '32px',
  marginTop: '16px',
  scrollMarginTop: '176px',
  '@media': { [from.md]: { gap: '48px', marginTop: '20px', scrollMarginTop: '200px' } },
});

export const notice = style({ marginTop: '8px' });

export const retry = style({ marginBlock: '4px -8px', marginLeft: '-20px' });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '4px 16px',
  marginBottom: '16px',
});

export const heading = style([sectionHeading, { overflowWrap: 'anywhere' }]);

export const count = style({
  minHeight: '20px',
  fontSize: text.sm,
  lineHeight: '1.25rem',
  color: colour.inkSoft,
  fontVariantNumeric: 'tabular-nums',
  textWrap: 'pretty',
});

/** Where a count takes two lines of its own on a phone, before it is there. */
export const countToCome = style({
  display: 'block',
  '@media': { [below.sm]: { width: '18rem', minHeight: '40px' } },
});

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
  gap: '12px',
  '@media': { [from.md]: { gap: '16px' } },
});

/** On a phone the two buttons share a line, below what is shown. */
export const paging = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'center',
  gap: '12px',
  '@media': { [from.sm]: { gridTemplateColumns: 'repeat(3, auto)', justifyContent: 'center', gap: '16px' } },
});

export const position = style({
  gridColumn: '1 / -1',
  order: -1,
  '@media': { [from.sm]: { gridColumn: 'auto', order: 0 } },
  minWidth: '96px',
  fontSize: text.sm,
  fontWeight: font.medium,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});
