import { inBothSchemes, schemeRules, schemesAreKnown } from '#machines/domain/color-scheme.ts';
import { pictureAt } from '#machines/domain/picture.ts';
import { imageOf, type Theme } from '#machines/domain/theme.ts';
import { chosenScheme, markScheme } from './chosen-scheme.ts';
import { deriveColours } from './colours.ts';
import { lookOf } from './look.ts';
import { displayTypefaceOf } from './typeface/display-typefaces.ts';
import { fetchTypeface } from './typeface/fetch-typeface.ts';

/**
 * Dresses the document in a tenant's theme: custom properties on the root, favicon, colour of the browser's bars. A path
 * of a picture is one of the API's `origin`.
 */
export function applyTheme(theme: Theme, document: Document, origin = ''): void {
  const root = document.documentElement;
  const settings = toHexColours(theme.settings, document);
  const dark: Readonly<Record<string, string>> = CSS.supports(schemesAreKnown)
    ? deriveColours(settings, 'dark')
    : {};
  for (const [name, value] of Object.entries(deriveColours(settings))) {
    root.style.setProperty(name, inBothSchemes(value, dark[name] ?? value));
  }
  const typeface = displayTypefaceOf(theme.settings);
  if (typeface !== null) fetchTypeface(typeface, document);
  for (const [name, value] of Object.entries(lookOf(theme.settings))) root.style.setProperty(name, value);
  if (CSS.supports(schemesAreKnown) && root.dataset['themed'] === undefined) adoptSchemes(document);
  root.dataset['themed'] = '';
  const favicon = imageOf(theme, 'favicon').imagePath;
  if (favicon !== '')
    document.querySelector('link[rel=icon]')?.setAttribute('href', pictureAt(origin, favicon));
  document
    .querySelector('meta[name=theme-color]')
    ?.setAttribute('content', getComputedStyle(root).getPropertyValue('--surface'));
}

function adoptSchemes(document: Document): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(schemeRules);
  document.adoptedStyleSheets.push(sheet);
  markScheme(document, chosenScheme(document));
}

/** Colours in any notation as hex, read by the browser itself; what it does not understand is left out. */
function toHexColours(
  settings: Readonly<Record<string, string>>,
  document: Document,
): Record<string, string> {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  return Object.fromEntries(
    Object.entries(settings).flatMap(([name, value]): [string, string][] => {
      if (/^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(value)) return [[name, value]];
      if (!context || !CSS.supports('color', value)) return [];
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = value;
      context.fillRect(0, 0, 1, 1);
      const channels = [...context.getImageData(0, 0, 1, 1).data];
      return [[name, `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`]];
    }),
  );
}
