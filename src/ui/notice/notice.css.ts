import { style } from '@vanilla-extract/css';
import { colour, from, radius, text } from '#src/theme/tokens.ts';
import { duotone } from '../pattern/pattern.css.ts';

export const screen = style([
  duotone,
  {
    display: 'grid',
    placeContent: 'center',
    minHeight: '100dvh',
    padding: '24px 20px 15dvh',
  },
]);

export const notice = style({ display: 'grid', justifyItems: 'start', maxWidth: '480px' });

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  width: '64px',
  height: '64px',
  marginBottom: '24px',
  borderRadius: radius.dialog,
  background: colour.surface,
  border: `1px solid ${colour.line}`,
  color: colour.primaryStrong,
});

export const title = style({
  fontSize: text.xxl,
  letterSpacing: '-0.025em',
  '@media': { [from.md]: { fontSize: text.xxxl } },
});

export const words = style({
  marginTop: '12px',
  fontSize: '1.0625rem',
  color: colour.inkSoft,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
  selectors: { '& + &': { marginTop: '4px' } },
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '12px', marginTop: '28px' });
