import { routes, type RouteName } from '#machines/domain/routes.ts';
import { expect, test } from '#tests/support/journey.ts';
import { expectWholeOnPaper } from '#tests/support/journey-print.ts';
import { expectRoute } from '#tests/support/journey-page.ts';

const membersPages: RouteName[] = ['home', 'rewards', 'activity', 'account', 'refer'];
const publicPages: RouteName[] = ['login', 'sign-up', 'support-terms', 'password-forgot'];

test(
  '[ACCS-03] the pages of a member are whole on paper, without their bars',
  { tag: ['@desktop', '@core'] },
  async ({ page, enter }) => {
    await enter('active');
    for (const name of membersPages) {
      await page.goto(routes[name].path);
      await expectRoute(page, name);
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expectWholeOnPaper(page);
    }
    await page.goto(routes.rewards.path);
    await page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectWholeOnPaper(page);
  },
);

test.describe('with the question about cookies', () => {
  test.use({ isLeftInPeace: false });

  test(
    '[ACCS-03] public pages are whole on paper, without the question about cookies',
    { tag: '@desktop' },
    async ({ page }) => {
      for (const name of publicPages) {
        await page.goto(routes[name].path);
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        await expectWholeOnPaper(page);
      }
    },
  );
});
