import type { BrowserContext, Page } from '@playwright/test';
import { startUpMessages } from '#src/messages/start-up.ts';
import { people } from '#tests/support/back-end-members.ts';
import { expect, test } from '#tests/support/back-end-journey.ts';
import { expectRoute } from '#tests/support/journey-page.ts';

const { offline } = startUpMessages;

/** What the browser says of itself where it has no network. */
const noNetwork = /ERR_INTERNET_DISCONNECTED|navigation preload request/;

test.use({ expectedMessages: noNetwork });

/** The paths that a running worker has stored, once there is one. */
function storedIn(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const all = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = (await Promise.all(all.map((cache) => cache.keys()))).flat();
    return requests.map(({ url }) => new URL(url).pathname);
  });
}

async function openWithout(context: BrowserContext, open: () => Promise<unknown>, page: Page): Promise<void> {
  await context.setOffline(true);
  await open();
  await expect(page.getByRole('heading', { level: 1, name: offline.title })).toBeVisible();
  await expect(page.getByText(offline.text)).toBeVisible();
}

test('[BACK-01] [TRST-10] a member reloads and opens pages without a network: the app says so, and goes on by itself', async ({
  page,
  context,
  backEnd,
  enter,
}) => {
  await enter('active');
  await page.goto('/account');
  await expectRoute(page, 'account');
  const stored = await storedIn(page);
  expect(stored.toSorted()[0]).toBe('/');
  expect(stored.filter((path) => !/^\/(assets\/[^/]+\.js)?$/.test(path))).toEqual([]);
  backEnd.log.length = 0;

  await openWithout(context, () => page.reload(), page);
  expect(backEnd.log).toEqual([]);
  await context.setOffline(false);
  await expectRoute(page, 'account');
  await expect(page.getByText(people.active.email).first()).toBeVisible();

  await openWithout(context, () => page.goto('/activity'), page);
  await context.setOffline(false);
  await expectRoute(page, 'activity');
});
