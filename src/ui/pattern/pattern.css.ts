import { style } from '@vanilla-extract/css';
import { dotted } from '#src/theme/dots.ts';
import { colour } from '#src/theme/tokens.ts';

/**
 * Two tints of the tenant with the grid of dots, behind a page. They stand still in a layer of their own: gradients as
 * long as the page would be painted again with each change on it.
 */
export const duotone = style({
  isolation: 'isolate',
  backgroundColor: colour.page,
  '::before': {
    content: '',
    position: 'fixed',
    zIndex: -1,
    inset: 0,
    willChange: 'transform',
    pointerEvents: 'none',
    backgroundImage: [
      dotted(colour.primaryStrong, 12),
      `radial-gradient(1100px 720px at 100% 0, color-mix(in srgb, ${colour.secondary} 8%, transparent), transparent 70%)`,
      `radial-gradient(1000px 760px at 0 100%, color-mix(in srgb, ${colour.primary} 7%, transparent), transparent 70%)`,
    ].join(', '),
    backgroundSize: '24px 24px, auto, auto',
  },
  '@media': { print: { '::before': { content: 'none' } } },
});

/** The dark ground of the tenant's hue, with its pattern. */
export const deepGround = style({
  backgroundColor: colour.deep,
  color: colour.onDeep,
  backgroundImage: [
    'var(--pattern)',
    `radial-gradient(760px 520px at 100% 0, color-mix(in srgb, ${colour.primary} 38%, transparent), transparent 72%)`,
  ].join(', '),
  backgroundSize: 'var(--pattern-size), auto',
  vars: { '--focus': colour.onDeep },
});
