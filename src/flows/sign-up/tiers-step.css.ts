import { style } from '@vanilla-extract/css';
import { colour, from, width } from '#src/theme/tokens.ts';

/** On a phone it stays in view while the tiers scroll. */
export const next = style({
  position: 'sticky',
  bottom: 0,
  marginTop: '24px',
  paddingBlock: '12px',
  background: `linear-gradient(transparent, ${colour.surface} 12px)`,
  '@media': { print: { position: 'static' }, [from.md]: { position: 'static', maxWidth: width.form } },
});
