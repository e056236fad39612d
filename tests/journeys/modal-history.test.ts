import type { Page } from '@playwright/test';
import { accountMessages } from '#src/flows/account/account.messages.ts';
import { cardMessages } from '#src/flows/card/card.messages.ts';
import { furtherCardMessages } from '#src/flows/card-link/card-link.messages.ts';
import { membershipCancelMessages as leaving } from '#src/flows/membership-cancel/membership-cancel.messages.ts';
import { subscriptionMessages } from '#src/flows/subscription/subscription.messages.ts';
import { withdrawalMessages } from '#src/flows/withdrawal/withdrawal.messages.ts';
import { cardListMessages as list } from '#src/messages/cards.ts';
import { controlMessages } from '#src/messages/controls.ts';
import { expect, test } from '../support/journey.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page, name?: string) => page.getByRole('dialog', name ? { name } : {});
const entries = (page: Page) => page.evaluate(() => history.length);

interface Opening {
  name: string;
  from: string;
  open: (page: Page) => Promise<void>;
  title: string;
  /** How the address names it. */
  query: string;
}

const openings: readonly Opening[] = [
  {
    name: 'the plans',
    from: '/account',
    open: (page) => button(page, accountMessages.membership.change).click(),
    title: subscriptionMessages.tier.title.change,
    query: '?flow=upgrade',
  },
  {
    name: 'one more card',
    from: '/account',
    open: (page) => button(page, list.link).click(),
    title: furtherCardMessages.title,
    query: '?flow=link-card',
  },
  {
    name: 'cancelling',
    from: '/account',
    open: (page) => button(page, accountMessages.leaving.cancel).click(),
    title: leaving.title,
    query: '?flow=cancel',
  },
  {
    name: 'withdrawing',
    from: '/',
    open: (page) => button(page, /^Withdraw/).click(),
    title: withdrawalMessages.title,
    query: '?flow=withdraw',
  },
];

async function expectHistory(page: Page, { from, open, title, query }: Opening) {
  const modal = dialog(page, title);
  const isAt = (search: string) =>
    expect(page).toHaveURL((url) => url.pathname === from && url.search === search);
  await open(page);
  await expect(modal).toBeVisible();
  await isAt(query);
  const length = await entries(page);
  await page.goBack();
  await expect(modal).toBeHidden();
  await isAt('');
  await page.goForward();
  await expect(modal).toBeVisible();
  await isAt(query);
  await page.reload();
  await expect(modal).toBeVisible();
  await modal.getByRole('button', { name: controlMessages.close, exact: true }).first().click();
  await expect(modal).toBeHidden();
  await isAt('');
  expect(await entries(page)).toBe(length);
}

test.describe('Back, Forward and a refresh', () => {
  for (const opening of openings) {
    test(`[SUBS-14] [R16] close ${opening.name}, open it again and come back to it`, async ({
      page,
      enter,
    }) => {
      await enter('active');
      await page.goto(opening.from);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectHistory(page, opening);
    });
  }

  test('[SUBS-14] [R16] [CARD-05] close what is done to a card, open it again and come back to it', async ({
    page,
    enter,
  }) => {
    await enter('active');
    await page.goto('/account');
    const name = 'Visa ending in 4242';
    await button(page, list.manageCard(name)).click();
    await page.getByRole('menuitem', { name: list.actions.delete }).click();
    await expect(page).toHaveURL(/\/account\?flow=card&card=[\w-]+&action=delete$/);
    await expect(dialog(page)).toBeVisible();
    const { search } = new URL(page.url());
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expectHistory(page, {
      name,
      from: '/account',
      open: async () => {
        await button(page, list.manageCard(name)).click();
        await page.getByRole('menuitem', { name: list.actions.delete }).click();
      },
      title: cardMessages.actions.delete.title,
      query: search,
    });
  });

  test('[SUBS-14] [R16] take a step back in cancelling before they close it', async ({ page, enter }) => {
    await enter('active');
    await page.goto('/account');
    await button(page, accountMessages.leaving.cancel).click();
    await button(page, leaving.review.continue).click();
    await expect(button(page, leaving.explain.confirm)).toBeVisible();
    await page.goBack();
    await expect(button(page, leaving.review.continue)).toBeVisible();
    await expect(page).toHaveURL(/\/account\?flow=cancel$/);
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(/\/account$/);
  });
});

test.describe('an address that somebody has made up', () => {
  for (const query of ['?flow=zzz', '?flow=card&card=nobodys', '?flow=card&card=x&action=steal']) {
    test(`[SUBS-14] ${query} opens nothing`, async ({ page, enter }) => {
      await enter('active');
      await page.goto(`/account${query}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(button(page, list.link)).toBeVisible();
      await expect(dialog(page)).toBeHidden();
    });
  }

  test('[SUBS-14] [CARD-05] a card that is not there says so', async ({ page, enter }) => {
    await enter('active');
    await page.goto('/account?flow=card&card=00000000-0000-4000-8000-000000000000&action=pause');
    await expect(dialog(page, cardMessages.gone.title)).toBeVisible();
  });
});
