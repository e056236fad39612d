import type { Page } from '@playwright/test';
import { homeMessages } from '#src/flows/home/home.messages.ts';
import { withdrawalMessages as copy } from '#src/flows/withdrawal/withdrawal.messages.ts';
import { controlMessages } from '#src/messages/controls.ts';
import { paymentHands, paymentPreparations } from '../payment-manual-steps.ts';
import type { Driver, Drivers } from '../driver.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
const payouts = '/payouts';

const withdrawalPlay: Driver = {
  members: {
    usual: 'active',
    'fetchFacts.done~there-is-none': 'empty',
    'fetchFacts.done~dues-are-unresolved': 'overdue',
  },
  isSignedIn: true,
  starts: {
    'Choose Withdraw': {
      how: 'Open {at}/?flow=withdraw.',
      come: async ({ page, hold }) => {
        await hold();
        await page.goto('/?flow=withdraw');
      },
    },
  },
  gestures: {
    'facts.retry': ({ page }) => button(page, controlMessages.retryHint(copy.failed)).click(),
    'withdrawal.review': ({ page }) => button(page, copy.form.review).click(),
    'withdrawal.confirm': ({ page }) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: /^Withdraw / })
        .click(),
    'step.back': ({ page }) => button(page, copy.review.back).click(),
    'card.add': ({ page }) => button(page, /^Link /).click(),
    'dues.pay': ({ page }) => button(page, copy.duesOutstanding.pay).click(),
    'flow.close': ({ page }) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: controlMessages.close, exact: true })
        .first()
        .click(),
  },
  prepares: paymentPreparations,
  hands: paymentHands,
  calls: {
    fetchFacts: { method: 'GET', path: payouts },
    withdrawalPayment: { method: 'POST', path: payouts },
  },
  plain: [
    'fetchFacts.done~there-is-cash-back',
    'fetchFacts.done~there-is-none',
    'fetchFacts.done~dues-are-unresolved',
    'withdrawalPayment.done~it-is-on-its-way',
  ],
  outcomes: {
    'withdrawalPayment.done~it-is-refused': ({ sandbox }) =>
      sandbox.addFault({ method: 'POST', path: payouts, fault: { status: 520, code: 'i_card_002' } }),
  },
  shows: {
    loading: (page) => page.getByText(copy.loading),
    failed: (page) => page.getByText(copy.failed),
    duesOutstanding: (page) => heading(page, copy.duesOutstanding.title),
    empty: (page) => heading(page, copy.empty.title),
    'choosing.open': (page) => page.getByLabel(copy.form.amount),
    'choosing.refused': (page) => page.getByText(copy.form.refused),
    reviewing: (page) => heading(page, /^Send /),
    'withdrawing.working': (page) => page.getByText(copy.working.title),
    rereading: (page) => page.getByText(copy.rereading.title),
    withdrawn: (page) => heading(page, copy.done.title),
    closed: (page) => page.getByText(homeMessages.balances.withdraw),
  },
};

export const plays: Drivers = { withdrawal: withdrawalPlay };
