import { globalStyle, style } from '@vanilla-extract/css';
import { below, colour, from, layer, text } from '#src/theme/tokens.ts';

const height = '80px';
/** On a narrow phone its words take a little more. */
const roomHeight = '84px';
/** On a narrower one they stand above the buttons. */
const tallRoomHeight = '104px';

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
});

/** What is under the bar can be scrolled above it, and what floats over the lower edge keeps clear of it. */
globalStyle(`body:has(${banner})`, { paddingBottom: roomHeight });
globalStyle(`:root:has(${banner})`, { vars: { '--question': roomHeight } });
globalStyle(`body:has(${banner})`, { '@media': { [below.xs]: { paddingBottom: tallRoomHeight } } });
globalStyle(`:root:has(${banner})`, { '@media': { [below.xs]: { vars: { '--question': tallRoomHeight } } } });

export const inner = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '8px 12px',
  padding: '8px 16px',
  '@media': {
    [from.md]: { gap: '8px 24px', padding: '8px 24px' },
    [below.xs]: { flexDirection: 'column', alignItems: 'stretch' },
  },
});

export const words = style({
  fontSize: text.xs,
  lineHeight: 1.35,
  color: colour.inkSoft,
  textWrap: 'pretty',
  '@media': { [from.md]: { fontSize: text.sm } },
});

export const actions = style({
  display: 'flex',
  flexShrink: 0,
  gap: '8px',
  '@media': { [below.xs]: { display: 'grid', gridTemplateColumns: '1fr 1fr' } },
});
