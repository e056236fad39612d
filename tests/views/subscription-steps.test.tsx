import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SimulatedClock } from 'xstate';
import { sampleCard } from '#machines/samples/cards.ts';
import { refusal } from '#machines/samples/failures.ts';
import type { SubscriptionOverlay } from '#machines/domain/overlay.ts';
import type { SubscriptionFacts } from '#machines/subscription/subscription.types.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';
import { sampleTiers } from '#machines/samples/tiers.ts';
import { subscriptionMachine } from '#machines/subscription/subscription.machine.ts';
import { subscriptionMessages as copy } from '#src/flows/subscription/subscription.messages.ts';
import { flowDialog } from '#src/app/flow-dialog.tsx';
import { subscriptionView } from '#src/flows/subscription/subscription.view.tsx';
import { asRoundUps } from '#tests/support/round-up-tiers.ts';
import { renderFlowView } from '#tests/support/flow-view.tsx';
import { resolve, settleLeaves } from '#paths/explore/settle-on-command.ts';
import { expectNoAxeViolations } from '#tests/support/view-axe.ts';

const FlowDialog = flowDialog(subscriptionView);

const heading = (name: string | RegExp) => page.getByRole('heading', { level: 2, name });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const nothing = () => {};
const silverMonth = { membershipTierId: 'silver', membershipTierPlanId: 'silver-month' };

