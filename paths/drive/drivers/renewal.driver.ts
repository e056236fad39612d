import type { Page } from '@playwright/test';
import { confirmationMessages } from '#src/messages/confirmation.ts';
import { renewalMessages as copy } from '#src/flows/renewal/renewal.messages.ts';
import { controlMessages } from '#src/messages/controls.ts';
import type { Driver, Drivers } from '../driver.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const renewNow = (page: Page) => button(page, /^Renew now · /);
const declined = { status: 520, code: 'i_membership_subscription_001' };

const renewalPlay: Driver = {
  members: { usual: 'overdue' },
  isSignedIn: true,
  starts: {
    'A member who owes opens the page': {
      how: 'Open {at}/renew.',
      come: async ({ page, hold }) => {
        await hold();
        await page.goto('/renew');
      },
    },
  },
  gestures: {
    'dues.retry': ({ page }) => button(page, controlMessages.retryHint(copy.failed)).click(),
    'renewal.confirm': ({ page }) => renewNow(page).click(),
    'receipt.close': ({ page }) => button(page, confirmationMessages.close).click(),
  },
  atOnce: ['recallPayment.done~there-is-nothing-to-look-into'],
  calls: {
    fetchDues: { method: 'GET', path: '/cards' },
    renewalPayment: { method: 'POST', path: '/membership/charge' },
  },
  plain: ['fetchDues.done~there-is-an-amount-due-and-two-cards', 'renewalPayment.done~it-is-paid'],
  outcomes: {
    'renewalPayment.done~the-card-is-declined': ({ sandbox }) =>
      sandbox.addFault({ method: 'POST', path: '/membership/charge', fault: declined }),
  },
  ends: { finished: 'Home' },
  shows: {
    loading: (page) => page.getByText(copy.loading),
    failed: (page) => page.getByText(copy.failed),
    'reviewing.ready': renewNow,
    'reviewing.refused': (page) => page.getByText(copy.review.refused),
    renewed: (page) => page.getByRole('heading', { name: copy.paid }),
    renewing: (page) => page.getByText(copy.paying),
    finished: (page) => page.locator('h1'),
  },
};

export const plays: Drivers = { renewal: renewalPlay };
