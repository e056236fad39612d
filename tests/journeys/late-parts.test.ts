import { navigationMessages } from '#src/messages/navigation.ts';
import { offerSearchMessages } from '#src/flows/offer-search/offer-search.messages.ts';
import { billingMessages } from '#src/flows/account/billing.messages.ts';
import { controlMessages } from '#src/messages/controls.ts';
import { expect, test } from '#tests/support/journey.ts';
import { expectRoute } from '#tests/support/journey-page.ts';

test.use({ tenant: 'roundup' });

test(
  '[SPED-02] what nobody waits for is fetched when no skeleton stands any more',
  {
    tag: '@desktop',
  },
  async ({ page, enter, sandbox }) => {
    await enter('active');
    await sandbox.addFault({ method: 'GET', path: '/membership/summary', fault: { delayMs: 300 }, times: 1 });
    const skeletons = page.locator('[aria-busy=true]');
    let standing: number | null = null;
    await page.route('**/assets/hero-carousel*.js', async (route) => {
      standing = await skeletons.count();
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await expectRoute(page, 'home');
    await expect.poll(() => standing).toBe(0);
  },
);

test(
  '[SUBS-14] [R16] Back closes a dialog that was opened before the page had all it reads',
  { tag: ['@phone', '@core'] },
  async ({ page, enter }) => {
    await enter('active');
    let answer = () => {};
    const isHeld = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(/\/rewards/, async (route) => {
      await isHeld;
      await route.continue();
    });
    await page.goto('/');
    await expect(page.locator('[aria-busy=true]').first()).toBeVisible();
    await page.getByRole('button', { name: navigationMessages.search }).click();
    const dialog = page.getByRole('dialog', { name: offerSearchMessages.title });
    await expect(dialog).toBeVisible();
    await expect.poll(() => page.evaluate(() => history.length)).toBe(3);
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expectRoute(page, 'home');
    answer();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  },
);

test.describe('A receipt', () => {
  test.use({ expectedMessages: /net::ERR_FAILED/ });

  test(
    '[R42] whose code can’t be had says so, and is there on the next try',
    { tag: '@desktop' },
    async ({ page, enter }) => {
      await enter('active');
      await page.goto('/account');
      await page.route('**/assets/receipt-body-*.js', (route) => route.abort(), { times: 1 });
      const link = page.getByRole('link', { name: /^Receipt for/ }).first();
      await link.click();
      const { failed } = billingMessages.receipt;
      await page.getByRole('button', { name: controlMessages.retryHint(failed) }).click();
      await expect(page.getByText(/^R-[\dA-F]{8}$/)).toBeVisible();
    },
  );
});
