import { SimulatedClock } from 'xstate';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { sampleSessions } from '#machines/samples/sessions.ts';
import { toastsMachine } from '#machines/toasts/toasts.machine.ts';
import { OverdueNotice } from '#src/flows/membership-notices/overdue-bar.view.tsx';
import { membershipNotices } from '#src/flows/membership-notices/membership-notices.messages.ts';
import { renderFlowView } from '#tests/support/flow-view.tsx';

const mounting = { machine: toastsMachine, input: undefined, clock: new SimulatedClock(), inspect: () => {} };
const { active } = sampleSessions;
const bar = page.getByRole('region', { name: membershipNotices.overdue.title });

describe('the bar of whose payment is overdue', () => {
  it('[MEMB-05] names what is due and since when on every page, by what the server says of the membership', async () => {
    const dues = { amount: 2500, since: '2026-11-16T00:00:00Z' };
    const membership = { ...active.membership, status: 'overdue' as const, currentSubscription: null, dues };
    await renderFlowView(mounting, () => <OverdueNotice action="renew" />, { ...active, membership });
    await expect
      .element(bar)
      .toHaveTextContent(
        'Your payment of $25.00 is overdue since Nov 16, 2026. Renew to keep your membership.',
      );
  });

  it('[LIFE-02] asks a member whose membership runs to pay what is owed, and renews nothing', async () => {
    const dues = { amount: 450, since: '2026-12-01T00:00:00Z' };
    const membership = { ...active.membership, dues };
    await renderFlowView(mounting, () => <OverdueNotice action="pay" />, { ...active, membership });
    await expect
      .element(bar)
      .toHaveTextContent(
        'Your payment of $4.50 is overdue since Dec 1, 2026. Pay it to withdraw cash back and change plans.Pay',
      );
  });

  it('[MEMB-05] says that a payment is overdue where the server gives no amount', async () => {
    const membership = { ...active.membership, status: 'overdue' as const, dues: null };
    await renderFlowView(mounting, () => <OverdueNotice action="renew" />, { ...active, membership });
    await expect.element(bar).toHaveTextContent(membershipNotices.overdue.bar);
  });
});
