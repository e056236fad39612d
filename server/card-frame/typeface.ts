import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const file = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';

async function readRule(): Promise<string> {
  const font = await readFile(fileURLToPath(import.meta.resolve(file)), 'base64');
  return `@font-face{font-family:'Figtree Variable';font-weight:300 900;src:url(data:font/woff2;base64,${font}) format('woff2')}`;
}

let rule: Promise<string> | undefined;

/** The app's typeface as a rule with the font in it: the frame reaches no network. */
export function typefaceRule(): Promise<string> {
  rule ??= readRule().catch((error: unknown) => {
    rule = undefined;
    throw error;
  });
  return rule;
}
