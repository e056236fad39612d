import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import { globalFontFace, globalStyle, style } from '@vanilla-extract/css';

/** A screen is looked at for longer than its font takes. */
globalFontFace('Figtree Variable', {
  src: `url('${figtree}') format('woff2')`,
  fontWeight: '300 900',
  fontDisplay: 'block',
});

/** A screen stands still: what is looked at is where it comes to rest. */
globalStyle('*, *::before, *::after', {
  animationDuration: '0s !important',
  animationDelay: '0s !important',
  transitionDuration: '0s !important',
  scrollBehavior: 'auto !important' as 'auto',
});

/** Of a frame that is scaled down Chromium blurs what lies around it into the screen. */
globalStyle('*', { backdropFilter: 'none !important' });

/** On paper it has its colours; that of the page would be lost as the root's own. */
globalStyle(':root', { printColorAdjust: 'exact', background: '#ffffff' });

/** The room that the app's own frame leaves around a page. */
export const page = style({
  maxWidth: '1200px',
  marginInline: 'auto',
  padding: '24px 16px',
  '@media': { '(min-width: 600px)': { padding: '40px 24px' } },
});

/** A screen may still stand below it: that of a page, until the next one comes. */
export const note = style({
  position: 'fixed',
  insetInline: 0,
  zIndex: 2_147_483_646,
  pointerEvents: 'none',
  insetBlockStart: '50%',
  translate: '0 -50%',
  maxWidth: '34ch',
  margin: 'auto',
  padding: '20px',
  textAlign: 'center',
  color: '#4a4f57',
  backgroundColor: '#ffffff',
  borderRadius: '8px',
  boxShadow: '0 2px 16px rgb(0 0 0 / 20%)',
  fontSize: '16px',
  lineHeight: 1.5,
});

/** Above the dialogs of the screen, too, and nothing that can be met by who uses it. */
export const linkNote = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 2_147_483_647,
  padding: '10px 16px',
  overflowWrap: 'anywhere',
  color: '#ffffff',
  backgroundColor: '#23272e',
  fontSize: '14px',
  lineHeight: 1.5,
  pointerEvents: 'none',
});
