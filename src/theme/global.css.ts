import { globalFontFace, globalStyle } from '@vanilla-extract/css';
import whole from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import './page-width.css.ts';
import { deriveColours } from './colours.ts';
import { lookOf } from './look.ts';
import { colour, font, forcedColors, moreContrast, text } from './tokens.ts';
import basic from './typeface/figtree-basic.woff2?inline';
import { basicLetters, furtherLetters } from './typeface/letters.ts';

const family = 'Figtree Variable';
const fontWeight = '400 600';

/** In the styles themselves: a file of its own would come after the first paint (decision 030). */
globalFontFace(family, {
  src: `url('${basic}') format('woff2')`,
  fontWeight,
  fontDisplay: 'optional',
  unicodeRange: basicLetters,
});

/**
 * Fetched for who has such a letter in a name, and no sooner. Of the same weights as the other part: browsers join the
 * parts of a family that are alike but for their letters, and of others choose one.
 */
globalFontFace(family, {
  src: `url('${whole}') format('woff2')`,
  fontWeight,
  fontDisplay: 'swap',
  unicodeRange: furtherLetters,
});

globalFontFace('Figtree Fallback', {
  src: "local('Arial'), local('Liberation Sans'), local('Helvetica Neue')",
  sizeAdjust: '100.8%',
  ascentOverride: '94.2%',
  descentOverride: '24.8%',
  lineGapOverride: '0%',
});

globalStyle(':root', { vars: { ...deriveColours({}), ...lookOf({}) } });

/** Over the colors of each tenant, wherever they are set. */
globalStyle(':root', {
  '@media': {
    [moreContrast]: {
      vars: {
        '--ink-soft': `${colour.ink} !important`,
        '--line': `${colour.inkSoft} !important`,
        '--line-strong': `${colour.ink} !important`,
        '--on-deep-soft': `${colour.onDeep} !important`,
        '--deep-line': `${colour.onDeep} !important`,
      },
    },
  },
});

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });

globalStyle('html', {
  colorScheme: 'light',
  fontFamily: font.family,
  scrollPaddingTop: '96px',
  /** What takes the focus keeps clear of all that floats over the lower edge. */
  scrollPaddingBottom:
    'calc(32px + var(--bottom-bar, 0px) + var(--question, 0px) + var(--reminder, 0px) + env(safe-area-inset-bottom))',
  textSizeAdjust: '100%',
  WebkitTextSizeAdjust: '100%',
});

globalStyle('body', {
  margin: 0,
  minHeight: '100dvh',
  overflowWrap: 'break-word',
  background: colour.page,
  color: colour.ink,
  fontSize: text.md,
  lineHeight: 1.5,
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
});

/**
 * An open dialog takes the pointer from the body; its overlay lies over all of the page anyway. What is inherited would
 * restyle each element of the page before the dialog shows.
 */
globalStyle('#root', { pointerEvents: 'auto' });

globalStyle('h1, h2, h3, h4', {
  margin: 0,
  fontWeight: font.semibold,
  lineHeight: 1.2,
  letterSpacing: '-0.02em',
  textWrap: 'balance',
});

globalStyle('h1, h2', { fontFamily: font.display });

globalStyle('p, ul, ol, dl, dd, figure, blockquote, fieldset', { margin: 0 });
globalStyle('ul, ol, fieldset', { padding: 0 });
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('fieldset', { border: 0, minWidth: 0 });
globalStyle('img, svg', { display: 'block', maxWidth: '100%' });
globalStyle('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
});
globalStyle('button', { cursor: 'pointer', background: 'none', border: 0, padding: 0 });
globalStyle('a', { color: 'inherit' });
globalStyle('b, strong', { fontWeight: font.semibold });

/** What is written from right to left stands at the edge of what is around it. */
globalStyle('bdi, p[dir="auto"]', { textAlign: ['-webkit-match-parent', 'match-parent'] });

globalStyle(':focus-visible', { outline: `2px solid ${colour.focus}`, outlineOffset: '2px' });
globalStyle(':focus-visible', { '@media': { [moreContrast]: { outlineWidth: '3px' } } });
globalStyle('h1:focus, [tabindex="-1"]:focus', { outline: 'none' });

/** Something answers each press at once. */
globalStyle(
  ':is(button, a, label, summary, select, [role=menuitem], [role=option]):active:not([aria-disabled=true])',
  { opacity: 0.7, transitionDuration: '0s' },
);

globalStyle('[aria-disabled=true]:not([aria-busy=true]), :disabled', {
  '@media': { [forcedColors]: { color: 'GrayText', borderColor: 'GrayText' } },
});

/** A page that the server made has no app behind its buttons yet. */
globalStyle('#root[data-page] button', { pointerEvents: 'none' });

globalStyle('#root:empty::before', {
  content: '',
  position: 'fixed',
  insetInline: 0,
  top: 0,
  height: '3px',
  background: colour.lineStrong,
  transformOrigin: 'left',
  transform: 'scaleX(.2)',
});

globalStyle('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});
