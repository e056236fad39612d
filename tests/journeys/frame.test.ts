import { navigationMessages } from '#src/messages/navigation.ts';
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, test } from '#tests/support/journey.ts';
import { weighLate, weighLogin } from '#tests/tools/weigh/login-weight.ts';

test('[AUTH-01] a member logs in and sees home', async ({ page, signIn }) => {
  await signIn('active');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('navigation', { name: navigationMessages.main })).toBeVisible();
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
});

test(
  'the login page loads the scripts that are weighed, and no other',
  { tag: '@whole-phone' },
  async ({ page }) => {
    const loaded: string[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script')
        loaded.push(new URL(response.url()).pathname.slice(1));
    });
    await page.goto('/login', { waitUntil: 'networkidle' });
    expect(loaded.toSorted()).toEqual([...weighLogin(), ...weighLate()].map(({ file }) => file).toSorted());
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
      setTimeout(() => {
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
