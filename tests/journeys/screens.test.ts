import { routes, type RouteName } from '#machines/domain/routes.ts';
import { demoTenants, type TenantId } from '#server/demo/tenants/tenants.ts';
import type { DemoState } from '#server/demo/personas.ts';
import { expect, test } from '#tests/support/journey.ts';
import { expectRoute } from '#tests/support/journey-page.ts';
import { placesOf } from '#tests/support/journey-places.ts';
import { expectSoundAtBothWidths } from '#tests/support/journey-screen.ts';

const forVisitors: RouteName[] = [
  'login',
  'activate',
  'password-forgot',
  'password-reset-1',
  'support-terms',
  'support-privacy',
];

const forMembers: RouteName[] = ['home', 'rewards', 'activity', 'account'];

const forOthers: [DemoState, RouteName, usually: TenantId][] = [
  ['nonmember', 'enroll', 'roundup'],
  ['overdue', 'renew', 'harbor'],
  ['abandoned', 'sign-up-billing', 'varsity'],
  ['active-churned', 'account', 'roundup'],
  ['empty', 'home', 'harbor'],
];

for (const { id, config } of demoTenants) {
  const { newReferralSystem, videosPage } = config.featureFlags;
  const firstStep: RouteName = config.membershipModel === 'round_up' ? 'sign-up-account' : 'sign-up-tiers';

  const at = (usually: TenantId) => placesOf(id, { usually: [`${usually} desktop`] });

  test.describe(`The screens of ${id}`, () => {
    test.use({ tenant: id });

    test(
      '[BOOT-07] a visitor’s are quiet, without a flaw that axe finds, and fit the window',
      at('harbor'),
      async ({ page }) => {
        for (const name of [...forVisitors, firstStep]) {
          const query = name === 'password-reset-1' ? '?email=maya@example.com' : '';
          await page.goto(routes[name].path + query);
          await expectRoute(page, name);
          await expectSoundAtBothWidths(page);
        }
      },
    );

    test(
      '[BOOT-07] a member’s are quiet, without a flaw that axe finds, and fit the window',
      at('varsity'),
      async ({ page, enter }) => {
        await enter('active');
        const names: RouteName[] = [...forMembers];
        if (newReferralSystem) names.push('refer');
        if (videosPage) names.push('videos');
        for (const name of names) {
          await page.goto(routes[name].path);
          await expectRoute(page, name);
          await expectSoundAtBothWidths(page);
        }
      },
    );

    for (const [state, name, usually] of forOthers) {
      test(
        `[BOOT-07] ${name} of ${state} is quiet, without a flaw that axe finds, and fits the window`,
        at(usually),
        async ({ page, enter }) => {
          await enter(state);
          await page.goto(routes[name].path);
          await expectRoute(page, name);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expectSoundAtBothWidths(page);
        },
      );
    }
  });
}
