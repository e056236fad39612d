import type { Page } from '@playwright/test';
import { accountMessages } from '#src/flows/account/account.messages.ts';
import {
  cancelReasonMessages,
  membershipCancelMessages as copy,
} from '#src/flows/membership-cancel/membership-cancel.messages.ts';
import { controlMessages } from '#src/messages/controls.ts';
import type { Driver, Drivers } from '../driver.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const inDialog = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).first();
/** By its words: another dialog may be open over it. */
const account = (page: Page) => page.locator('h1').getByText(accountMessages.title, { exact: true });

const membershipCancelPlay: Driver = {
  members: { usual: 'active' },
  isSignedIn: true,
  starts: {
    'A member opens the dialog': {
      how: `Open {at}/account, and choose “${accountMessages.leaving.cancel}”.`,
      come: async ({ page, hold }) => {
        await page.goto('/account');
        await page.waitForLoadState('networkidle');
        await hold();
        await button(page, accountMessages.leaving.cancel).click();
      },
    },
  },
  gestures: {
    'balance.retry': ({ page }) => button(page, controlMessages.retryHint(copy.review.unread)).click(),
    'cancel.continue': ({ page }) => button(page, copy.review.continue).click(),
    'step.back': ({ page }) => button(page, copy.explain.back).click(),
    'cancel.confirm': async ({ page }) => {
      await page.getByText(cancelReasonMessages['not-used']).click();
      await button(page, copy.explain.confirm).click();
    },
    'outcome.check': ({ page }) => button(page, copy.unknown.check).click(),
    'plan.change': ({ page }) => button(page, copy.review.change).click(),
    'cards.open': ({ page }) => button(page, copy.review.openCards).click(),
    'balance.withdraw': ({ page }) => button(page, copy.review.withdraw).click(),
    'flow.close': ({ page }) => inDialog(page, controlMessages.close).click(),
  },
  calls: {
    fetchOwed: { method: 'GET', path: '/membership/summary' },
    cancelMembership: { method: 'POST', path: '/membership/cancel' },
    askMembership: { method: 'GET', path: '/users/me' },
  },
  plain: [
    'fetchOwed.done~the-balance-is-known',
    'cancelMembership.done~the-membership-is-cancelled',
    'askMembership.done~it-was-not-cancelled',
  ],
  shows: {
    loading: (page) => page.getByText(copy.loading),
    'reviewing.complete': (page) => button(page, copy.review.continue),
    'reviewing.incomplete': (page) => page.getByText(copy.review.unread),
    'explaining.open': (page) => button(page, copy.explain.confirm),
    'explaining.refused': (page) => page.getByText(copy.explain.refused),
    cancelling: (page) => page.getByText(copy.explain.busy),
    checking: (page) => page.getByText(copy.explain.checking),
    unknown: (page) => button(page, copy.unknown.check),
    cancelled: (page) => button(page, copy.done.close),
    closed: account,
  },
};

export const plays: Drivers = { membershipCancel: membershipCancelPlay };
