import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { expect, test as base, type ConsoleMessage, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import type { DemoState } from '#server/demo/personas.ts';
import { loginMessages } from '#src/flows/login/login.messages.ts';
import type { Ledger } from './journey-ledger.ts';
import { instances } from './instances.ts';
import { startJourneyInstances } from './journey-instances.ts';
import { expectFocusHeld, watchFocus } from './journey-focus.ts';
import { lookAtWhatIsSeen } from './journey-sight.ts';
import { installWorker } from './journey-worker.ts';
import { startJourneyServer, type JourneyServer } from './journey-server.ts';
import { openSandbox, type JourneyMember, type Sandbox } from '#paths/drive/sandbox.ts';
import { cookiesForPeace, openSession } from './journey-session.ts';
import { storeRun } from '#paths/coverage/write-run.ts';
import { watchFlows } from '#paths/coverage/watch-flows.ts';

export interface JourneyOptions {
  /** The label of the host that is visited. */
  tenant: string;
  /** Messages on the console that the journey provokes; any other fails it. */
  expectedMessages: RegExp | null;
  /** Whether the browser has been offered already what comes unasked. */
  isLeftInPeace: boolean;
}

export interface JourneyFixtures extends JourneyOptions {
  sandbox: Sandbox;
  /** A new member in this state logs in at the login page. */
  signIn: (state: DemoState) => Promise<JourneyMember>;
  /** A new member in this state is signed in already; no page is opened. */
  enter: (state: DemoState) => Promise<JourneyMember>;
  /** What the database has of a member. */
  ledgerOf: (email: string) => Promise<Ledger>;
  /** What was written on the console and not expected; the journey fails unless it is empty in the end. */
  complaints: string[];
}

export interface JourneyServerFixtures {
  journeyServer: JourneyServer;
  /** The port of this worker's own server, or of the balancer before several. */
  serverPort: number;
}

export const test = base.extend<JourneyFixtures, JourneyServerFixtures>({
  tenant: ['varsity', { option: true }],
  expectedMessages: [null, { option: true }],
  isLeftInPeace: [true, { option: true }],
  journeyServer: [
    async ({ browserName: _ }, provide) => {
      const server = await (instances > 1 ? startJourneyInstances(instances) : startJourneyServer());
      await provide(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  serverPort: [({ journeyServer }, provide) => provide(journeyServer.port), { scope: 'worker' }],
  baseURL: async ({ tenant, serverPort }, provide) => {
    await provide(`http://${tenant}.localhost:${serverPort}`);
  },
  context: async ({ context, tenant, isLeftInPeace, serviceWorkers, baseURL }, provide, info) => {
    if (serviceWorkers === 'allow') await installWorker(context, baseURL ?? '');
    if (isLeftInPeace) await context.addCookies(cookiesForPeace(tenant));
    const takenInPages = await watchFlows(context);
    await provide(context);
    if (info.status !== info.expectedStatus) return;
    const name = [basename(info.file), ...info.titlePath.slice(1), `(${info.project.name})`].join(' ');
    storeRun({ kind: 'journey', test: name, at: new Date().toISOString(), stretches: takenInPages() });
  },
  sandbox: async ({ tenant, serverPort }, provide) => {
    const sandbox = openSandbox(serverPort, tenant);
    await provide(sandbox);
    await sandbox.tidy();
  },
  signIn: async ({ page, sandbox }, provide) => {
    await provide(async (state) => {
      const member = await sandbox.makeMember(state);
      await page.goto('/login');
      await logIn(page, member);
      await page.waitForURL((url) => url.pathname !== '/login');
      return member;
    });
  },
  enter: async ({ context, sandbox, tenant, serverPort }, provide) => {
    await provide(async (state) => {
      const member = await sandbox.makeMember(state);
      await context.addCookies(await openSession(serverPort, tenant, member));
      return member;
    });
  },
  ledgerOf: async ({ journeyServer, tenant }, provide) => {
    await provide((email) => journeyServer.ledgerOf(tenant, email));
  },
  complaints: [
    async ({ page, expectedMessages }, provide) => {
      const complaints: string[] = [];
      const receive = (line: string) => {
        if (!expectedMessages?.test(line)) complaints.push(line);
      };
      page.on(
        'console',
        (message) => isComplaint(message) && receive(`${message.type()}: ${message.text()}`),
      );
      page.on('pageerror', (error) => receive(`error: ${error.message}`));
      await page.exposeFunction('reportViolation', (line: string) => receive(`policy: ${line}`));
      await page.addInitScript(reportViolations);
      lookAtWhatIsSeen(page);
      await watchFocus(page, (line) => receive(`focus lost: ${line}`));
      await provide(complaints);
      await expectFocusHeld(page);
      expect(
        complaints,
        'errors, warnings and policy violations on the console, and focus that was lost',
      ).toEqual([]);
    },
    { auto: true },
  ],
});

/** Fills in the login form and sends it. */
export async function logIn(page: Page, { email, password }: JourneyMember): Promise<void> {
  await page.getByLabel(loginMessages.email, { exact: true }).fill(email);
  await page.getByLabel(loginMessages.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: loginMessages.submit }).click();
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** It asks for no style sheet anew, which a page without a connection could not have: no rule of these reads one. */
const axeOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  preload: { assets: ['media'] },
};

/** Asks axe about the page once nothing fades in any more: half-transparent words have little contrast. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  await page.evaluate(endOfMotion);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const run = (options: object) => page.evaluate<AxeResults>(`axe.run(document, ${JSON.stringify(options)})`);
  const { violations } = await run(axeOptions);
  const found: string[] = [];
  for (const { id, help, nodes } of violations) {
    for (const { html, target } of nodes) {
      const isCovered = id === 'target-size' && !(await isSmallWhereScrolledTo(page, String(target[0]), run));
      if (!isCovered) found.push(`${id}: ${help} (${html})`);
    }
  }
  expect(found, `axe at ${page.url()}`).toEqual([]);
}

/** Whether a target is too small where nothing that floats covers a part of it: in the middle of the window. */
async function isSmallWhereScrolledTo(
  page: Page,
  selector: string,
  run: (options: object) => Promise<AxeResults>,
): Promise<boolean> {
  const top = await page.evaluate(() => window.scrollY);
  await page.locator(selector).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const { violations } = await run({ ...axeOptions, runOnly: { type: 'rule', values: ['target-size'] } });
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  return violations.some(({ nodes }) => nodes.some(({ target }) => String(target[0]) === selector));
}

/** The page must never scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [content, window] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(content, `width of the content at ${page.url()}`).toBeLessThanOrEqual(window ?? 0);
}

async function endOfMotion(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter((each) => Number.isFinite(each.effect?.getComputedTiming().endTime));
  await Promise.allSettled(ending.map((animation) => animation.finished));
}

/** What Playwright says of itself in a journey without a service worker. */
const isNoWorker = /^Service Worker registration blocked by Playwright$/;

function isComplaint(message: ConsoleMessage): boolean {
  if (isNoWorker.test(message.text())) return false;
  return message.type() === 'error' || message.type() === 'warning';
}

function reportViolations(): void {
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    const report: unknown = Reflect.get(window, 'reportViolation');
    if (typeof report === 'function') report(`${violatedDirective} ${blockedURI}`);
  });
}

export { expect };
