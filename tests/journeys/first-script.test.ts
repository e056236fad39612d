import type { Page } from '@playwright/test';
import { loginMessages } from '#src/flows/login/login.messages.ts';
import { expect, test } from '#tests/support/journey.ts';
import { withoutWorker } from '#tests/support/journey-worker.ts';

test.use({ ...withoutWorker, expectedMessages: /status of (404|503)/ });

const words = (page: Page) => page.getByText("Part of this page couldn't be loaded.");

/** The first script is missing as often as this; gives how many documents were opened. */
async function withoutFirstScript(page: Page, times: number): Promise<() => number> {
  await page.route(/\/assets\/index-[\w-]+\.js$/, (route) => route.fulfill({ status: 404 }), { times });
  let opened = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) opened += 1;
  });
  return () => opened;
}

test.describe('A page whose first script is missing', { tag: '@desktop' }, () => {
  test('[SCAL-03] reloads itself until the script is there', { tag: '@core' }, async ({ page, enter }) => {
    await enter('active');
    const opened = await withoutFirstScript(page, 2);
    await page.goto('/account');
    await expect(page.locator('.late')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(opened()).toBe(3);
  });

  test('[SCAL-03] says so after two reloads, with a way to go on', async ({ page }) => {
    const opened = await withoutFirstScript(page, 3);
    await page.goto('/login');
    await expect(
      page.getByRole('alert').filter({ has: words(page).or(page.getByRole('link')) }),
    ).toContainText(
      "Part of this page couldn't be loaded. Please check your connection, wait a minute, and reload the page.",
    );
    expect(opened()).toBe(3);
    await page.getByRole('link', { name: 'reload the page' }).click();
    await expect(page.locator('.late')).toHaveCount(0);
    await page.getByRole('button', { name: loginMessages.submit }).click();
    await expect(page.getByLabel(loginMessages.email, { exact: true })).toBeFocused();
  });

  test('[SCAL-03] leaves what was typed where it is', async ({ page }) => {
    let fail = () => {};
    const isTyped = new Promise<void>((resolve) => {
      fail = resolve;
    });
    const opened = await withoutFirstScript(page, 0);
    await page.route(/\/assets\/index-[\w-]+\.js$/, async (route) => {
      await isTyped;
      await route.fulfill({ status: 404 });
    });
    await page.goto('/login', { waitUntil: 'commit' });
    const email = page.getByLabel(loginMessages.email, { exact: true });
    await email.fill('ada@example.com');
    fail();
    await expect(words(page)).toBeVisible();
    await expect(email).toHaveValue('ada@example.com');
    expect(opened()).toBe(1);
  });
});
