import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { SimulatedClock, type AnyActorRef } from 'xstate';
import type { AppError } from '#machines/domain/app-error.ts';
import { sampleCard } from '#machines/samples/cards.ts';
import { sampleTiers } from '#machines/samples/tiers.ts';
import { refusal } from '#machines/samples/failures.ts';
import { upgradeMachine } from '#machines/subscription/upgrade.machine.ts';
import { controlMessages } from '#src/messages/controls.ts';
import { subscriptionMessages as copy } from '#src/flows/subscription/subscription.messages.ts';
import { reject, resolve, settleLeaves } from '#paths/explore/settle-on-command.ts';
import { factsOn, gold, silver } from '#machines/samples/plan-facts.ts';
import { reviewing } from '#tests/support/plan-review-view.tsx';

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const consent = page.getByRole('checkbox');
const other = { ...sampleCard, id: 'card-2', lastDigits: '4444', billing: false };

function refused(fields: Record<string, string[]>, message: string | null = null): AppError {
  return { kind: 'rejected', status: 422, code: null, message, fields, retryAfter: null };
}

async function openUpgrade() {
  const mounting = { clock: new SimulatedClock(), inspect: () => {} };
  const facts = factsOn(silver, [sampleCard, other]);
  return reviewing('upgrade', mounting, { machine: settleLeaves(upgradeMachine), choice: gold, facts });
}

const price = (review: AnyActorRef, amountToCharge: number) =>
  resolve(review, 'fetchPreview', { amountToCharge, lines: [], nextRenewal: null });

/** Pays, and the server refuses. */
async function payInVain(review: AnyActorRef, error: AppError) {
  price(review, 1733);
  await consent.click();
  await button('Pay $17.33').click();
  const payment: AnyActorRef = review.getSnapshot().children.upgradePayment;
  resolve(payment, 'prepareKey', { key: '9f0c6f1e-7f0f-4ad1-9d43-3d0f6a9f8a11' });
  reject(payment, 'sendOrder', error);
}

describe('a review that is not true any more', () => {
  it('[SUBS-07] [R3] another price is shown with the reason, and needs a new consent', async () => {
    const { review } = await openUpgrade();
    await payInVain(
      review,
      refused({ amountToCharge: ['The amount is 18.00 now.'] }, 'The amount is 18.00 now.'),
    );
    expect(button(/^Pay/).query()).toBe(null);
    price(review, 1800);
    await expect.element(page.getByRole('alert')).toHaveTextContent('The amount is 18.00 now.');
    await expect.element(consent).not.toBeChecked();
    await expect.element(button('Pay $18.00')).toHaveAttribute('aria-disabled', 'true');
  });

  it('[SUBS-07] [HTTP-06] a tier that vanished is reported, and the plans behind it are read again', async () => {
    const { flow, review } = await openUpgrade();
    reject(review, 'fetchPreview', refusal('', 'i_card_005').error);
    await expect
      .element(page.getByText('This tier no longer exists. Please choose another one.'))
      .toBeVisible();
    await expect.element(button(controlMessages.retryHint(copy.upgrade.previewFailed))).toBeVisible();
    await button(copy.back).click();
    await expect.element(page.getByText(copy.loading)).toBeInTheDocument();
    resolve(flow, 'fetchFacts', {
      ...factsOn(silver),
      tiers: sampleTiers.filter(({ id }) => id === 'silver'),
    });
    await expect.element(page.getByRole('radio', { name: /^Silver/ })).toBeInTheDocument();
    expect(page.getByRole('radio', { name: /^Gold/ }).query()).toBe(null);
  });

  it('[SUBS-07] [HTTP-06] a plan that was changed in another tab is reported, and is the present one on the way back', async () => {
    const { flow, review } = await openUpgrade();
    await payInVain(
      review,
      refused({ membershipTierId: ['You are on this plan.'] }, 'You are on this plan.'),
    );
    await expect.element(page.getByRole('alert')).toHaveTextContent('You are on this plan.');
    await button(copy.back).click();
    resolve(flow, 'fetchFacts', factsOn(gold));
    await expect.element(page.getByRole('radio', { name: /^Gold/ })).toBeDisabled();
    await expect.element(page.getByText(copy.tier.labels.current)).toBeVisible();
  });

  it('[SUBS-07] [HTTP-06] a card that was deleted meanwhile is reported, and another one pays', async () => {
    const { review } = await openUpgrade();
    await payInVain(review, refusal('', 'i_card_004').error);
    await expect.element(page.getByRole('alert')).toHaveTextContent('This card can’t be used for this.');
    await button(copy.upgrade.change).click();
    await page.getByText('Visa ending in 4444').click();
    await button(copy.cards.use).click();
    await expect.element(consent).not.toBeChecked();
    await expect.element(page.getByText('Visa ending in 4444', { exact: true })).toBeVisible();
    await expect.element(button('Pay $17.33')).toBeVisible();
  });
});
