import { expect } from '@playwright/test';
import { expectNoAxeViolations } from '#tests/support/gallery-axe.ts';
import { test } from '#tests/support/gallery-test.ts';

test('[FLOW-16] the screens of all flows are found by what they are for the member, and the link holds the choice', async ({
  page,
  gallery,
}) => {
  await page.goto(`${gallery.address}#/login/editing?tenant=harbor`);
  await page.getByRole('link', { name: 'Find screens' }).click();
  await page.getByRole('button', { name: /^The member waits/ }).press('Enter');
  await page.getByRole('searchbox').fill('login sending');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^1 of \d+ states$/);
  expect(new URL(page.url()).hash).toBe('#/find?has=waits&words=login+sending&tenant=harbor');
  await expect(page.locator('main [data-screen=shown]')).toHaveCount(1);
  await expectNoAxeViolations(page);
  await page.getByRole('main').getByRole('link').click();
  await expect(page.getByRole('complementary', { name: 'State' }).getByRole('heading').first()).toHaveText(
    'Sending',
  );
  expect(new URL(page.url()).hash).toBe('#/login/sending?tenant=harbor');
});
