import { globalStyle, style } from '@vanilla-extract/css';
import { colour, text } from '#src/theme/tokens.ts';
import { markOf } from './provider-marks.ts';

export const or = style({
  display: 'flex',
  alignItems: 'center',
  gap: '16px',
  marginBlock: '20px',
  fontSize: text.sm,
  color: colour.inkSoft,
  selectors: {
    '&::before, &::after': { content: '', flex: 1, borderTop: `1px solid ${colour.line}` },
  },
});

export const buttons = style({ display: 'grid', gap: '12px' });

const each = `${buttons} > button`;

globalStyle(each, { paddingInline: '48px' });
globalStyle(`${each}::before`, {
  content: '',
  position: 'absolute',
  insetInlineStart: '18px',
  insetBlock: 0,
  width: '18px',
  background: 'center / contain no-repeat',
});
globalStyle(`${each}[name=google]::before`, { backgroundImage: markOf('google') });
globalStyle(`${each}[name=facebook]::before`, { backgroundImage: markOf('facebook') });
globalStyle(`${each}[name=apple]::before`, {
  background: 'currentColor',
  mask: `${markOf('apple')} center / contain no-repeat`,
  forcedColorAdjust: 'none',
});
globalStyle(`${each}[aria-disabled=true]:not([aria-busy=true])::before`, { opacity: 0.5 });
