import { chromium } from '@playwright/test';
import { chromiumArguments, findChromium } from '/work/wt/gallery/tests/support/chromium.ts';
const [base, ...specs] = process.argv.slice(2);
const b = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
for (const spec of specs) {
  const [name, w, scheme, hash, ...acts] = spec.split('|');
  const p = await b.newPage({ viewport: { width: Number(w), height: Number(w) < 500 ? 844 : 900 }, colorScheme: scheme as 'dark' });
  p.on('console', (m) => ['error','warning'].includes(m.type()) && console.log(name, m.type(), m.text().slice(0, 300)));
  p.on('pageerror', (e) => console.log(name, 'pageerror', String(e).slice(0, 400)));
  p.on('requestfailed', (r) => console.log(name, 'failed', r.url()));
  const t = Date.now();
  await p.goto(`${base}${hash}`);
  await p.getByRole('heading', { level: 1 }).waitFor({ timeout: 60000 });
  console.log(name, 'h1 after', Date.now() - t);
  await p.waitForTimeout(5000);
  for (const a of acts) { if (a.startsWith('key:')) await p.keyboard.press(a.slice(4)); else if (a.startsWith('type:')) await p.keyboard.type(a.slice(5)); else await p.getByText(a).first().click(); await p.waitForTimeout(1200); }
  await p.screenshot({ path: `/tmp/shots/${name}.png` });
  console.log(name, p.url().slice(0, 200));
  await p.close();
}
await b.close();
