import { globalStyle, style } from '@vanilla-extract/css';
import { below, colour, from, layer, text } from '#src/theme/tokens.ts';

const height = '5rem';
/** On a narrow phone its words stand above the buttons. */
const tallHeight = '5.5rem';

/** A slim bar over the lower edge, above the phone's navigation: it moves nothing. */
export const banner = style({
  position: 'fixed',
  zIndex: layer.banner,
  insetInline: 0,
  bottom: 'calc(var(--bottom-bar, 0px) + env(safe-area-inset-bottom))',
  minHeight: height,
  display: 'grid',
  alignItems: 'center',
  background: colour.surface,
  borderTop: `1px solid ${colour.line}`,
  '@media': { print: { display: 'none' } },
});

/**
 * What is under the bar can be scrolled above it. What floats over the lower edge keeps clear of it: above it, and
 * from a wide window on at its left, which its words leave free.
 */
globalStyle(`body:has(${banner})`, { paddingBottom: height });
globalStyle(`:root:has(${banner})`, {
  vars: { '--question': height },
  '@media': {
    [below.xs]: { vars: { '--question': tallHeight } },
    [from.lg]: { vars: { '--question': '0px' } },
  },
});
globalStyle(`body:has(${banner})`, { '@media': { [below.xs]: { paddingBottom: tallHeight } } });

export const inner = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '8px 12px',
  padding: '8px 16px',
  '@media': {
    [from.md]: { gap: '8px 24px', padding: '8px 24px' },
    [from.lg]: { justifyContent: 'end', paddingLeft: '460px' },
    [below.sm]: { flexWrap: 'wrap' },
    [below.xs]: { flexDirection: 'column', alignItems: 'stretch' },
  },
});

export const words = style({
  fontSize: text.sm,
  lineHeight: 1.4,
  color: colour.inkSoft,
  textWrap: 'pretty',
  /** Larger words have the line to themselves. */
  '@media': { [below.sm]: { flex: '1 1 9rem' }, [below.xs]: { flex: 'none' } },
});

export const actions = style({
  display: 'flex',
  flexShrink: 0,
  gap: '8px',
  '@media': { [below.xs]: { display: 'grid', gridTemplateColumns: '1fr 1fr' } },
});