describe('the steps of who has no running plan', () => {
  const { active } = sampleSessions;
  const over = {
    ...active,
    user: { ...active.user, lastSubscription: { endsAt: '2026-09-20T23:59:59.999Z' } },
    membership: { ...active.membership, status: 'churned', currentSubscription: null },
  } as const;
  const leaving = {
    ...active,
    user: { ...active.user, lastSubscription: { endsAt: '2026-12-20T23:59:59.999Z' } },
    membership: { ...active.membership, status: 'churned' },
  } as const;

  function start(input: Partial<SubscriptionOverlay>) {
    return renderFlowView(
      {
        machine: settleLeaves(subscriptionMachine),
        input: { kind: 'subscription', mode: 'subscribe', ...input },
        clock: new SimulatedClock(),
        inspect: nothing,
      },
      (actor) => (
        <FlowDialog
          flow={actor}
          isOpen
          onClose={() => actor.send({ type: 'flow.close' })}
          onClosed={nothing}
        />
      ),
    );
  }

  async function open(given: Partial<SubscriptionFacts>, input: Partial<SubscriptionOverlay> = {}) {
    const flow = await start(input);
    const known = { session: over, cards: [], tiers: sampleTiers, mayDowngrade: true, hasReferral: true };
    resolve(flow, 'fetchFacts', { ...known, isNew: false, ...given });
    return flow;
  }

  it('[SUBS-04] [R2] the plans stand as they were known while they are read again, and a choice waits for the answer', async () => {
    const known = { cards: [], tiers: sampleTiers, mayDowngrade: true, hasReferral: true, isNew: false };
    const facts = { ...known, session: active, interrupted: null };
    const flow = await start({ mode: 'upgrade' });
    resolve(flow, 'recallFacts', facts);
    await page.getByText('Annual').first().click();
    await page.getByText('Gold', { exact: true }).click();
    await button(copy.tier.review('Gold')).click();
    await expect.element(button(copy.tier.checking)).toHaveAttribute('aria-busy', 'true');
    resolve(flow, 'fetchFacts', { ...facts, cards: [sampleCard] });
    await expect.poll(() => flow.getSnapshot().value).toEqual({ upgrading: 'open' });
  });

  it('[SUBS-02] somebody new sees how it goes from here', async () => {
    await open({ isNew: true });
    await expect.element(heading(copy.welcome.title.new)).toBeVisible();
    await expect.element(page.getByText(copy.welcome.text.new('Varsity Club'))).toBeVisible();
    const steps = page
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent);
    expect(steps).toEqual(copy.welcome.steps.map((step, index) => `${index + 1}${step}`));
    expect(page.getByText(copy.welcome.plan.returning).query()).toBe(null);
    await expectNoAxeViolations();
  });

  it('[SUBS-02] anybody else is reminded of the plan of before, with its price and its end', async () => {
    await open({});
    await expect.element(heading(copy.welcome.title.returning)).toBeVisible();
    await expect.element(page.getByText(copy.welcome.text.returning('Varsity Club'))).toBeVisible();
    await expect.element(page.getByText('Gold, monthly', { exact: true })).toBeVisible();
    await expect.element(page.getByText('$25.00/month', { exact: true })).toBeVisible();
    await expect.element(page.getByText(copy.welcome.until.returning('Sep 20, 2026'))).toBeVisible();
    for (const step of copy.welcome.steps) expect(page.getByText(step).query()).toBe(null);
    await expectNoAxeViolations();
  });

  it('[SUBS-02] [R1] whose plan still runs does not read that it has ended', async () => {
    await open({ session: leaving });
    await expect.element(heading(copy.welcome.title.running)).toBeVisible();
    await expect.element(page.getByText(copy.welcome.text.running('Varsity Club'))).toBeVisible();
    await expect.element(page.getByText('Runs until Dec 20, 2026')).toBeVisible();
    expect(page.getByText(copy.welcome.plan.returning).query()).toBe(null);
    expect(page.getByText(/^Ended/).query()).toBe(null);
  });

  it('[SUBS-02] [R1] whose plan renews by itself is not asked to renew it, but may change it', async () => {
    await open({ session: active });
    await expect.element(heading(copy.welcome.title.renewing)).toBeVisible();
    await expect.element(page.getByText(copy.welcome.text.renewing('Varsity Club'))).toBeVisible();
    await expect.element(page.getByText('Renews on Dec 22, 2026')).toBeVisible();
    expect(page.getByText(/^Runs until/).query()).toBe(null);
    await expectNoAxeViolations();
    await button(copy.welcome.action).click();
    await expect.element(heading(copy.tier.title.change)).toBeVisible();
  });

  it('[SUBS-02] [R1] whose plan gives way to a lower one reads so, and until when it runs', async () => {
    const lower = { ...silverMonth, endsAt: '2027-01-21T00:00:00Z' };
    const { user } = leaving;
    const membership = { ...active.membership, membershipSubscriptions: [lower] };
    await open({ session: { ...active, user, membership } });
    await expect.element(heading(copy.welcome.title.changing)).toBeVisible();
    const words = 'Your plan at Varsity Club is still running, and the lower one that you chose follows it.';
    await expect.element(page.getByText(words, { exact: true })).toBeVisible();
    await expect.element(page.getByText('Runs until Dec 20, 2026')).toBeVisible();
    expect(page.getByText(/^Renews on/).query()).toBe(null);
  });

  it('[MEMB-06] [R1] [LIFE-06] who comes back sees what it brings and costs, and consents to it and to the next charge before a linked card is charged', async () => {
    const choice = { membershipTierId: 'gold', membershipTierPlanId: 'gold-month' };
    const flow = await open({ cards: [sampleCard] }, { choice });
    const { upgrade } = flow.getSnapshot().children;
    if (!upgrade) throw new Error('Nothing is reviewed.');
    resolve(upgrade, 'fetchPreview', {
      amountToCharge: 2500,
      lines: [{ description: 'Gold, monthly', amount: 2500 }],
      nextRenewal: { date: '2026-12-22T00:00:00Z', amount: 2500 },
    });
    await expect.element(heading(copy.comeBack.title('Gold, monthly'))).toBeVisible();
    await expect.element(page.getByText('Ten tickets a month')).toBeVisible();
    await expect.element(page.getByText(copy.comeBack.way)).toBeVisible();
    await expect.element(page.getByText(copy.upgrade.renewal('Dec 22, 2026'))).toBeVisible();
    await expect.element(button(copy.upgrade.pay('$25.00'))).toBeDisabled();
    await expectNoAxeViolations();
    await page
      .getByText(
        copy.upgrade.consent(
          '$25.00',
          'Visa ending in 4242',
          copy.upgrade.consentNext('$25.00', 'every month', 'Dec 22, 2026'),
        ),
      )
      .click();
    await button(copy.upgrade.pay('$25.00')).click();
    await expect.element(page.getByText(copy.comeBack.paying)).toBeVisible();
    await expectNoAxeViolations();
  });

  it('[LIFE-06] [MEMB-06] who comes back to round-ups sees the range of the next charge, in their own cap', async () => {
    const choice = { membershipTierId: 'gold', membershipTierPlanId: 'gold-month' };
    const session = { ...over, membership: { ...over.membership, maxRoundUp: 4000 } };
    const flow = await open({ session, cards: [sampleCard], tiers: asRoundUps('gold') }, { choice });
    const nextRenewal = { date: '2026-12-01T23:59:59.999Z', amount: 500 };
    const { upgrade } = flow.getSnapshot().children;
    if (!upgrade) throw new Error('Nothing is reviewed.');
    resolve(upgrade, 'fetchPreview', { amountToCharge: 0, lines: [], nextRenewal });
    await expect.element(page.getByText(copy.upgrade.renewal('Dec 1, 2026'))).toBeVisible();
    await expect.element(page.getByText('$5.00 to $40.00')).toBeVisible();
    const mandate =
      'By choosing “Reactivate” you agree that your round-ups, at least $5.00 and at most $40.00 a month, are charged to this card on the 1st of each month, until you cancel.';
    await expect.element(page.getByText(mandate)).toBeVisible();
    await expectNoAxeViolations();
  });

  it('[SUBS-05] what is to be paid stands clear of the card form', async () => {
    await open({}, { choice: { membershipTierId: 'gold', membershipTierPlanId: 'gold-month' } });
    const lead = page.getByText(copy.card.lead('Gold, monthly', '$25.00/month'));
    await expect.element(lead).toBeVisible();
    const form = lead.element().nextElementSibling?.getBoundingClientRect();
    expect(form?.top).toBeGreaterThanOrEqual(lead.element().getBoundingClientRect().bottom + 16);
  });

  it('[SUBS-05] [R46] a card for round-ups is linked beside the least and the most that they cost', async () => {
    const [silver] = sampleTiers;
    const tiers = silver ? [{ ...silver, price: -100, minRoundUp: 500, membershipTierPlans: [] }] : [];
    await open({ tiers }, { choice: { membershipTierId: 'silver', membershipTierPlanId: null } });
    const least = 'If your round-ups total less than $5.00 in a month you are charged $5.00.';
    await expect.element(page.getByText(least), { timeout: 5000 }).toBeVisible();
  });

  it.each([
    ['olive_cc_001', copy.error.wrongType],
    ['olive_cc_002', copy.error.wrongType],
    ['i_card_007', copy.error.generic],
  ] as const)('[SUBS-09] [SUBS-10] %s has its hint, and closing it starts over', async (code, hint) => {
    const flow = await open({}, { error: refusal('', code).error });
    await expect.element(page.getByRole('alert')).toHaveTextContent(hint);
    await button(copy.error.retry).click();
    await expect.element(heading(copy.card.title)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(flow.getSnapshot().status).toBe('done');
    await open({});
    await expect.element(heading(copy.welcome.title.returning)).toBeVisible();
  });
});
