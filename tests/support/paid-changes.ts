import { expect, type Page } from '@playwright/test';
import { routeAt } from '#machines/domain/routes.ts';
import type { DemoState } from '#server/demo/personas.ts';
import { cardLinkMessages } from '#src/flows/card-link/card-link.messages.ts';
import { renewalMessages } from '#src/flows/renewal/renewal.messages.ts';
import { signUpMessages } from '#src/flows/sign-up/sign-up.messages.ts';
import { subscriptionMessages } from '#src/flows/subscription/subscription.messages.ts';
import { withdrawalMessages } from '#src/flows/withdrawal/withdrawal.messages.ts';
import { cardForm, fillCard } from '#paths/drive/forms/card-form.ts';
import type { Ledger } from './journey-ledger.ts';
import type { Fault } from '#paths/drive/sandbox.ts';

/** A change that costs or pays money, as a member makes it on the product. */
export interface PaidChange {
  /** The test's title: the requirements, and what is made once. */
  title: string;
  /** What is counted, in the line that is printed. */
  name: string;
  /** Who makes it; null for a newcomer who has just signed up. */
  state: DemoState | null;
  /** The call that makes the change. */
  call: Pick<Fault, 'method' | 'path'>;
  /** The page of the change. */
  address: string;
  /** Does all that comes before the last click, and then the click. */
  change: (page: Page) => Promise<void>;
  /** Whether the change is shown as done. */
  isDone: (page: Page) => Promise<boolean>;
  /** Whether the change can be asked for, again. */
  isOpen: (page: Page) => Promise<boolean>;
  /** Opens the change again where a refusal closes it. */
  reopen?: (page: Page) => Promise<unknown>;
  /** That it happened once: what the database has, and what it had of a member before. */
  verify: (now: Ledger, was: Ledger) => void;
}

const button = (page: Page, name: RegExp) => page.getByRole('button', { name });
const isReady = async (page: Page, name: RegExp) =>
  (await button(page, name).isVisible()) && (await button(page, name).isEnabled());
const receipts = [subscriptionMessages.upgraded.title, subscriptionMessages.scheduled.title];
/** The modal is closed, shows the plans or the receipt: nothing is left to review. */
const isReviewed = async (page: Page) => {
  const shown = receipts
    .map((name) => page.getByRole('dialog', { name, exact: true }))
    .reduce(
      (all, each) => all.or(each),
      page.getByText(subscriptionMessages.tier.lead.change, { exact: true }),
    );
  return !new URL(page.url()).searchParams.has('flow') || (await shown.first().isVisible());
};

const renew = new RegExp(`^${renewalMessages.review.renew('')}`);
const review = new RegExp(`^${withdrawalMessages.form.review}$`);
const withdraw = new RegExp(`^${withdrawalMessages.review.confirm('')}[$]`);

export const paidChanges: readonly PaidChange[] = [
  {
    title: '[SUBS-13] [JOIN-05] is made once when a newcomer pays',
    name: 'payments of newcomers',
    state: null,
    call: { method: 'POST', path: '/cards' },
    address: '/sign-up/billing',
    change: async (page) => {
      await fillCard(page, '4242');
      await cardForm(page).submit.click();
    },
    isDone: async (page) =>
      ['sign-up-affinity', 'home'].includes(routeAt(new URL(page.url()).pathname) ?? '') ||
      (await page.getByText(cardLinkMessages.linked).isVisible()) ||
      (await page.getByRole('heading', { name: signUpMessages.paid.title }).isVisible()),
    isOpen: async (page) => {
      const { submit } = cardForm(page);
      const locked = () => submit.getAttribute('aria-disabled', { timeout: 1000 }).catch(() => 'true');
      return (await page.getByTitle(cardLinkMessages.frameTitle).isVisible()) && (await locked()) !== 'true';
    },
    verify: ({ status, charges }) =>
      expect({ status, charges }).toEqual({
        status: 'active',
        charges: [{ amountCents: 1000, status: 'succeeded' }],
      }),
  },
  {
    title: '[SUBS-13] [MEMB-02] is made once when a member upgrades',
    name: 'upgrades',
    state: 'manager',
    call: { method: 'PATCH', path: '/membership' },
    address: '/?flow=upgrade&tier=captain',
    change: async (page) => {
      await page.getByRole('checkbox').check();
      await button(page, /^Pay /).click();
    },
    isDone: isReviewed,
    isOpen: (page) => page.getByRole('checkbox').isVisible(),
    verify: ({ charges, periods }, was) => {
      const added = charges.slice(was.charges.length).map(({ status }) => status);
      expect({ added, periods: periods.length }).toEqual({
        added: ['succeeded'],
        periods: was.periods.length + 1,
      });
    },
  },
  {
    title: '[SUBS-13] [MEMB-03] is made once when a member downgrades',
    name: 'downgrades',
    state: 'active',
    call: { method: 'POST', path: '/membership/downgrade' },
    address: '/?flow=upgrade&tier=rookie',
    change: (page) => button(page, /^Change on /).click(),
    isDone: isReviewed,
    isOpen: (page) => isReady(page, /^Change on /),
    reopen: (page) => page.goto('/?flow=upgrade&tier=rookie'),
    verify: ({ charges, periods }, was) =>
      expect({ charges, periods: periods.length }).toEqual({
        charges: was.charges,
        periods: was.periods.length + 1,
      }),
  },
  {
    title: '[SUBS-13] [JOIN-10] is made once when an overdue member pays',
    name: 'charges of what is due',
    state: 'overdue',
    call: { method: 'POST', path: '/membership/charge' },
    address: '/renew',
    change: (page) => button(page, renew).click(),
    isDone: async (page) =>
      routeAt(new URL(page.url()).pathname) === 'home' ||
      (await page.getByRole('heading', { name: renewalMessages.paid }).isVisible()),
    isOpen: (page) => isReady(page, renew),
    verify: ({ status, charges }, was) =>
      expect({ status, added: charges.slice(was.charges.length) }).toEqual({
        status: 'active',
        added: [{ amountCents: 2500, status: 'succeeded' }],
      }),
  },
  {
    title: '[SUBS-13] [ACTV-04] is made once when a member withdraws cash back',
    name: 'withdrawals',
    state: 'active',
    call: { method: 'POST', path: '/payouts' },
    address: '/?flow=withdraw',
    change: async (page) => {
      await button(page, review).click();
      await button(page, withdraw).click();
    },
    isDone: async (page) =>
      (await page.getByRole('heading', { name: withdrawalMessages.done.title }).isVisible()) ||
      (await page.getByRole('region', { name: withdrawalMessages.last.title }).isVisible()),
    isOpen: (page) => isReady(page, review),
    verify: ({ cashBackCents, payouts }, was) =>
      expect({ cashBackCents, added: payouts.slice(was.payouts.length) }).toEqual({
        cashBackCents: 0,
        added: [{ amountCents: was.cashBackCents, status: 'pending' }],
      }),
  },
];
