import { SimulatedClock } from 'xstate';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { defaultToastTimeout, type ToastMessage } from '#machines/domain/toast.ts';
import type { Tier } from '#machines/domain/tier.ts';
import { sampleTiers } from '#machines/samples/tiers.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';
import { toastsMachine } from '#machines/toasts/toasts.machine.ts';
import { Confirmation } from '#src/ui/confirmation/confirmation.tsx';
import { paidPeriod, receiptRows } from '#src/messages/paid-period.ts';
import ToastStack from '#src/flows/toasts/toasts.view.tsx';
import { useLatestReceipt } from '#src/app/use-latest-receipt.ts';
import { renderFlowView } from '#tests/support/flow-view.tsx';
import { renderInApp } from '#tests/support/hosted-app.tsx';

const mounting = { machine: toastsMachine, input: undefined, clock: new SimulatedClock(), inspect: () => {} };
const latest = '/account?receipt=latest';

describe('the receipt of what was just paid', () => {
  const receipt = {
    charge: { amount: 2500, cardLastDigits: '4242' },
    renewsOn: '2026-12-22T00:00:00.000Z',
  };
  const paid: [string, ToastMessage][] = [
    ['a membership that begins', { key: 'membershipActivated', receipt }],
    ['a renewal', { key: 'membershipRenewed', receipt }],
    ['an upgrade', { key: 'planUpgraded', plan: { tier: 'Gold', frequency: 'month', price: 2500 }, receipt }],
  ];
  it.each(paid)(
    '[JOIN-10] [MEMB-02] is linked from the toast of %s, which names the amount, the card and the next date',
    async (_, message) => {
      const toasts = await renderInApp(mounting, { child: 'toasts', route: 'home', view: <ToastStack /> });
      toasts.send({
        type: 'toast.show',
        content: { message, type: 'success', timeout: defaultToastTimeout },
      });
      const link = page.getByRole('listitem').getByRole('link', { name: 'See the receipt' });
      await expect.element(link).toHaveAttribute('href', latest);
      await expect
        .element(page.getByText('$25.00 was charged to the card ending in 4242. It renews on Dec 22, 2026.'))
        .toBeVisible();
    },
  );

  it('[SUBS-06] [LIFE-08] stands at the end of what was paid: the amount, the card, the next charge and its number', async () => {
    const { active } = sampleSessions;
    const charged = { ...receipt, charge: { ...receipt.charge, id: '1f0c9a7b-0000' } };
    const rows = receiptRows(charged, 'USD', { next: '$25.00' });
    const end = { words: null, rows, action: 'Done', onAction: () => {}, stored: null };
    await renderFlowView(mounting, () => <Confirmation {...end} />, active);
    const shown = () => [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
    await expect
      .poll(shown)
      .toEqual([
        'Paid today$25.00',
        'Card•••• 4242',
        'Next charge$25.00Dec\u00a022,\u00a02026',
        'ReceiptR-1F0C9A7B',
      ]);
  });

  it('[LIFE-08] has one action, and a link to the receipt beside its number', async () => {
    const rows = receiptRows(receipt, 'USD');
    const end = { words: null, rows, action: 'Done', onAction: () => {}, stored: latest };
    await renderFlowView(mounting, () => <Confirmation {...end} />, sampleSessions.active);
    const link = page.getByRole('link', { name: 'See the receipt' });
    await expect.element(link).toHaveAttribute('href', latest);
    const actions = () =>
      page
        .getByRole('button')
        .elements()
        .map(({ textContent }) => textContent);
    expect(actions()).toEqual(['Done']);
    expect(link.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  });

  it('[LIFE-08] [LIFE-04] of a plan that charges nothing at its start says that, of any other only what was charged', () => {
    const rowsOf = (tier: Tier) => {
      const membership = { ...sampleSessions.active.membership, membershipTierId: tier.id };
      return paidPeriod(
        { ...membership, membershipTierPlanId: null, currentSubscription: null },
        [tier],
        'USD',
      ).rows;
    };
    const [gold] = sampleTiers;
    if (!gold) throw new Error('There is no sample of a tier.');
    const roundUp: Tier = { ...gold, price: -1, membershipTierPlans: [] };
    expect(rowsOf(roundUp)).toEqual([{ label: 'Paid today', value: '$0.00', isEmphasised: true }]);
    expect(rowsOf(gold)).toEqual([]);
  });

  const unpaid: ToastMessage[] = [
    { key: 'nothingDue' },
    { key: 'membershipActivated', receipt: { charge: null, renewsOn: receipt.renewsOn } },
  ];
  it.each(unpaid)('[TOAS-01] is not linked from a toast about no payment: $key', async (message) => {
    const toasts = await renderInApp(mounting, { child: 'toasts', route: 'home', view: <ToastStack /> });
    toasts.send({
      type: 'toast.show',
      content: { message, type: 'success', timeout: defaultToastTimeout },
    });
    await expect.element(page.getByRole('listitem')).toBeVisible();
    expect(page.getByRole('listitem').getByRole('link').elements()).toEqual([]);
  });

  function Latest() {
    return <p>{useLatestReceipt() ?? 'none'}</p>;
  }

  it('[JOIN-11] is that of the latest charge where the period was charged, and none where it was not', async () => {
    const { active } = sampleSessions;
    const period = active.membership.currentSubscription;
    if (!period) throw new Error('The sample has no period.');
    const charge = { amount: 2000, cardLastDigits: '4242' };
    const membership = { ...active.membership, currentSubscription: { ...period, charge } };
    await renderFlowView(mounting, () => <Latest />, { ...active, membership });
    await expect.element(page.getByText(latest)).toBeVisible();
    await renderFlowView(mounting, () => <Latest />, active);
    await expect.element(page.getByText('none')).toBeVisible();
  });
});
