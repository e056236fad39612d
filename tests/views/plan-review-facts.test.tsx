import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { SimulatedClock, type AnyActorRef } from 'xstate';
import { refusal } from '#machines/samples/failures.ts';
import { sampleProgramme } from '#machines/samples/programme.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';
import { asRoundUps } from '#tests/support/round-up-tiers.ts';
import { downgradeMachine } from '#machines/subscription/downgrade.machine.ts';
import { subscriptionMachine } from '#machines/subscription/subscription.machine.ts';
import { upgradeMachine } from '#machines/subscription/upgrade.machine.ts';
import type { PlanPreview } from '#machines/domain/plan-preview.ts';
import { planMessages } from '#src/messages/plans.ts';
import { flowDialog } from '#src/app/flow-dialog.tsx';
import { subscriptionMessages as copy } from '#src/flows/subscription/subscription.messages.ts';
import { subscriptionView } from '#src/flows/subscription/subscription.view.tsx';
import { renderFlowView } from '#tests/support/flow-view.tsx';
import { inputOf, resolve, settleLeaves } from '#paths/explore/settle-on-command.ts';
import { factsOn, gold, silver } from '#machines/samples/plan-facts.ts';
import { reviewing } from '#tests/support/plan-review-view.tsx';
import { expectBusyDialog } from '#tests/support/busy-dialog.ts';

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const consent = page.getByRole('checkbox');
const { active } = sampleSessions;

const preview = {
  amountToCharge: 1733,
  lines: [
    { description: 'Gold, monthly', amount: 2500 },
    { description: 'Unused time on Silver', amount: -767 },
  ],
  nextRenewal: { date: '2026-12-22T00:00:00Z', amount: 2500 },
};
const key = '9f0c6f1e-7f0f-4ad1-9d43-3d0f6a9f8a11';

