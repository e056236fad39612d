import { style } from '@vanilla-extract/css';
import { colour, from, radius, text } from '#src/theme/tokens.ts';

export const screen = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '32px' });

export const title = style({
  fontSize: text.xxl,
  letterSpacing: '-0.03em',
  '@media': { [from.md]: { fontSize: text.xxxl } },
});

export const lead = style({ marginTop: '8px', fontSize: '1.125rem', color: colour.inkSoft });

export const ways = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 24px' });

export const stage = style({
  position: 'relative',
  height: 'min(72dvh, 720px)',
  minHeight: '420px',
  overflow: 'hidden',
  borderRadius: radius.card,
  border: `1px solid ${colour.line}`,
  background: colour.surface,
});

export const waiting = style({ position: 'absolute', inset: 0, padding: '16px' });

export const player = style({ position: 'relative', width: '100%', height: '100%' });
