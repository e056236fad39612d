import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { cardLinkMachine } from '#machines/card-link/card-link.machine.ts';
import { downgradeEntry } from '#machines/subscription/downgrade.entry.ts';
import { downgradeMachine, type DowngradeInput } from '#machines/subscription/downgrade.machine.ts';
import { downgradePaymentMachine, upgradePaymentMachine } from '#machines/subscription/plan-payments.ts';
import { upgradeEntry } from '#machines/subscription/upgrade.entry.ts';
import { upgradeMachine } from '#machines/subscription/upgrade.machine.ts';
import type { UpgradeInput } from '#machines/subscription/upgrade.setup.ts';
import { cardLinkMessages } from '#src/flows/card-link/card-link.messages.ts';
import { controlMessages } from '#src/messages/controls.ts';
import { paymentMessages } from '#src/flows/payment/payment.messages.ts';
import { subscriptionMessages as copy } from '#src/flows/subscription/subscription.messages.ts';
import { audited } from '#tests/support/audited-screens.ts';
import { machineOnCommand } from '#tests/support/model/machine-on-command.ts';
import type { TransitionPath } from '#tests/support/model/transition-paths.ts';
import { told, walkScreens } from '#tests/support/model/view-walk.ts';
import { factsOn, gold, reviewing, silver } from '#tests/support/plan-review-view.tsx';

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const consent = page.getByRole('checkbox');

const isPaying = () =>
  expect
    .element(page.getByText(copy.upgrade.paying).or(page.getByText(paymentMessages.confirming.title)))
    .toBeVisible();

const isConfirming = () => expect.element(page.getByText(paymentMessages.confirming.title)).toBeVisible();

/** That a payment begins is a cause of its own in the walks. */
const silent = { actions: { tellBegun: () => {} } };

const upgrade = upgradeMachine.provide({
  actors: {
    cardLink: machineOnCommand(cardLinkMachine),
    upgradePayment: machineOnCommand(upgradePaymentMachine.provide(silent)),
  },
});

const upgrading = walkScreens<typeof upgradeMachine>({
  entry: { ...upgradeEntry, machine: upgrade },
  keep: ['cardLink', 'upgradePayment'],
  mount: async (mounting) => {
    const { choice, cards, isInterrupted } = mounting.input as UpgradeInput;
    const { review } = await reviewing('upgrade', mounting, {
      machine: mounting.machine,
      choice,
      facts: { ...factsOn(silver, cards), interrupted: isInterrupted ? { way: 'upgrade', choice } : null },
    });
    return review;
  },
  gestures: {
    'preview.retry': () => button(controlMessages.retryHint(copy.upgrade.unpriced)).click(),
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
    'work.begun': told,
    'work.ended': told,
  },
  screens: audited({
    'resuming.working': isConfirming,
    'resuming.unclear': isConfirming,
    previewing: () => expect.element(page.getByText(copy.upgrade.pricing)).toBeInTheDocument(),
    unpriced: async () => {
      await expect.element(page.getByText(copy.upgrade.unpriced)).toBeVisible();
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

const downgrade = downgradeMachine.provide({
  actors: { downgradePayment: machineOnCommand(downgradePaymentMachine.provide(silent)) },
});

const isScheduling = () => expect.element(page.getByText(copy.downgrade.working)).toBeVisible();

const downgrading = walkScreens<typeof downgradeMachine>({
  entry: { ...downgradeEntry, machine: downgrade },
  keep: ['downgradePayment'],
  mount: async (mounting) => {
    const { isInterrupted } = mounting.input as DowngradeInput;
    const { review } = await reviewing('downgrade', mounting, {
      machine: mounting.machine,
      choice: silver,
      facts: { ...factsOn(gold), interrupted: isInterrupted ? { way: 'downgrade', choice: silver } : null },
    });
    return review;
  },
  gestures: {
    'change.confirm': () => button(copy.downgrade.confirm('Dec 22, 2026')).click(),
    'step.back': () => button(copy.downgrade.keep('Gold')).click(),
    'work.begun': told,
    'work.ended': told,
  },
  screens: audited({
    'resuming.working': isConfirming,
    'resuming.unclear': isConfirming,
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
