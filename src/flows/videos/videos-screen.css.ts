import { style } from '@vanilla-extract/css';
import { colour, from, radius, text } from '#src/theme/tokens.ts';

export const screen = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '32px' });

export const title = style({
  fontSize: text.xxl,
  letterSpacing: '-0.03em',
  '@media': { [from.md]: { fontSize: text.xxxl } },
});

export const lead = style({ marginTop: '8px', fontSize: '1.125rem', color: colour.inkSoft });

export const words = style({ display: 'grid', justifyItems: 'start', gap: '12px' });

export const played = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px' });

const place = style({
  height: 'min(72dvh, 720px)',
  minHeight: '420px',
  borderRadius: radius.card,
});

export const stage = style([
  place,
  {
    position: 'relative',
    overflow: 'hidden',
    border: `1px solid ${colour.line}`,
    background: colour.surface,
  },
]);

/** As large as the player, so that nothing moves when it comes. */
export const closed = style([place, { display: 'grid', placeItems: 'center', padding: '16px' }]);

export const notice = style({
  maxWidth: '480px',
  color: colour.ink,
  vars: { '--focus': colour.primaryStrong },
});

export const waiting = style({ position: 'absolute', inset: 0, padding: '16px' });

export const player = style({ position: 'relative', width: '100%', height: '100%' });
