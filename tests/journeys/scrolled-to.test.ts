import type { Page } from '@playwright/test';
import { routes, type RouteName } from '#machines/domain/routes.ts';
import { billingMessages } from '#src/flows/account/billing.messages.ts';
import { frameMessages } from '#src/messages/frame.ts';
import { expect, test } from '#tests/support/journey.ts';
import { expectRoute } from '#tests/support/journey-page.ts';

const place = (page: Page) => page.evaluate(() => window.scrollY);

/** The page is read, and what follows the router has come. */
async function settle(page: Page, name: RouteName, whatFollows: Promise<unknown>, title?: string) {
  await expectRoute(page, name, title);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.mouse.move(8, 8);
  await whatFollows;
}

const fetchWhatFollows = (page: Page) => page.waitForResponse(/assets\/follow-router/);

/** Where it stands: what is pressed by its name is scrolled to first. */
async function pressLogo(page: Page) {
  const logo = page.getByRole('banner').getByRole('link', { name: `Varsity Club ${frameMessages.home}` });
  const { x = 0, y = 0 } = (await logo.boundingBox()) ?? {};
  await page.mouse.click(x + 8, y + 8);
  await expectRoute(page, 'home');
}

for (const name of ['rewards', 'account'] as const) {
  test(`[R16] Back leads to where ${routes[name].title} was scrolled to, though it is read again`, async ({
    page,
    enter,
  }) => {
    await enter('active');
    const whatFollows = fetchWhatFollows(page);
    await page.goto(routes[name].path);
    await settle(page, name, whatFollows);
    await page.mouse.wheel(0, 900);
    await expect.poll(() => place(page)).toBe(900);
    await pressLogo(page);
    await expect.poll(() => place(page)).toBe(0);
    await page.goBack();
    await expectRoute(page, name);
    await expect.poll(() => place(page)).toBe(900);
    await page.goForward();
    await expectRoute(page, 'home');
    await expect.poll(() => place(page)).toBe(0);
  });
}

test('[R15] [R16] Back leads to where deals were scrolled to, though home was reloaded in between', async ({
  page,
  enter,
}) => {
  await enter('active');
  const followed = fetchWhatFollows(page);
  await page.goto('/rewards');
  await settle(page, 'rewards', followed);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => place(page)).toBe(900);
  await pressLogo(page);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const followsAgain = fetchWhatFollows(page);
  await page.reload();
  await settle(page, 'home', followsAgain);
  await page.goBack();
  await expectRoute(page, 'rewards');
  await expect.poll(() => place(page)).toBe(900);
});

for (const [address, name, title] of [
  ['/', 'home', routes.home.title],
  ['/activity', 'activity', routes.activity.title],
  ['/account', 'account', routes.account.title],
  ['/account?from=2026-01-01&to=2026-12-31', 'account', 'Giving statement 2026'],
  ['/refer', 'refer', routes.refer.title],
] as const)
  test(`[R15] a refresh restores the scroll position in the middle and at the foot of ${address}`, async ({
    page,
    enter,
  }) => {
    await enter('active');
    const followed = fetchWhatFollows(page);
    await page.goto(address);
    await settle(page, name, followed, title);
    for (const share of [0.5, 1]) {
      const requested = await page.evaluate(
        (part) => Math.floor((document.documentElement.scrollHeight - window.innerHeight) * part),
        share,
      );
      expect(requested).toBeGreaterThan(150);
      await page.mouse.wheel(0, requested - (await place(page)));
      await expect.poll(() => place(page)).toBe(requested);
      await page.reload();
      await expectRoute(page, name, title);
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expect.poll(() => place(page)).toBe(requested);
    }
  });

for (const scrolled of [120, 900])
  test(`[ACCT-02] from a list scrolled by ${scrolled} a receipt begins at its top, and Back leads to its place there`, async ({
    page,
    enter,
  }) => {
    await enter('active');
    const followed = fetchWhatFollows(page);
    await page.goto('/account');
    await settle(page, 'account', followed);
    await page.mouse.wheel(0, scrolled);
    await expect.poll(() => place(page)).toBe(scrolled);
    const receipt = page.getByRole('link', { name: /^Receipt for/ }).first();
    await receipt.evaluate((link) => link.focus({ preventScroll: true }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: billingMessages.receipt.title })).toBeFocused();
    await expect.poll(() => place(page)).toBe(0);
    await page.goBack();
    await expect(receipt).toBeFocused();
    await expect(receipt).toBeInViewport();
  });
