import { chromium, type Page } from '@playwright/test';
const port = 4202;
const browser = await chromium.launch({ executablePath: process.env['CHROME'] ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
async function member(tenant: string, width: number, extra: object = {}) {
  const context = await browser.newContext({ viewport: { width, height: width < 600 ? 844 : 900 }, baseURL: `http://${tenant}.localhost:${port}`, ...extra });
  await context.addCookies([{ name: 'cookie_consent', value: 'rejected', url: `http://${tenant}.localhost:${port}` }]);
  const page = await context.newPage();
  page.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log(tenant, width, m.text()));
  page.on('pageerror', (e) => console.log(tenant, width, e.message));
  await page.goto('/login?');
  await page.getByLabel('Email').fill('active@example.com');
  await page.getByLabel('Password', { exact: true }).fill('Demo!2345');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/');
  return page;
}
const shot = (page: Page, name: string, fullPage = false) => page.screenshot({ path: `/tmp/deals-shots/${name}.png`, fullPage });
const what = process.argv[2] ?? 'all';
for (const [tenant, width] of [['varsity', 1440], ['varsity', 390], ['roundup', 1440], ['harbor', 390], ['harbor', 1440]] as const) {
  if (process.argv[3] && !`${tenant}${width}`.includes(process.argv[3])) continue;
  const page = await member(tenant, width);
  const n = `${tenant}-${width}`;
  await page.goto('/rewards');
  await page.getByRole('heading', { name: 'Featured offers' }).waitFor();
  await page.waitForTimeout(900);
  await shot(page, `${n}-all`);
  if (what === 'all') await shot(page, `${n}-full`, true);
  await page.locator('main ul button').nth(1).click();
  await page.getByText('How it works').waitFor();
  await page.waitForTimeout(600);
  await shot(page, `${n}-reward`);
  console.log(page.url());
  await page.keyboard.press('Escape');
  await page.waitForTimeout(500);
  await page.getByRole('searchbox').fill('zzzz');
  await page.getByText('No offers for').first().waitFor();
  await page.waitForTimeout(700);
  await shot(page, `${n}-none`);
  console.log(page.url());
  await page.getByRole('searchbox').fill('mar');
  await page.waitForTimeout(1200);
  await shot(page, `${n}-found`);
  await page.getByRole('switch').click();
  await page.waitForTimeout(800);
  await shot(page, `${n}-denied`);
  await page.context().close();
}
await browser.close();
