import { style } from '@vanilla-extract/css';
import { colour, font, radius, text } from '#src/theme/tokens.ts';

export const busy = style({
  display: 'grid',
  justifyItems: 'center',
  gap: '6px',
  padding: '32px 24px',
  textAlign: 'center',
  background: colour.sunken,
  borderRadius: radius.card,
});

export const spinner = style({ color: colour.primaryStrong, fontSize: text.xl, marginBottom: '6px' });

export const title = style({ fontWeight: font.semibold });

export const words = style({ maxWidth: '40ch', color: colour.inkSoft, textWrap: 'pretty' });

export const unknown = style({ display: 'grid', gap: '16px' });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '12px' });
