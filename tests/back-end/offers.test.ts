import type { Page } from '@playwright/test';
import { dealsMessages } from '#src/flows/deals/deals.messages.ts';
import { homeMessages } from '#src/flows/home/home.messages.ts';
import { rewardMessages } from '#src/flows/reward/reward.messages.ts';
import { offerSearchMessages } from '#src/flows/offer-search/offer-search.messages.ts';
import { corsHeaders } from '#tests/other-back-end/cors.ts';
import { expect, test } from '#tests/support/back-end-journey.ts';
import { appOrigin } from '#tests/support/back-end-site.ts';
import { makeAcme } from '#tests/support/back-end-members.ts';
import { expectRoute } from '#tests/support/journey-page.ts';

const offers = (page: Page) => page.getByRole('main').getByRole('listitem');

test('[BACK-03] the page stays as wide as the screen with long names and many months', async ({
  page,
  backEnd,
  enter,
}) => {
  const long = 'W'.repeat(80);
  const month = { month: '2026-10-01T00:00:00Z', amount: 5 };
  const balances = { cashBackBalance: 1, pendingCashBack: 1, lifetimeCashBack: 1, contributedThisMonth: 1 };
  backEnd.answer('GET /categories', {
    rewrite: () => ({ text: JSON.stringify({ items: [{ name: long, platformName: 'long' }] }) }),
  });
  await page.route('**/membership/summary', (route) =>
    route.fulfill({
      json: { ...balances, contributions: Array.from({ length: 1000 }, () => month) },
      headers: Object.fromEntries(corsHeaders(appOrigin, appOrigin)),
    }),
  );
  await enter('active');
  await page.goto('/');
  await expect(page.getByRole('contentinfo').getByText(long)).toBeVisible();
  await expect(page.getByText(homeMessages.balances.confirmed)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});

test('[BACK-01] [BACK-02] offers are listed, filtered by category, and each opens', async ({
  page,
  backEnd,
  enter,
}) => {
  await enter('active');
  await page.goto('/rewards');
  await expect(offers(page).filter({ hasText: 'Brand 01' })).toBeVisible();
  await expect(page.getByText(dealsMessages.empty.none.title)).toHaveCount(0);
  await page
    .getByRole('group', { name: dealsMessages.categories.label })
    .getByRole('button', { name: 'Travel' })
    .click();
  await expect(offers(page).filter({ hasText: 'Brand 01' })).toBeVisible();
  await expect(offers(page).filter({ hasText: 'Brand 02' })).toHaveCount(0);
  await offers(page).filter({ hasText: 'Brand 01' }).getByRole('button').first().click();
  const dialog = page.getByRole('dialog', { name: 'Brand 01 Stores' });
  await expect(dialog).toBeVisible();
  await expect(dialog).not.toContainText(rewardMessages.absent.title);
  expect(backEnd.count('GET /categories')).toBe(1);
});

test('[BACK-01] an offer is found by its brand, and opens', async ({ page, backEnd, enter }) => {
  backEnd.reset(
    makeAcme('round_up_subscription', {}, ({ tenant }) => {
      tenant.client.featureFlags['newOffersSystem'] = false;
    }),
  );
  await enter('active');
  await page.goto('/');
  await expectRoute(page, 'home');
  await page.getByRole('combobox', { name: offerSearchMessages.label }).fill('brand 07');
  const found = page.getByRole('listbox', { name: offerSearchMessages.label }).getByRole('option');
  await expect(found.first()).toContainText('Brand 07');
  await found.first().click();
  const dialog = page.getByRole('dialog', { name: 'Brand 07 Stores' });
  await expect(dialog).toBeVisible();
  await expect(dialog).not.toContainText(rewardMessages.absent.title);
  expect(backEnd.log.find(({ call }) => call === 'GET /rewards/search')?.path).toContain(
    'search=brand+07&pageSize=10&pageNumber=1',
  );
});

test('[BACK-02] home stands without balances, donations and friends', async ({ page, enter }) => {
  await enter('active');
  await page.goto('/');
  await expectRoute(page, 'home');
  await expect(page.getByText('Brand 00').first()).toBeVisible();
  await expect(page.getByText(/not implemented/i)).toHaveCount(0);
  await expect(page.getByText(/couldn’t be loaded/i)).toHaveCount(0);
});
