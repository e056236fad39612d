import { expect, test } from '#tests/support/journey.ts';
import { shiftsOf, sumShifts } from '#tests/support/journey-shifts.ts';

const held = /\/w\/v1\/.*(summary|rewards|referral|contributions|transactions|payouts)|logo\.svg/;

for (const [tenant, path] of [
  ['varsity', '/'],
  ['roundup', '/'],
  ['roundup', '/rewards'],
  ['varsity', '/refer'],
  ['harbor', '/activity'],
] as const) {
  test.describe(`${path} of ${tenant}`, () => {
    test.use({ tenant });

    test('[SPED-01] nothing moves when what a page reads, and the logo, come in place of skeletons', async ({
      page,
      enter,
    }) => {
      await enter('active');
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(held, async (route) => {
        await released;
        await route.continue();
      });
      await page.addInitScript(sumShifts);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator('#root[data-page]')).toHaveCount(0);
      await expect(page.locator('[aria-busy=true]').first()).toBeVisible();
      await page.screenshot();
      release();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      await page.screenshot();
      expect(await shiftsOf(page)).toBeLessThan(0.001);
    });
  });
}
