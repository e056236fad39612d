import { navigationMessages } from '#src/messages/navigation.ts';
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, test } from '#tests/support/journey.ts';
import { budget, weighLogin } from '#tests/tools/weigh/login-weight.ts';

test('[AUTH-01] a member logs in and sees home', async ({ page, signIn }) => {
  await signIn('active');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('navigation', { name: navigationMessages.main })).toBeVisible();
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
});

test('the login page loads the scripts that are weighed, and no other', async ({ page }) => {
  const loaded: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      loaded.push(new URL(response.url()).pathname.slice(1));
  });
  await page.goto('/login', { waitUntil: 'networkidle' });
  const weighed = weighLogin();
  expect(loaded.toSorted()).toEqual(weighed.map(({ file }) => file).toSorted());
  expect(weighed.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(budget * 1000);
});

test.describe('the guard of the console', () => {
  test.fail('fails a journey that writes a warning', async ({ page }) => {
    await page.goto('/login');
    await page.evaluate(() => console.warn('written by the test'));
  });

  test.fail('fails a journey that breaks the content policy', async ({ page }) => {
    await page.goto('/login');
    await page.evaluate(() =>
      document.body.append(Object.assign(document.createElement('iframe'), { src: 'https://example.com' })),
    );
  });
});
