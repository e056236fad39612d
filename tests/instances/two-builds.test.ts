import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSandbox, type JourneyMember, type Sandbox } from '#paths/drive/sandbox.ts';
import { openBalancer, type Balancer } from '#tests/support/balancer.ts';
import { chromiumArguments, findChromium } from '#tests/support/chromium.ts';
import { openJourneyProcess, type JourneyProcess } from '#tests/support/journey-process.ts';
import { cookiesForPeace } from '#tests/support/journey-session.ts';
import { openOwnCluster, type Cluster } from '#tests/support/postgres-cluster.ts';
import { buildApp, type AppBuild } from '#tests/support/static-build.ts';
import { brokenVisits, readAccount, visits, visitsTimeout } from '#tests/support/visits.ts';

let cluster: Cluster;
let builds: AppBuild[] = [];
const servers: JourneyProcess[] = [];
let balancer: Balancer;
let browser: Browser;
let sandbox: Sandbox;
let member: JourneyMember;
beforeAll(async () => {
  cluster = await openOwnCluster();
  builds = [await buildApp({}), await buildApp({ VITE_PROGRAM_PAGE_URL: 'https://next.example' })];
  for (const { folder } of builds)
    servers.push(await openJourneyProcess({ databaseUrl: cluster.url, folder }));
  balancer = await openBalancer();
  for (const { port } of servers) balancer.add(port);
  browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
  sandbox = openSandbox(balancer.port, 'varsity');
  member = await sandbox.makeMember('active');
}, 600_000);
afterAll(async () => {
  await browser.close();
  balancer.stop();
  await Promise.all(servers.map((server) => server.end('SIGTERM')));
  for (const { remove } of builds) remove();
  cluster.stop();
});

/** Logs in and reads the account, as a member whose browser has nothing yet. Gives what went wrong. */
async function visit(): Promise<string[]> {
  const context = await browser.newContext({
    baseURL: `http://varsity.localhost:${balancer.port}`,
    locale: 'en-US',
    reducedMotion: 'reduce',
  });
  await context.addCookies(cookiesForPeace('varsity'));
  const page = await context.newPage();
  const wrong: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) wrong.push(`${response.status()} ${new URL(response.url()).pathname}`);
  });
  page.on('pageerror', ({ message }) => wrong.push(message));
  await sandbox.clearAttempts();
  await readAccount(page, member).catch((error: Error) => wrong.push(error.message));
  await context.close();
  return wrong;
}

describe('two builds behind one balancer', () => {
  test('[SCAL-03] have scripts of other names', () => {
    const [one = [], other = []] = builds.map(({ folder }) =>
      readdirSync(join(folder, 'assets')).filter((name) => /^index-.*\.js$/.test(name)),
    );
    expect(one.length).toBeGreaterThan(0);
    expect(one.filter((name) => other.includes(name))).toEqual([]);
  });

  test(
    `[SCAL-03] serve ${visits} of ${visits} visits whole, each request from any of them`,
    { timeout: visitsTimeout },
    async () => {
      expect(await brokenVisits(visit)).toEqual([]);
    },
  );
});
