import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFront, type RunningFront } from '#server/start-front.ts';
import { forwardTo } from '#tests/support/back-end-hosts.ts';
import { password, people } from '#tests/support/back-end-members.ts';
import { serveSite, type Site } from '#tests/support/back-end-serving.ts';
import {
  apiOrigin,
  appOrigin,
  cookiesForPeace,
  siteDomain,
  tenantLabel,
} from '#tests/support/back-end-site.ts';
import { openBalancer, type Balancer } from '#tests/support/balancer.ts';
import { chromiumArguments, findChromium } from '#tests/support/chromium.ts';
import { buildApp, type AppBuild } from '#tests/support/static-build.ts';
import { brokenVisits, readAccount, visits, visitsTimeout } from '#tests/support/visits.ts';

let assetsDir = '';
let builds: AppBuild[] = [];
let fronts: RunningFront[] = [];
let balancer: Balancer;
let site: Site;
let browser: Browser;

beforeAll(async () => {
  const variables = {
    VITE_API_HOST: apiOrigin,
    VITE_ALLOWED_HOSTS: siteDomain,
    VITE_DEFAULT_CLIENT: tenantLabel,
  };
  const next = { ...variables, VITE_PROGRAM_PAGE_URL: 'https://next.example' };
  builds = [await buildApp(variables), await buildApp(next)];
  assetsDir = mkdtempSync(join(tmpdir(), 'shared-assets-'));
  const settings = { port: 0, publicHosts: [siteDomain], trustedProxies: ['127.0.0.1'] };
  fronts = await Promise.all(
    builds.map(({ folder }) => startFront({ apiHost: apiOrigin, folder, assetsDir, ...settings })),
  );
  balancer = await openBalancer();
  for (const { port } of fronts) balancer.add(port);
  site = await serveSite({
    answer: forwardTo(balancer.port),
    stop: () => Promise.resolve(balancer.stop()),
  });
  browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumArguments, '--ignore-certificate-errors'],
  });
}, 600_000);
afterAll(async () => {
  await browser.close();
  await site.stop();
  await Promise.all(fronts.map(({ stop }) => stop()));
  for (const { remove } of builds) remove();
  rmSync(assetsDir, { recursive: true });
});

/** Logs in and reads the account, as a member whose browser has nothing yet. Gives what went wrong. */
async function visit(): Promise<string[]> {
  const context = await browser.newContext({
    baseURL: appOrigin,
    ignoreHTTPSErrors: true,
    locale: 'en-US',
    proxy: { server: `http://127.0.0.1:${site.proxyPort}` },
    reducedMotion: 'reduce',
  });
  await context.addCookies(cookiesForPeace());
  const page = await context.newPage();
  const wrong: string[] = [];
  page.on('response', (response) => {
    const { origin, pathname } = new URL(response.url());
    if (origin === appOrigin && response.status() >= 400) wrong.push(`${response.status()} ${pathname}`);
  });
  page.on('pageerror', ({ message }) => wrong.push(message));
  await readAccount(page, { email: people.active.email, password }).catch((error: Error) =>
    wrong.push(error.message),
  );
  await context.close();
  return wrong;
}

test(
  `[SCAL-03] two servers beside somebody else's API, of two builds, serve ${visits} of ${visits} visits whole`,
  { timeout: visitsTimeout },
  async () => {
    expect(await brokenVisits(visit)).toEqual([]);
  },
);