async function openUpgrade(facts = factsOn(silver), shown: PlanPreview = preview) {
  const mounting = { clock: new SimulatedClock(), inspect: () => {} };
  const { flow, review } = await reviewing('upgrade', mounting, {
    machine: settleLeaves(upgradeMachine),
    choice: gold,
    facts,
  });
  resolve(review, 'fetchPreview', shown);
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
    await expect.element(button('Pay $17.33')).toHaveAccessibleDescription(copy.upgrade.agreeFirst);
    await consent.click();
    expect(page.getByText(copy.upgrade.agreeFirst).query()).toBe(null);
    await button('Pay $17.33').click();
    resolve(payment(), 'prepareKey', { key });
    expect(inputOf(payment(), 'sendOrder')).toEqual({
      key,
      order: { choice: gold, cardId: 'card-1', amountToCharge: 1733 },
    });
    await expectBusyDialog();
    expect(flow.getSnapshot().can({ type: 'flow.close' })).toBe(false);
    resolve(payment(), 'sendOrder', { kind: 'settled', answer: active.membership });
    expect(flow.getSnapshot().matches('upgraded')).toBe(true);
  });

  it('[SUBS-07] [R2] says after which day one can move down again, where one never can, and that no annual plan becomes a monthly one', async () => {
    const { review } = await openUpgrade();
    const { reversible, reversibleYear, irreversible } = copy.upgrade;
    await expect.element(page.getByText(reversible('Dec 22, 2026'))).toBeVisible();
    await button(copy.upgrade.annual.action).click();
    resolve(review, 'fetchPreview', { ...preview, nextRenewal: null });
    await expect.element(page.getByText(reversibleYear(null))).toBeVisible();
    await openUpgrade({ ...factsOn(silver), mayDowngrade: false });
    await expect.element(page.getByText(irreversible)).toBeVisible();
  });

  it('[SUBS-07] offers the annual plan of a dearer monthly one, too, where a year saves nothing', async () => {
    const facts = factsOn(silver);
    const tiers = facts.tiers.map((tier) => ({
      ...tier,
      membershipTierPlans: tier.membershipTierPlans.map((plan) =>
        plan.frequency === 'year' ? { ...plan, price: 30_000 } : plan,
      ),
    }));
    const { review } = await openUpgrade({ ...facts, tiers });
    await expect.element(page.getByText(copy.upgrade.annual.titleWithoutSaving)).toBeVisible();
    await expect.element(page.getByText(copy.upgrade.annual.text('$300.00/year'))).toBeVisible();
    expect(page.getByText(/^Save/).query()).toBe(null);
    await button(copy.upgrade.annual.action).click();
    expect(inputOf(review, 'fetchPreview')).toEqual({
      membershipTierId: 'gold',
      membershipTierPlanId: 'gold-year',
    });
  });

  it('[LIFE-05] from round-ups names what is still charged of them, and when', async () => {
    const lastRoundUps = { date: '2026-12-01T00:00:00Z', amount: 1154 };
    await openUpgrade(factsOn(silver), { ...preview, lastRoundUps });
    await expect.element(page.getByText('Your round-ups so far, charged on Dec 1, 2026')).toBeVisible();
    await expect.element(page.getByText('$11.54', { exact: true })).toBeVisible();
    const day = 'Dec\u00a022,\u00a02026';
    await expect
      .element(consent)
      .toHaveAccessibleName(
        `Charge $17.33 to Visa ending in 4242 now, $11.54 of round-ups so far on Dec\u00a01,\u00a02026, and $25.00 every month from ${day} on, until I cancel.`,
      );
  });

  it('[LIFE-05] [LIFE-08] from round-ups ends in a receipt that names what is still charged of them, before the next charge', async () => {
    const lastRoundUps = { date: '2026-12-01T00:00:00Z', amount: 1154 };
    const { payment } = await openUpgrade(factsOn(silver), { ...preview, lastRoundUps });
    await consent.click();
    await button('Pay $17.33').click();
    resolve(payment(), 'prepareKey', { key });
    resolve(payment(), 'sendOrder', { kind: 'settled', answer: active.membership });
    await expect.element(page.getByRole('heading', { name: copy.upgraded.title })).toBeVisible();
    const rows = [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'Paid today$17.33',
      'Card•••• 4242',
      'Your round-ups so far, charged on Dec\u00a01,\u00a02026$11.54',
      'Next charge$25.00Dec\u00a022,\u00a02026',
    ]);
  });

  it('[SUBS-07] [SUBS-13] [R7] a double click pays once', async () => {
    const { payment } = await openUpgrade();
    await consent.click();
    await button('Pay $17.33').dblClick();
    expect(payment().getSnapshot().value).toBe('preparing');
  });

  it('[SUBS-07] [MEMB-02] [HTTP-04] a declined card is shown with its reason, and the flow can be closed again', async () => {
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

describe('the dialog of an upgrade', () => {
  it.each([
    [390, 844],
    [1440, 900],
  ])('[SUBS-07] holds its height while the price is requested, at %i × %i', async (width, height) => {
    await page.viewport(width, height);
    const { review } = await openUpgrade();
    await button(copy.upgrade.annual.action).click();
    await expect.element(page.getByText(copy.upgrade.pricing)).toBeInTheDocument();
    const dialog = page.getByRole('dialog').element();
    const heightOf = () => dialog.getBoundingClientRect().height;
    const asked = heightOf();
    resolve(review, 'fetchPreview', preview);
    await expect.element(consent).toBeVisible();
    await expect.poll(() => Math.abs(heightOf() - asked) / asked, { timeout: 2000 }).toBeLessThan(0.1);
    await page.viewport(1440, 900);
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

  it('[LIFE-06] [SUBS-08] to round-ups names their first charge, on the 1st, and its range', async () => {
    const mounting = { clock: new SimulatedClock(), inspect: () => {} };
    await reviewing('downgrade', mounting, {
      machine: settleLeaves(downgradeMachine),
      choice: silver,
      facts: { ...factsOn(gold), tiers: asRoundUps('silver') },
    });
    await expect.element(page.getByText('First payment on Jan 1, 2027')).toBeVisible();
    await expect.element(page.getByText('$5.00 to $75.00')).toBeVisible();
  });
});

const FlowDialog = flowDialog(subscriptionView);

describe('the plans of a member who pays by the year', () => {
  it('[SUBS-03] [MEMB-04] say once that none of the monthly ones is to be had, and whom to ask', async () => {
    const flow = await renderFlowView(
      {
        machine: settleLeaves(subscriptionMachine),
        input: { kind: 'subscription', mode: 'upgrade' },
        clock: new SimulatedClock(),
        inspect: () => {},
      },
      (actor) => <FlowDialog flow={actor} isOpen onClose={() => {}} onClosed={() => {}} />,
    );
    resolve(flow, 'fetchFacts', factsOn({ membershipTierId: 'gold', membershipTierPlanId: 'gold-year' }));
    await page.getByText(planMessages.frequencies.month, { exact: true }).click();
    await expect.element(page.getByText(copy.tier.annualToMonthly)).toBeVisible();
    expect(page.getByText(copy.tier.annualToMonthly).elements()).toHaveLength(1);
    expect(page.getByRole('radio', { name: /Gold|Silver/, disabled: true }).elements()).toHaveLength(2);
    await expect
      .element(page.getByRole('link', { name: copy.tier.contact }))
      .toHaveAttribute('href', `mailto:${sampleProgramme.client.supportEmail}`);
  });
});
