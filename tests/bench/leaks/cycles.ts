import { expect, type Page } from '@playwright/test';
import { accountMessages } from '#src/flows/account/account.messages.ts';
import { homeMessages } from '#src/flows/home/home.messages.ts';
import { controlMessages } from '#src/messages/controls.ts';
import { frameMessages } from '#src/messages/frame.ts';
import { navigationMessages } from '#src/messages/navigation.ts';

/** A flow that is opened and closed again in the same page. */
export interface Cycle {
  name: string;
  address: string;
  turn: (page: Page) => Promise<void>;
}

const { items } = navigationMessages;

/** Goes to a page of the navigation, and home again. */
const visit = (name: string, link: string): Cycle => ({
  name,
  address: '/',
  turn: async (page) => {
    await page.getByRole('banner').getByRole('link', { name: link }).first().click();
    await page.waitForURL((url) => url.pathname !== '/');
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await page.getByRole('banner').getByRole('link', { name: frameMessages.home }).first().click();
    await page.waitForURL((url) => url.pathname === '/');
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  },
});

/** Opens a modal by its button, waits until it is loaded, and closes it. */
const open = (name: string, address: string, button: string): Cycle => ({
  name,
  address,
  turn: async (page) => {
    await page
      .getByRole('button', { name: button })
      .or(page.getByRole('link', { name: button }))
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expect(dialog.locator('[aria-busy=true]')).toHaveCount(0);
    await dialog.getByRole('button', { name: controlMessages.close, exact: true }).first().click();
    await expect(dialog).toHaveCount(0);
  },
});

export const cycles: readonly Cycle[] = [
  visit('deals', items.deals),
  visit('activity', items.activity),
  visit('referrals', items.refer),
  visit('videos', items.videos),
  open('withdrawal', '/', homeMessages.balances.withdraw),
  open('plans', '/account', accountMessages.membership.change),
  open('cancelling', '/account', accountMessages.leaving.cancel),
];
