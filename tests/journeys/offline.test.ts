import type { BrowserContext, Page } from '@playwright/test';
import { tenantIds } from '#server/demo/tenants/tenants.ts';
import { loginMessages } from '#src/flows/login/login.messages.ts';
import { startUpMessages } from '#src/messages/start-up.ts';
import { placesOf } from '#tests/support/journey-places.ts';
import { expectRoute, hexOf } from '#tests/support/journey-page.ts';
import { expectSoundScreen } from '#tests/support/journey-screen.ts';
import { expect, test } from '#tests/support/journey.ts';

const { offline } = startUpMessages;
const isShell = /^\/(shell\/[0-9a-f]{16}|assets\/.+\.js)$/;
const noNetwork = /ERR_INTERNET_DISCONNECTED|navigation preload request/;

test.use({ expectedMessages: noNetwork });

/** Settles when the page has a worker that runs, with what that keeps. */
function storedOf(page: Page): Promise<{ path: string; text: string }[]> {
  return page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const all = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const answers = (await Promise.all(all.map((cache) => cache.matchAll()))).flat();
    return Promise.all(
      answers.map(async (answer) => ({ path: new URL(answer.url).pathname, text: await answer.text() })),
    );
  });
}

async function reloadWithout(context: BrowserContext, page: Page): Promise<void> {
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: offline.title })).toBeVisible();
  /** Chromium forgets in a page of a worker's that it is offline, unless it hears it again. */
  await context.setOffline(false);
  await context.setOffline(true);
}

for (const tenant of tenantIds) {
  const places = placesOf(tenant, {
    usually: ['varsity phone', 'harbor desktop'],
    onPhone: ['varsity', 'roundup'],
  });
  test.describe(tenant, places, () => {
    test.use({ tenant });

    test(
      '[TRST-10] a member opens a page without a network: the app says so, and goes on by itself',
      { tag: tenant === 'varsity' ? '@core' : [] },
      async ({ page, context, enter }) => {
        const member = await enter('active');
        await page.goto('/account');
        await expectRoute(page, 'account');
        const primary = await hexOf(page.locator('html'), '--primary');
        const stored = await storedOf(page);
        expect(stored.map(({ path }) => path).filter((path) => !isShell.test(path))).toEqual([]);
        expect(stored.filter(({ text }) => text.includes(member.email))).toEqual([]);

        await reloadWithout(context, page);
        expect(await hexOf(page.locator('html'), '--primary'), 'the tenant’s colour').toBe(primary);
        await expectSoundScreen(page);
        await context.setOffline(false);
        await expectRoute(page, 'account');
        await expect(page.getByText(member.email).first()).toBeVisible();
      },
    );
  });
}

test.describe('What is stored', { tag: '@desktop' }, () => {
  const name = 'Varsity Club';
  test.afterEach(({ journeyServer }) => journeyServer.changeShell('varsity', { name, isStored: true }));

  test('[TRST-10] gives way to another version at once, and goes where nothing is to be cached', async ({
    page,
    context,
    journeyServer,
  }) => {
    const visit = async () => {
      await page.goto('/login');
      await page.getByLabel(loginMessages.email, { exact: true }).click();
    };
    const versions = () => page.evaluate(() => caches.keys());

    await visit();
    await expect.poll(versions).toEqual([expect.stringMatching(isShell)]);
    const [first = ''] = await versions();
    await journeyServer.changeShell('varsity', { name: 'Another Club', isStored: true });
    await visit();
    await expect.poll(async () => (await versions()).includes(first)).toBe(false);
    expect(await versions()).toEqual([expect.stringMatching(isShell)]);
    await reloadWithout(context, page);
    await expect(page).toHaveTitle('Another Club');
    await context.setOffline(false);
    await expectRoute(page, 'login');

    await journeyServer.changeShell('varsity', { name, isStored: false });
    await visit();
    await expect.poll(versions).toEqual([]);
    await context.setOffline(true);
    await expect(page.reload()).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  });
});
