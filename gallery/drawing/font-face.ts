import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const file = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';

/** The app's font as a style sheet that carries it, for a picture or a page that stands alone: 35 kB. */
export function embeddedFont(): string {
  const data = readFileSync(createRequire(import.meta.url).resolve(file)).toString('base64');
  return `@font-face{font-family:'Figtree Variable';font-weight:300 900;src:url(data:font/woff2;base64,${data}) format('woff2')}`;
}
