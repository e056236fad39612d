import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { startTestServer } from '../support/api-server.ts';
import { serveBuiltGallery } from '../support/built-gallery.ts';
import { chromiumArguments, findChromium } from '../support/chromium.ts';

const folder = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));

const pictures = [
  { name: 'state', hash: '#/login/refused?tenant=harbor' },
  { name: 'screens', hash: '#/card/reading?tenant=varsity&view=screens' },
  { name: 'atlas', hash: '#/atlas?who=suspended&client=harbor' },
  { name: 'story', hash: '#/upgrade/checkout.reading?tenant=varsity&view=story' },
];

const named = process.argv.slice(2);
const isRequested = (name: string) => named.length === 0 || named.includes(name);

/**
 * The pictures of docs/for-designers.md and docs/for-qa.md, or those that are named: taken of the built gallery, so
 * `npm run build:flows` comes first.
 */
const { address, close } = await serveBuiltGallery();
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
for (const { name, hash } of pictures.filter(({ name: each }) => isRequested(each))) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, deviceScaleFactor: 0.75 });
  await page.goto(`${address}${hash}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  if (name !== 'atlas') await page.locator('[data-screen=shown]').first().waitFor();
  await page.waitForFunction(() => document.querySelector('[data-screen=coming] iframe') === null);
  await page.screenshot({ path: `${folder}gallery-${name}.png` });
  await page.close();
}
close();
if (isRequested('inspector')) await takeInspector();
await browser.close();

/** The app as it is developed, with the inspector around it. */
async function takeInspector(): Promise<void> {
  const server = await startTestServer({ pages: 'development' });
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, deviceScaleFactor: 0.75 });
  await page.goto(`http://varsity.localhost:${server.port}/login?inspect`);
  const app = page.frameLocator('iframe');
  await app.getByLabel('Email').fill('active@example.com', { timeout: 120_000 });
  await app.getByLabel('Password', { exact: true }).fill('wrong-password');
  await app.getByRole('button', { name: 'Log in', exact: true }).click();
  await app.getByRole('alert').first().waitFor();
  await page
    .getByRole('navigation', { name: 'Actors' })
    .getByRole('button', { name: /^login/ })
    .click();
  await page.locator('[data-mark=here]').waitFor();
  await page.getByRole('region', { name: 'Events' }).getByText('form.submit').first().click();
  await page.screenshot({ path: `${folder}inspector.png` });
  await page.close();
  await server.stop();
}
