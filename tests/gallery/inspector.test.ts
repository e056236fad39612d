import { expect, test } from '@playwright/test';
import type { RunningServer } from '#server/start.ts';
import { startTestServer } from '#tests/support/api-server.ts';
import { expectNoAxeViolations } from '#tests/support/gallery-axe.ts';

let server: RunningServer;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  server = await startTestServer({ pages: 'development' });
});
test.afterAll(() => server.stop());

test('[FLOW-05] ?inspect shows the app beside its actors, the drawing lit where it is, and what it receives', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`http://varsity.localhost:${server.port}/login?inspect`);
  await expect(page).toHaveURL(/\/inspector\?at=%2Flogin$/);
  const app = page.frameLocator('iframe');
  const drawing = page.getByRole('group', { name: 'Drawing of “Log in”' });
  const here = drawing.locator('[data-mark=here]');
  await app.getByLabel('Email').fill('overdue@example.com', { timeout: 120_000 });
  await page
    .getByRole('navigation', { name: 'Actors' })
    .getByRole('button', { name: /^login/ })
    .click();
  await expect(here).toHaveAttribute('data-state', 'editing', { timeout: 60_000 });
  const next = page.getByRole('region', { name: 'What can happen next' });
  await expect(next.getByRole('listitem').first()).toContainText('Submit email and password goes to sending');
  await app.getByLabel('Password', { exact: true }).fill('wrong-password');
  await app.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(here).toHaveAttribute('data-state', 'refused');
  const events = page.getByRole('region', { name: 'Events' });
  await events.getByRole('button', { name: 'Only login' }).click();
  const submitted = events.getByRole('listitem').filter({ hasText: 'form.submit' });
  await submitted.getByText('form.submit').click();
  await expect(submitted.locator('pre')).toContainText('"password": "•••"');
  await expect(submitted.locator('pre')).toContainText('o•••@example.com');
  await events.getByRole('button', { name: 'Pause' }).click();
  await app.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(events.getByText(/\d+ since the pause/)).toBeVisible();
  await expect(submitted).toHaveCount(1);
  await events.getByRole('button', { name: 'Resume' }).click();
  await expect(submitted).toHaveCount(2);
  await page.getByRole('button', { name: 'Copy the path' }).click();
  const path = JSON.parse(await page.evaluate(() => navigator.clipboard.readText())) as object;
  expect(path).toMatchObject({
    machine: 'login',
    version: '0.1.0',
    steps: [{ event: 'form.submit' }, {}, {}, {}],
  });
  expect(JSON.stringify(path)).not.toContain('wrong-password');
  await page.getByRole('button', { name: 'Report a problem' }).click();
  const problem = JSON.parse(await page.evaluate(() => navigator.clipboard.readText())) as object;
  expect(problem).toMatchObject({
    address: '/login',
    paths: expect.arrayContaining([expect.objectContaining({ machine: 'login' })]),
  });
  expect(JSON.stringify(problem)).not.toContain('wrong-password');
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('group', { name: 'What to show' }).getByRole('button', { name: 'Drawing' }).click();
  await expect(here).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
