import { routes, type RouteName } from '#machines/domain/routes.ts';
import { expect, test } from '#tests/support/journey.ts';
import { expectRoute } from '#tests/support/journey-page.ts';
import { expectRoomForText } from '#tests/support/journey-text.ts';

const names: RouteName[] = ['home', 'rewards', 'activity', 'account', 'refer'];

for (const [setting, words] of [
  ['spacing', 'spaced as WCAG 1.4.12 asks'],
  ['double', 'twice as large'],
] as const) {
  test(
    `[ACCS-01] [ACCS-03] the pages of a member have room for text ${words}`,
    { tag: ['@phone', '@core'] },
    async ({ page, enter }) => {
      await enter('active');
      for (const name of names) {
        await page.goto(routes[name].path);
        await expectRoute(page, name);
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        await expectRoomForText(page, setting);
      }
      await page.goto(`${routes.account.path}?flow=upgrade`);
      await expect(page.getByRole('dialog').getByRole('radio').first()).toBeAttached();
      await expectRoomForText(page, setting);
    },
  );

  test.describe('with the question about cookies', () => {
    test.use({ isLeftInPeace: false });

    test(`[ACCS-01] [ACCS-03] the way in has room for text ${words}`, { tag: '@phone' }, async ({ page }) => {
      await page.goto(routes['sign-up'].path);
      await expect(page.getByRole('button', { name: 'Accept' })).toBeVisible();
      await expectRoomForText(page, setting);
    });
  });
}

test.describe('in dollars that say whose they are', () => {
  test.use({ tenant: 'harbor' });

  test(
    '[ACCS-01] [ACCS-03] large amounts have room for text twice as large',
    { tag: '@phone' },
    async ({ page, enter }) => {
      await enter('active');
      await page.goto(routes.activity.path);
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expectRoomForText(page, 'double');
    },
  );
});
