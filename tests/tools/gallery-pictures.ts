import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { serveBuiltGallery } from '../support/built-gallery.ts';
import { chromiumArguments, findChromium } from '../support/chromium.ts';

const folder = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));

const pictures = [
  { name: 'state', hash: '#/login/refused?tenant=harbor' },
  { name: 'screens', hash: '#/card/reading?tenant=varsity&view=screens' },
  { name: 'story', hash: '#/upgrade/checkout.reading?tenant=roundup&view=story' },
];

/** The pictures of docs/for-designers.md, taken of the built gallery: `npm run build:flows` comes first. */
const { address, close } = await serveBuiltGallery();
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
for (const { name, hash } of pictures) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, deviceScaleFactor: 0.75 });
  await page.goto(`${address}${hash}`, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: `${folder}gallery-${name}.png` });
  await page.close();
}
await browser.close();
close();
