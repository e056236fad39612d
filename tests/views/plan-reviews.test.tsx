import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { SimulatedClock, type AnyActorRef } from 'xstate';
import { refusal } from '#machines/samples/failures.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';
import { downgradeEntry } from '#machines/subscription/downgrade.entry.ts';
import { downgradeMachine } from '#machines/subscription/downgrade.machine.ts';
import { upgradeEntry } from '#machines/subscription/upgrade.entry.ts';
import { upgradeMachine } from '#machines/subscription/upgrade.machine.ts';
import { cardLinkMessages } from '#src/flows/card-link/card-link.messages.ts';
import { controlMessages } from '#src/messages/controls.ts';
import { paymentMessages } from '#src/flows/payment/payment.messages.ts';
import { subscriptionMessages as copy } from '#src/flows/subscription/subscription.messages.ts';
import { audited } from '#tests/support/audited-screens.ts';
import { inputOf, resolve, settleLeaves } from '#tests/support/model/settle-on-command.ts';
import type { TransitionPath } from '#tests/support/model/transition-paths.ts';
import { told, walkScreens } from '#tests/support/model/view-walk.ts';
import { factsOn, gold, reviewing, silver } from '#tests/support/plan-review-view.tsx';
import { onScreen } from '#tests/support/on-screen.ts';

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const consent = page.getByRole('checkbox');
const { active } = sampleSessions;

const isPaying = () =>
  expect
    .element(page.getByText(copy.upgrade.paying).or(page.getByText(paymentMessages.confirming.title)))
    .toBeVisible();

const isConfirming = () => expect.element(page.getByText(paymentMessages.confirming.title)).toBeVisible();

const upgrading = walkScreens<typeof upgradeMachine>({
  ...onScreen(upgradeEntry),
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

const isScheduling = () => expect.element(page.getByText(copy.downgrade.working)).toBeVisible();

const downgrading = walkScreens<typeof downgradeMachine>({
  ...onScreen(downgradeEntry),
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

const preview = {
  amountToCharge: 1733,
  lines: [
    { description: 'Gold, monthly', amount: 2500 },
    { description: 'Unused time on Silver', amount: -767 },
  ],
  nextRenewal: { date: '2026-12-22T00:00:00Z', amount: 2500 },
};
const key = '9f0c6f1e-7f0f-4ad1-9d43-3d0f6a9f8a11';

async function openUpgrade(facts = factsOn(silver)) {
  const mounting = { clock: new SimulatedClock(), inspect: () => {} };
  const { flow, review } = await reviewing('upgrade', mounting, {
    machine: settleLeaves(upgradeMachine),
    choice: gold,
    facts,
  });
  resolve(review, 'fetchPreview', preview);
  const payment = () => review.getSnapshot().children.upgradePayment as AnyActorRef;
  return { flow, review, payment };
}

describe('upgrading', () => {
  it('[SUBS-07] [MEMB-02] [R1] [R3] names the amount now, the next renewal and what is gained, and pays exactly that', async () => {
    const { flow, payment } = await openUpgrade();
    await expect.element(page.getByText('Unused time on Silver')).toBeVisible();
    await expect.element(page.getByText('−$7.67')).toBeVisible();
    await expect.element(page.getByText('Next renewal on Dec 22, 2026')).toBeVisible();
    await expect.element(page.getByText('Ten tickets a month')).toBeVisible();
    await expect.element(button('Pay $17.33')).toHaveAttribute('aria-disabled', 'true');
    await consent.click();
    await button('Pay $17.33').click();
    resolve(payment(), 'prepareKey', { key });
    expect(inputOf(payment(), 'sendOrder')).toEqual({
      key,
      order: { choice: gold, cardId: 'card-1', amountToCharge: 1733 },
    });
    await expect.element(page.getByRole('dialog')).toHaveAttribute('aria-busy', 'true');
    expect(flow.getSnapshot().can({ type: 'flow.close' })).toBe(false);
    resolve(payment(), 'sendOrder', { kind: 'settled', answer: active.membership });
    expect(flow.getSnapshot().status).toBe('done');
  });

  it('[SUBS-07] [R2] says after which day one can move down again, and where one never can', async () => {
    const { review } = await openUpgrade();
    const { reversible, irreversible } = copy.upgrade;
    await expect.element(page.getByText(reversible('Dec 22, 2026'))).toBeVisible();
    await button(copy.upgrade.annual.action).click();
    resolve(review, 'fetchPreview', { ...preview, nextRenewal: null });
    await expect.element(page.getByText(reversible(null))).toBeVisible();
    await openUpgrade({ ...factsOn(silver), mayDowngrade: false });
    await expect.element(page.getByText(irreversible)).toBeVisible();
  });

  it('[SUBS-07] [SUBS-13] [R7] a double click pays once', async () => {
    const { payment } = await openUpgrade();
    await consent.click();
    await button('Pay $17.33').dblClick();
    expect(payment().getSnapshot().value).toBe('preparing');
  });

  it('[SUBS-07] [MEMB-02] a declined card is told with its reason, and the flow can be closed again', async () => {
    const { flow, review } = await openUpgrade();
    await consent.click();
    await button('Pay $17.33').click();
    resolve(review.getSnapshot().children.upgradePayment, 'prepareKey', { key });
    review
      .getSnapshot()
      .children.upgradePayment.getSnapshot()
      .children.sendOrder.send({
        type: 'settle.error',
        error: refusal('', 'i_membership_subscription_002').error,
      });
    await expect.element(page.getByRole('alert')).toHaveTextContent('The payment for your upgrade failed.');
    await expect.element(consent).not.toBeChecked();
    expect(flow.getSnapshot().can({ type: 'flow.close' })).toBe(true);
  });

  it('[SUBS-07] [R4] another plan asks for another price before it can be paid', async () => {
    const { review } = await openUpgrade();
    await consent.click();
    await button(copy.upgrade.annual.action).click();
    await expect.element(page.getByText(copy.upgrade.pricing)).toBeInTheDocument();
    expect(button(/^Pay/).query()).toBe(null);
    resolve(review, 'fetchPreview', { ...preview, amountToCharge: 24_233 });
    await expect.element(button('Pay $242.33')).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('downgrading', () => {
  it('[SUBS-08] [R1] [R2] names both plans, the date and what is lost before it can be confirmed', async () => {
    const mounting = { clock: new SimulatedClock(), inspect: () => {} };
    await reviewing('downgrade', mounting, {
      machine: settleLeaves(downgradeMachine),
      choice: silver,
      facts: factsOn(gold),
    });
    await expect
      .element(page.getByText(copy.downgrade.lead('Silver, monthly', 'Dec 22, 2026')))
      .toBeVisible();
    await expect.element(page.getByText('Ten tickets a month')).toBeVisible();
    await expect.element(page.getByText('$0.00')).toBeVisible();
    await expect.element(page.getByText('First payment on Dec 22, 2026')).toBeVisible();
  });
});
