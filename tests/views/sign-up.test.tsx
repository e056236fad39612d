import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { signUpEntry } from '#machines/sign-up/sign-up.entry.ts';
import type { signUpMachine } from '#machines/sign-up/sign-up.machine.ts';
import { cardLinkMessages } from '#src/flows/card-link/card-link.messages.ts';
import { signUpMessages as copy } from '#src/flows/sign-up/sign-up.messages.ts';
import { audited } from '#tests/support/audited-screens.ts';
import { external, walkScreens } from '#tests/support/view-walk.ts';
import { onScreen } from '#tests/support/on-screen.ts';

const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const anyTier = page.getByRole('radio', { name: /^(Gold|Silver) / });

const isStoring = async () => {
  await expect.element(heading(copy.tiers.title)).toBeVisible();
  await expect.element(button(copy.tiers.busy)).toHaveAttribute('aria-busy', 'true');
};

/** Nothing of the step can be sent twice while the next one is on its way. */
const isOnItsWay = async () => {
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => document.querySelector('[aria-busy="true"], [role="status"]')).not.toBe(null);
  for (const name of [copy.account.submit, copy.details.submit]) {
    expect(button(name).elements()).toEqual([]);
  }
};

const screens = walkScreens<typeof signUpMachine>({
  ...onScreen(signUpEntry),
  gestures: {
    'step.entered': external,
    'plan.choose': async () => {
      await page
        .getByText(/^(Gold|Silver)$/)
        .last()
        .click();
      await page.getByRole('button', { name: /^Continue with/ }).click();
    },
    'details.skip': () => button(copy.details.skip).click(),
    'receipt.close': () => button(copy.paid.next).click(),
    'join.retry': () => button(copy.billing.unsettled.retry).click(),
  },
  screens: audited({
    readingEntry: isOnItsWay,
    reopening: isStoring,
    choosingPlan: async () => {
      await expect.element(anyTier.first()).toBeInTheDocument();
      await expect.element(page.getByRole('button', { name: /^Continue/ })).toBeEnabled();
    },
    storingPlan: isStoring,
    creatingAccount: async () => {
      await expect.element(heading(copy.account.title)).toBeVisible();
      await expect.element(button(copy.account.submit)).toBeEnabled();
    },
    preparingPayment: async () => {
      await expect.element(heading(copy.billing.title)).toBeVisible();
      await expect.element(page.getByText(cardLinkMessages.loading)).toBeInTheDocument();
    },
    returning: async () => {
      await expect.element(heading(copy.comeBack.title(''))).toBeVisible();
    },
    paying: async () => {
      await expect.element(page.getByText(cardLinkMessages.loading)).toBeInTheDocument();
      await expect.element(page.getByRole('link', { name: copy.billing.changePlan })).toBeVisible();
    },
    joining: async () => {
      await expect.element(page.getByText(copy.billing.joining)).toBeInTheDocument();
      expect(page.getByRole('link', { name: copy.billing.changePlan }).query()).toBe(null);
    },
    unsettled: async () => {
      await expect.element(page.getByText(copy.billing.unsettled.title)).toBeVisible();
      await expect.element(button(copy.billing.unsettled.retry)).toBeEnabled();
    },
    paid: async () => {
      await expect.element(heading(copy.paid.title)).toBeVisible();
      await expect.element(button(copy.paid.next)).toBeEnabled();
    },
    choosingAffinity: async () => {
      await expect.element(heading(copy.affinity.title)).toBeVisible();
      await expect.element(button(copy.affinity.skip)).toBeEnabled();
    },
    addingDetails: async () => {
      await expect.element(heading(copy.details.title)).toBeVisible();
      await expect.element(button(copy.details.submit)).toBeEnabled();
      await expect.element(button(copy.details.skip)).toBeEnabled();
    },
    finishing: isOnItsWay,
    navigating: isOnItsWay,
    joined: isOnItsWay,
  }),
});

describe('signing up', () => {
  it('[FLOW-03] [JOIN-08] asserts each state in which it rests, and no other', () => {
    expect(screens.gaps()).toEqual({ missing: [], orphaned: [] });
  });

  it.each(screens.paths)('[FLOW-03] [JOIN-08] $title', async (path) => {
    await screens.walk(path);
  });
});
