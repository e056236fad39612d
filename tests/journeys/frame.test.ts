import { navigationMessages } from '#src/messages/navigation.ts';
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, test } from '#tests/support/journey.ts';
import { weighRoutes } from '#tests/tools/weigh/route-weights.ts';

test('[AUTH-01] a member logs in and sees home', async ({ page, signIn }) => {
  await signIn('active');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('navigation', { name: navigationMessages.main })).toBeVisible();
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
});

test(
  '[SPED-05] the login page is there with the scripts that are weighed, and no other',
  { tag: ['@whole-phone', '@core'] },
  async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') loaded.push(new URL(request.url()).pathname);
    });
    await page.goto('/login', { waitUntil: 'networkidle' });
    const [login] = weighRoutes();
    const { files = [] } = login ?? {};
    expect(loaded.slice(0, files.length).toSorted()).toEqual(files.toSorted());
  },
);

test(
  'a warning, an error and a broken content policy would fail a journey',
  { tag: '@whole-phone' },
  async ({ page, complaints }) => {
    await page.goto('/login');
    await page.evaluate(() => {
      console.warn('written by the test');
      document.body.append(Object.assign(document.createElement('iframe'), { src: 'https://example.com' }));
      queueMicrotask(() => {
        throw new Error('thrown by the test');
      });
    });
    await expect
      .poll(() => complaints)
      .toEqual(
        expect.arrayContaining([
          'warning: written by the test',
          'error: thrown by the test',
          expect.stringMatching(/^policy: frame-src https:\/\/example\.com/),
        ]),
      );
    complaints.length = 0;
  },
);
