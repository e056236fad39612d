import { style } from '@vanilla-extract/css';
import { colour, font, from, radius, text } from '#src/theme/tokens.ts';

/** What to do stands beside the words, or below them where the part is narrow. */
export const failure = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 16px',
  padding: '16px',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.card,
  background: colour.surface,
  '@media': { [from.sm]: { padding: '20px 24px' } },
});

/** What a part of a page is called. */
export const heading = style({ fontSize: text.lg, '@media': { [from.md]: { fontSize: text.xl } } });

export const words = style({ flex: '999 1 170px', minWidth: 0, overflowWrap: 'anywhere' });

export const tile = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  borderRadius: radius.card,
  background: colour.errorSoft,
  color: colour.errorStrong,
});

export const title = style({ fontWeight: font.semibold, letterSpacing: '-0.01em' });

export const message = style({ fontSize: text.sm, color: colour.inkSoft });

export const retry = style({ flex: '1 0 auto' });

export const stale = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  marginBottom: '12px',
  padding: '4px 4px 4px 16px',
  borderRadius: radius.field,
  background: colour.warningSoft,
  fontSize: text.sm,
});

export const stored = style({ marginBottom: '8px', fontSize: text.sm, color: colour.inkSoft });
