import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { downgradeEntry } from '#machines/subscription/downgrade.entry.ts';
import type { downgradeMachine } from '#machines/subscription/downgrade.machine.ts';
import { upgradeEntry } from '#machines/subscription/upgrade.entry.ts';
import type { upgradeMachine } from '#machines/subscription/upgrade.machine.ts';
import { cardLinkMessages } from '#src/flows/card-link/card-link.messages.ts';
import { controlMessages } from '#src/messages/controls.ts';
import { downgradeWords, paymentMessages } from '#src/flows/payment/payment.messages.ts';
import { subscriptionMessages as copy } from '#src/flows/subscription/subscription.messages.ts';
import { audited } from '#tests/support/audited-screens.ts';
import type { TransitionPath } from '#paths/plan/transition-paths.ts';
import { external, walkScreens } from '#tests/support/view-walk.ts';
import { onScreen } from '#tests/support/on-screen.ts';

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const consent = page.getByRole('checkbox');

const isPaying = () =>
  expect
    .element(page.getByText(copy.upgrade.paying).or(page.getByText(paymentMessages.confirming.title)))
    .toBeVisible();

const isConfirming = () => expect.element(page.getByText(paymentMessages.confirming.title)).toBeVisible();

/** A downgrade costs nothing: no payment is spoken of. */
const isChecking = async () => {
  await expect.element(page.getByText(downgradeWords.confirming.title)).toBeVisible();
  expect(page.getByText(/payment|charge/i).elements()).toEqual([]);
};

const upgrading = walkScreens<typeof upgradeMachine>({
  ...onScreen(upgradeEntry),
  gestures: {
    'preview.retry': () => button(controlMessages.retryHint(copy.upgrade.previewFailed)).click(),
    'consent.give': () => consent.click(),
    'consent.withdraw': () => consent.click(),
    'change.confirm': () => button(/^(Pay|Change plan)/).click(),
    'plan.choose': () => button(copy.upgrade.annual.action).click(),
    'card.change': () => button(copy.upgrade.change).click(),
    'card.choose': async () => {
      await page.getByText('Mastercard ending in 4444').click();
      await button(copy.cards.use).click();
    },
    'card.add': () => button(copy.cards.another).click(),
    'step.back': () => button(copy.back).click(),
    'work.started': external,
    'work.finished': external,
  },
  screens: audited({
    'resuming.working': isConfirming,
    'resuming.unclear': isConfirming,
    previewing: () => expect.element(page.getByText(copy.upgrade.pricing)).toBeInTheDocument(),
    previewFailed: async () => {
      await expect.element(page.getByText(copy.upgrade.previewFailed)).toBeVisible();
      expect(button(/^Pay/).query()).toBe(null);
    },
    'checkout.reading': async () => {
      await expect.element(page.getByText(copy.upgrade.due)).toBeVisible();
      if (consent.query()) await expect.element(consent).not.toBeChecked();
    },
    'checkout.consented': () =>
      expect.element(consent.or(page.getByText(copy.upgrade.noCard)).first()).toBeVisible(),
    choosingCard: () => expect.element(button(copy.cards.use)).toBeVisible(),
    'linkingCard.open': () => expect.element(button(copy.back)).toBeVisible(),
    'linkingCard.working': async () => {
      await expect.element(page.getByText(cardLinkMessages.loading)).toBeInTheDocument();
      expect(button(copy.back).query()).toBe(null);
    },
    'paying.working': isPaying,
    'paying.unclear': isPaying,
    upgraded: async () => {},
    left: async () => {},
  }),
});

const isScheduling = () => expect.element(page.getByText(copy.downgrade.working)).toBeVisible();

const downgrading = walkScreens<typeof downgradeMachine>({
  ...onScreen(downgradeEntry),
  gestures: {
    'change.confirm': () => button(copy.downgrade.confirm('Dec 22, 2026')).click(),
    'step.back': () => button(copy.downgrade.store('Gold')).click(),
    'work.started': external,
    'work.finished': external,
  },
  screens: audited({
    'resuming.working': isChecking,
    'resuming.unclear': isChecking,
    reviewing: () => expect.element(button(copy.downgrade.confirm('Dec 22, 2026'))).toBeVisible(),
    'scheduling.working': isScheduling,
    'scheduling.unclear': isScheduling,
    scheduled: async () => {},
    refused: async () => {},
    left: async () => {},
  }),
});

const walkUpgrade = (path: TransitionPath) => upgrading.walk(path);
const walkDowngrade = (path: TransitionPath) => downgrading.walk(path);

describe('the review of an upgrade', () => {
  it('[FLOW-03] [SUBS-07] asserts each state in which it rests, and no other', () => {
    expect(upgrading.gaps()).toEqual({ missing: [], orphaned: [] });
  });

  it.each(upgrading.paths)('[FLOW-03] [SUBS-07] [R4] $title', async (path) => {
    await walkUpgrade(path);
  });
});

describe('the review of a downgrade', () => {
  it('[FLOW-03] [SUBS-08] asserts each state in which it rests, and no other', () => {
    expect(downgrading.gaps()).toEqual({ missing: [], orphaned: [] });
  });

  it.each(downgrading.paths)('[FLOW-03] [SUBS-08] $title', async (path) => {
    await walkDowngrade(path);
  });
});
