import type { Page } from '@playwright/test';
import type { Fault } from '#paths/drive/sandbox.ts';
import { expect } from '#tests/support/journey.ts';
import { recordCalls } from '#tests/support/journey-page.ts';
import { paidChanges, type PaidChange } from '#tests/support/paid-changes.ts';
import { test } from '#tests/support/payer-test.ts';
import { paymentMessages } from '#src/flows/payment/payment.messages.ts';

interface Broken {
  fault: Fault['fault'];
  times: number;
}

/** The server has said no: the change is open again, with the reason. */
const refusals: readonly Broken[] = [
  { fault: { status: 400 }, times: 1 },
  { fault: { status: 419 }, times: 2 },
  { fault: { status: 422, message: 'The server says no.' }, times: 1 },
  { fault: { status: 429, retryAfter: 1 }, times: 1 },
  { fault: { status: 520, code: 'i_000' }, times: 1 },
];

/** Nobody knows what came of it: the app finds out by itself. */
const silences: readonly Broken[] = [
  { fault: 'lost', times: 1 },
  { fault: 'reset', times: 1 },
  { fault: { delayMs: 10_000 }, times: 1 },
];

/** The server has answered, and nobody knows what came of it: it is not sent again unless the member says so. */
const openAnswers: readonly Broken['fault'][] = ['malformed', 'shape', { status: 500 }];

/** How many cells of the fault matrix a test stands for. */
const cells = (count: number) => ({ type: 'cells', description: String(count) });

/** The last click, and the end of the call that follows it. */
async function make({ call, change }: PaidChange, page: Page): Promise<void> {
  const isCall = (request: { method: () => string; url: () => string }) =>
    request.method() === call.method && new URL(request.url()).pathname.endsWith(call.path);
  const ended = Promise.race([
    page.waitForEvent('requestfinished', { predicate: isCall, timeout: 60_000 }),
    page.waitForEvent('requestfailed', { predicate: isCall, timeout: 60_000 }),
  ]);
  await change(page);
  await ended;
}

const unconfirmed = /could(n’t| not) confirm/i;

/** By a part of the page, or by a toast. */
const isSaid = (page: Page) =>
  page.getByRole('alert').or(page.locator('ol > li[data-state=open]')).first().isVisible();

test.describe('A change that runs into a fault', { tag: '@desktop' }, () => {
  test.use({ expectedMessages: /status of (4\d\d|5\d\d)|net::ERR_/ });
  test.slow();

  for (const each of paidChanges) {
    test(
      `${each.title}, after every refusal said why`,
      { annotation: cells(refusals.length) },
      async ({ page, context, sandbox, payerOf }) => {
        const { cookies, verify } = await payerOf(each);
        await context.addCookies(cookies);
        await page.goto(each.address);
        await expect.poll(() => each.isOpen(page)).toBe(true);
        for (const { fault, times } of refusals) {
          await sandbox.addFault({ ...each.call, fault, times });
          await make(each, page);
          await expect.poll(() => isSaid(page), JSON.stringify(fault)).toBe(true);
          await each.reopen?.(page);
          await expect.poll(() => each.isOpen(page), JSON.stringify(fault)).toBe(true);
        }
        await make(each, page);
        await expect.poll(() => each.isDone(page)).toBe(true);
        await verify();
      },
    );

    for (const { fault, times } of silences) {
      const isCore = each.title.includes('[JOIN-05]');
      const tag = fault !== 'lost' ? '@faults' : isCore ? '@core' : [];
      test(
        `${each.title}, whatever became of the answer: ${JSON.stringify(fault)}`,
        { tag, annotation: cells(1) },
        async ({ page, context, sandbox, payerOf }) => {
          const { cookies, verify } = await payerOf(each);
          await context.addCookies(cookies);
          await page.goto(each.address);
          await expect.poll(() => each.isOpen(page)).toBe(true);
          await sandbox.addFault({ ...each.call, fault, times });
          await make(each, page);
          await expect.poll(() => each.isDone(page), { timeout: 60_000 }).toBe(true);
          await verify();
        },
      );
    }

    for (const fault of openAnswers) {
      const isCore = fault === 'malformed' && each.title.includes('[JOIN-10]');
      test(
        `[BACK-04] ${each.title}, and sent once where the answer leaves it open: ${JSON.stringify(fault)}`,
        { tag: isCore ? '@core' : '@faults', annotation: cells(1) },
        async ({ page, context, sandbox, payerOf }) => {
          const { cookies, verify } = await payerOf(each);
          await context.addCookies(cookies);
          await page.clock.install();
          await page.goto(each.address);
          await expect.poll(() => each.isOpen(page)).toBe(true);
          await sandbox.addFault({ ...each.call, fault, times: 1 });
          const calls = recordCalls(page);
          await make(each, page);
          await expect(async () => {
            await page.clock.runFor(5000);
            await expect(page.getByText(unconfirmed).first()).toBeVisible({ timeout: 500 });
          }).toPass();
          expect(calls.filter((line) => line === `${each.call.method} ${each.call.path}`)).toHaveLength(1);
          await page.clock.resume();
          await page.getByRole('button', { name: paymentMessages.unknown.check }).click();
          await each.reopen?.(page);
          await expect.poll(() => each.isOpen(page)).toBe(true);
          await make(each, page);
          await expect.poll(() => each.isDone(page)).toBe(true);
          await verify();
        },
      );
    }
  }
});
