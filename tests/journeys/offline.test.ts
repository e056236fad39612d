import type { BrowserContext, Page } from '@playwright/test';
import { homeMessages } from '#src/flows/home/home.messages.ts';
import { loginMessages } from '#src/flows/login/login.messages.ts';
import { startUpMessages } from '#src/messages/start-up.ts';
import { expect, test } from '#tests/support/journey.ts';
import { expectRoute, hexOf } from '#tests/support/journey-page.ts';
import { expectSoundScreen } from '#tests/support/journey-screen.ts';

const { offline } = startUpMessages;
const noNetwork = /net::ERR_INTERNET_DISCONNECTED|navigation preload request/;

test.use({ serviceWorkers: 'allow', expectedMessages: noNetwork });

/** Settles when the worker of the page answers for it, with the addresses of what it keeps. */
function keptBy(page: Page): Promise<{ paths: string[]; texts: string[] }> {
  return page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    const answers = (await Promise.all(caches.map((cache) => cache.matchAll()))).flat();
    return {
      paths: answers.map(({ url }) => new URL(url).pathname),
      texts: await Promise.all(answers.map((answer) => answer.text())),
    };
  });
}

async function openWithout(context: BrowserContext, page: Page, open: () => Promise<unknown>) {
  await context.setOffline(true);
  await open();
  await expect(page.getByRole('heading', { level: 1, name: offline.title })).toBeVisible();
}

for (const tenant of ['varsity', 'harbor', 'roundup']) {
  test.describe(tenant, () => {
    test.use({ tenant });

    test('[TRST-10] a member opens the app without a network: it says so, and goes on by itself', async ({
      page,
      context,
      enter,
    }) => {
      const member = await enter('active');
      await page.goto('/account');
      await expectRoute(page, 'account');
      const colour = await hexOf(page.locator('html'), '--primary');
      const kept = await keptBy(page);
      expect(kept.paths.filter((path) => !/^\/(shell\/[0-9a-f]{16}|assets\/.+\.(js|woff2))$/.test(path))).toEqual(
        [],
      );
      for (const secret of [member.email, member.password]) {
        expect(kept.texts.filter((text) => text.includes(secret))).toEqual([]);
      }

      await openWithout(context, page, () => page.reload());
      await page.screenshot({path: `/tmp/twelve/${tenant}-${page.viewportSize()?.width}.png`});
      expect(await hexOf(page.locator('html'), '--primary')).toBe(colour);
      await expectSoundScreen(page);
      await context.setOffline(false);
      await expectRoute(page, 'account');
    });
  });
}
