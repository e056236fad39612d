import type { BrowserContext, Page } from '@playwright/test';
import { loginMessages } from '#src/flows/login/login.messages.ts';
import { expect } from '#tests/support/journey.ts';
import { paidChanges, type PaidChange } from '#tests/support/paid-changes.ts';
import { test, type Payer } from '#tests/support/payer-test.ts';

interface Stage {
  change: PaidChange;
  payer: Payer;
  context: BrowserContext;
  page: Page;
  /** Lets the answer of the change take its time, in milliseconds. */
  delay: (milliseconds: number) => Promise<void>;
}

interface Situation {
  title: string;
  /** Brings the situation about, and gives the page on which the member goes on. */
  put: (stage: Stage) => Promise<Page>;
}

const slow = 1500;

/** That the call of the change has left the browser. */
const sent = ({ call }: PaidChange, page: Page) =>
  page.waitForRequest(
    (request) => request.method() === call.method && new URL(request.url()).pathname.endsWith(call.path),
  );

async function open({ address, isOpen }: PaidChange, page: Page): Promise<void> {
  await page.goto(address);
  await expect.poll(() => isOpen(page)).toBe(true);
}

/** The last click, and the call on its way. */
async function begin(change: PaidChange, page: Page): Promise<void> {
  const leaves = sent(change, page);
  await change.change(page);
  await leaves;
}

const situations: readonly Situation[] = [
  {
    title: 'clicked twice',
    put: async ({ change, page }) => {
      let calls = 0;
      page.on('request', (request) => {
        const isCall = new URL(request.url()).pathname.endsWith(change.call.path);
        if (isCall && request.method() === change.call.method) calls += 1;
      });
      await page.addInitScript(() => {
        const twice = (event: MouseEvent) => {
          const button = event.target instanceof Element ? event.target.closest('button') : null;
          if (event.isTrusted && button) setTimeout(() => button.isConnected && button.click());
        };
        document.addEventListener('click', twice);
      });
      await open(change, page);
      await begin(change, page);
      await expect.poll(() => change.isDone(page), { timeout: 60_000 }).toBe(true);
      expect(calls).toBe(1);
      return page;
    },
  },
  {
    title: 'answered when the member has left the page',
    put: async ({ change, page, delay }) => {
      await open(change, page);
      await delay(slow);
      await begin(change, page);
      await page.goto('/');
      await page.goto(change.address);
      return page;
    },
  },
  {
    title: 'cut off by the end of its tab',
    put: async ({ change, context, page, delay }) => {
      await open(change, page);
      await delay(slow);
      await begin(change, page);
      await page.close();
      const another = await context.newPage();
      await another.goto(change.address);
      return another;
    },
  },
  {
    title: 'asked for after the session has ended',
    put: async ({ change, payer, context, page }) => {
      await open(change, page);
      await context.clearCookies({ name: /session/i });
      await change.change(page);
      await page.waitForURL(/\/login/);
      await page.getByLabel(loginMessages.email).fill(payer.email);
      await page.getByLabel(loginMessages.password, { exact: true }).fill(payer.password);
      await page.getByRole('button', { name: loginMessages.submit, exact: true }).click();
      await expect.poll(() => change.isOpen(page), { timeout: 60_000 }).toBe(true);
      return page;
    },
  },
  {
    title: 'asked for in two tabs at once',
    put: async ({ change, context, page }) => {
      const another = await context.newPage();
      await open(change, page);
      await open(change, another);
      await Promise.all([begin(change, page), begin(change, another)]);
      const isDone = async () => (await change.isDone(page)) || (await change.isDone(another));
      await expect.poll(isDone, { timeout: 60_000 }).toBe(true);
      await another.goto(change.address);
      return another;
    },
  },
];

/** Goes on as a member would: what is open is not asked for again where it is done. */
async function finish(change: PaidChange, page: Page): Promise<void> {
  const isSettled = async () => (await change.isDone(page)) || (await change.isOpen(page));
  await expect.poll(isSettled, { timeout: 60_000 }).toBe(true);
  if (await change.isDone(page)) return;
  await change.change(page);
  await expect.poll(() => change.isDone(page), { timeout: 60_000 }).toBe(true);
}

test.describe('A change in a situation of its own', { tag: ['@desktop', '@faults'] }, () => {
  test.use({ expectedMessages: /status of (4\d\d|5\d\d)|net::ERR_/ });
  test.slow();

  for (const change of paidChanges) {
    for (const { title, put } of situations) {
      test(
        `${change.title}, ${title}`,
        { annotation: { type: 'cells', description: '1' } },
        async ({ page, context, sandbox, payerOf }) => {
          const payer = await payerOf(change);
          await context.addCookies(payer.cookies);
          const delay = (delayMs: number) =>
            sandbox.addFault({ ...change.call, fault: { delayMs }, times: 1 });
          const found = await put({ change, payer, context, page, delay });
          await finish(change, found);
          await payer.verify();
        },
      );
    }
  }
});
