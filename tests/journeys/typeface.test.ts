import { loginMessages } from '#src/flows/login/login.messages.ts';
import { expect, test } from '#tests/support/journey.ts';
import { expectRoute } from '#tests/support/journey-page.ts';

test('[SPED-01] a typeface that comes too late for the first page stays away from it, and is there on later ones', async ({
  page,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/figtree-basic-*.woff2', async (route) => {
    await released;
    await route.continue();
  });
  const isShown = () =>
    page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const widthIn = (family: string) => {
        const words = document.createElement('span');
        words.style.cssText = `position: absolute; white-space: nowrap; font: 600 40px ${family}`;
        words.textContent = heading.textContent;
        heading.append(words);
        const { width } = words.getBoundingClientRect();
        words.remove();
        return width;
      };
      return widthIn("'Figtree Variable', monospace") !== widthIn('monospace');
    });
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByRole('region', { name: 'Cookie consent' })).toBeVisible();
  release();
  await page.waitForLoadState('networkidle');
  expect(await isShown()).toBe(false);
  await page.getByRole('link', { name: loginMessages.forgot }).click();
  await expectRoute(page, 'password-forgot');
  await expect(async () => {
    await page.goBack();
    await expectRoute(page, 'login');
    await page.goForward();
    await expectRoute(page, 'password-forgot');
    expect(await isShown()).toBe(true);
  }).toPass();
});
