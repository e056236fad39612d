import { expect } from '@playwright/test';
import { expectNoAxeViolations } from '#tests/support/gallery-axe.ts';
import { test } from '#tests/support/gallery-test.ts';

test('[FLOW-16] one state stands side by side: a step and a scroll in one frame are made in all, and the link holds the choice', async ({
  page,
  gallery,
}) => {
  await page.goto(`${gallery.address}#/login/editing?tenant=varsity&view=compare&in=varsity,harbor`);
  await page.getByRole('group', { name: 'Colors' }).getByRole('button', { name: 'Dark' }).click();
  await expect(page.getByRole('figure')).toHaveCount(4);
  expect(new URL(page.url()).hash).toContain('in=varsity,harbor&schemes=light,dark');
  await expectNoAxeViolations(page);
  await page.getByRole('group', { name: 'Colors' }).getByRole('button', { name: 'Dark' }).click();
  await expect(page.locator('main [data-screen=shown]')).toHaveCount(2);
  const [varsity, harbor] = [0, 1].map((index) => page.frameLocator('main iframe').nth(index));
  if (!varsity || !harbor) throw new Error('There are two frames.');
  await varsity.locator('html').evaluate((root) => root.scrollTo(0, root.scrollHeight));
  await expect
    .poll(() =>
      harbor
        .locator('html')
        .evaluate((root) => root.scrollTop / Math.max(1, root.scrollHeight - root.clientHeight)),
    )
    .toBeCloseTo(1, 1);
  await harbor.getByLabel('Email').fill('ada@example.com');
  await harbor.getByLabel('Password', { exact: true }).fill('Demo!2345');
  await harbor.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(varsity.getByRole('button', { name: 'Logging in…' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'State' })).toHaveValue('sending');
  const alone = page.getByRole('link', { name: 'Open alone: Harbor Giving' });
  await expect(alone).toHaveAttribute(
    'href',
    /^screen\.html#\/login\/sending\?tenant=harbor&scheme=light&path=/,
  );
});
