import type { Locator } from '@playwright/test';
import { expect, test } from '#tests/support/back-end-journey.ts';
import { apiOrigin } from '#tests/support/back-end-site.ts';

/** The address of a picture, and whether it has come. */
const drawn = (picture: Locator) =>
  picture.evaluate((image: HTMLImageElement) => [image.currentSrc, image.complete && image.naturalWidth > 0]);

test('[BACK-01] pictures that the API names by a path are loaded from the API', async ({ page, enter }) => {
  await enter('active');
  await page.goto('/rewards');
  const offer = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Brand 01' });
  const logo = page.getByRole('banner').getByRole('img', { name: 'Acme Rewards' });
  await expect.poll(() => drawn(offer.locator('img'))).toEqual([`${apiOrigin}/logos/1.svg`, true]);
  await expect.poll(() => drawn(logo)).toEqual([`${apiOrigin}/logo.svg`, true]);
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', `${apiOrigin}/media/favicon.svg`);
});
