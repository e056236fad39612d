import type { Page } from '@playwright/test';
import { controlMessages } from '#src/messages/controls.ts';
import { errorMessage } from '#src/messages/errors.ts';
import { footerMessages } from '#src/messages/footer.ts';
import { frameMessages } from '#src/messages/frame.ts';
import { homeMessages as copy } from '#src/flows/home/home.messages.ts';
import { navigationMessages } from '#src/messages/navigation.ts';
import type { AppError } from '#machines/domain/app-error.ts';
import { expect, test } from '#tests/support/journey.ts';
import type { Fault } from '#paths/drive/sandbox.ts';
import { expectRoute, part, recordCalls } from '#tests/support/journey-page.ts';

/** A time without a date: what was read today. */
const asOf = /^As of \d{1,2}:\d\d\s[AP]M\./;

const retryOf = (page: Page, failure: string) =>
  page.getByRole('button', { name: controlMessages.retryHint(failure) });

const hintOf = (error: AppError) =>
  errorMessage(error, { supportEmail: 'help@varsity-club.example' }).hint ?? '';
const rejected = (status: number): AppError => ({
  kind: 'rejected',
  status,
  code: null,
  message: null,
  fields: {},
  retryAfter: null,
});

test.describe('A part of home that fails', { tag: '@desktop' }, () => {
  test.use({ expectedMessages: /status of (400|403|404|422|429|500|503|520)|net::ERR_/ });

  const failures: { fault: Fault['fault']; times: number; hint: string; tag?: '@whole' | '@core' }[] = [
    { fault: { status: 500 }, times: 2, hint: hintOf(rejected(500)) },
    { fault: { status: 400 }, times: 1, hint: hintOf(rejected(400)), tag: '@whole' },
    { fault: { status: 403 }, times: 1, hint: hintOf(rejected(403)), tag: '@whole' },
    { fault: { status: 503 }, times: 2, hint: hintOf(rejected(503)), tag: '@whole' },
    {
      fault: { status: 429, retryAfter: 7 },
      tag: '@core',
      times: 1,
      hint: hintOf({ ...rejected(429), retryAfter: 7 } as AppError),
    },
    { fault: 'malformed', times: 1, hint: hintOf({ kind: 'unexpected', reason: 'contract' }), tag: '@whole' },
    { fault: 'shape', times: 1, hint: hintOf({ kind: 'unexpected', reason: 'contract' }) },
    { fault: 'reset', times: 50, hint: hintOf({ kind: 'offline' }) },
  ];
  for (const { fault, times, hint, tag = [] } of failures) {
    test(
      `[HOME-01] [HTTP-06] balances (${JSON.stringify(fault)}): the rest lives, and Retry mends them`,
      { tag },
      async ({ page, enter, sandbox }) => {
        await enter('active');
        await sandbox.addFault({ method: 'GET', path: '/membership/summary', fault, times });
        await page.goto('/');
        const balances = part(page, copy.balances.label);
        await expect(balances.getByText(copy.balances.failed)).toBeVisible();
        await expect(balances.getByText(hint)).toBeVisible();
        await expect(part(page, copy.donations.title).getByText(copy.donations.failed)).toBeVisible();
        await expect(part(page, copy.featured.title).getByRole('listitem').first()).toBeVisible();
        await expect(part(page, copy.categories.title).getByRole('link')).toHaveCount(9);
        await sandbox.tidy();
        await retryOf(page, copy.balances.failed).click();
        await expect(balances.getByText(copy.balances.confirmed)).toBeVisible();
        await expect(part(page, copy.donations.title).getByRole('listitem').first()).toBeVisible();
        await expect(page.getByText(copy.balances.failed)).toHaveCount(0);
      },
    );
  }

  test(
    '[HOME-01] [BACK-02] balances that the server does not have leave the page, and the rest lives',
    { tag: '@core' },
    async ({ page, enter, sandbox }) => {
      await enter('active');
      await sandbox.addFault({
        method: 'GET',
        path: '/membership/summary',
        fault: { status: 404 },
        times: 9,
      });
      const calls = recordCalls(page);
      await page.goto('/');
      await expect(part(page, copy.featured.title).getByRole('listitem').first()).toBeVisible();
      await expect(part(page, copy.categories.title).getByRole('link')).toHaveCount(9);
      await expect(part(page, copy.balances.label)).toHaveCount(0);
      await expect(part(page, copy.donations.title)).toHaveCount(0);
      expect(calls.filter((call) => call === 'GET /membership/summary')).toHaveLength(1);
    },
  );

  test('[HOME-02] [HOME-03] offers that fail leave the balances, and each part has its own Retry', async ({
    page,
    enter,
    sandbox,
  }) => {
    await enter('active');
    await sandbox.addFault({ method: 'GET', path: '/rewards', fault: { status: 500 }, times: 4 });
    await page.goto('/');
    await expect(part(page, copy.balances.label).getByText(copy.balances.confirmed)).toBeVisible();
    await expect(page.getByText(copy.curated.failed)).toBeVisible();
    await retryOf(page, copy.featured.failed).click();
    await expect(part(page, copy.featured.title).getByRole('listitem').first()).toBeVisible();
    await expect(page.getByText(copy.curated.failed)).toBeVisible();
    await retryOf(page, copy.curated.failed).click();
    await expect(part(page, copy.curated.title).getByRole('listitem').first()).toBeVisible();
  });

  test(
    '[DEAL-03] [NAV-12] categories that fail take their column of the footer along, and Retry brings both',
    { tag: '@core' },
    async ({ page, enter, sandbox }) => {
      await enter('active');
      await sandbox.addFault({ method: 'GET', path: '/categories', fault: { status: 520, code: 'i_000' } });
      await page.goto('/');
      const column = page.getByRole('contentinfo').getByRole('heading', { name: footerMessages.categories });
      await expect(page.getByText(copy.categories.failed)).toBeVisible();
      await expect(column).toHaveCount(0);
      await retryOf(page, copy.categories.failed).click();
      await expect(part(page, copy.categories.title).getByRole('link')).toHaveCount(9);
      await expect(column).toBeVisible();
    },
  );

  test(
    '[ACCS-02] a Retry that is pressed before the code that holds the focus has come leads to its heading',
    { tag: '@core' },
    async ({ page, enter, sandbox }) => {
      await enter('active');
      await sandbox.addFault({ method: 'GET', path: '/categories', fault: { status: 520, code: 'i_000' } });
      let release = () => {};
      const pressed = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(/\/assets\/follow-router/, async (route) => {
        await pressed;
        await route.continue();
      });
      await page.goto('/');
      await retryOf(page, copy.categories.failed).click();
      await expect(part(page, copy.categories.title).getByRole('link')).toHaveCount(9);
      release();
      await expect(page.getByRole('heading', { name: copy.categories.title })).toBeFocused();
    },
  );

  test('[HOME-02] ten cards stand in for the offers while they are awaited', async ({
    page,
    enter,
    sandbox,
  }) => {
    await enter('active');
    await sandbox.addFault({ method: 'GET', path: '/rewards', fault: { delayMs: 1200 }, times: 2 });
    await page.goto('/');
    const waiting = part(page, copy.featured.title).locator('[aria-busy=true]');
    await expect(waiting.locator('xpath=./div/div')).toHaveCount(10);
    await expect(waiting.locator('p').first()).toHaveText(controlMessages.loading);
    await expect(part(page, copy.featured.title).getByRole('listitem').first()).toBeVisible();
    await expect(waiting).toHaveCount(0);
  });

  test(
    '[HTTP-06] [HTTP-07] a lost connection is said, what was read stays, and it is read again when the connection is back',
    { tag: '@core' },
    async ({ page, enter, context }) => {
      await enter('active');
      await page.goto('/rewards');
      await expectRoute(page, 'rewards');
      await page.getByRole('banner').getByRole('link').first().click();
      await expectRoute(page, 'home');
      const balances = part(page, copy.balances.label);
      await expect(balances.getByText(copy.balances.confirmed)).toBeVisible();
      const before = await balances.innerText();

      await context.setOffline(true);
      const bar = page.getByText(frameMessages.offline);
      await expect(bar).toBeVisible();
      await expect(balances.getByText(asOf)).toBeVisible();
      await page
        .getByRole('navigation')
        .getByRole('link', { name: navigationMessages.items.deals })
        .first()
        .click();
      await expectRoute(page, 'rewards');
      await page.goBack();
      await expectRoute(page, 'home');
      await expect(balances.getByText(asOf)).toBeVisible();
      await expect(balances.getByText(copy.balances.confirmed)).toBeVisible();

      const calls = recordCalls(page);
      await context.setOffline(false);
      await expect(bar).toHaveCount(0);
      await expect(page.getByText(asOf)).toHaveCount(0);
      await expect.poll(() => calls).toContain('GET /membership/summary');
      expect(await balances.innerText()).toBe(before);
    },
  );
});
