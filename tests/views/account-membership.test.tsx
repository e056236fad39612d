import { membershipNotices } from '#src/flows/membership-notices/membership-notices.messages.ts';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { SimulatedClock } from 'xstate';
import { accountMachine } from '#machines/account/account.machine.ts';
import { refusal } from '#machines/samples/failures.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';
import type { Session } from '#machines/domain/member.ts';
import { accountMessages as copy } from '#src/flows/account/account.messages.ts';
import { Account } from '#src/flows/account/account.page.tsx';
import {
  ending,
  ends,
  gold,
  isBusy,
  scheduled,
  changes,
  withMembership,
} from '#tests/support/account-membership.ts';
import { renderFlowView } from '#tests/support/flow-view.tsx';
import { inputOf, reject, resolve, settleLeaves } from '#paths/explore/settle-on-command.ts';
import { expectNoAxeViolations } from '#tests/support/view-axe.ts';

const { active } = sampleSessions;
const button = (name: string) => page.getByRole('button', { name, exact: true });
const text = (words: string) => page.getByText(words, { exact: true });
const heading = (name: string) => page.getByRole('heading', { name, exact: true });

async function open(session: Session) {
  const clock = new SimulatedClock();
  const flow = await renderFlowView(
    { machine: settleLeaves(accountMachine), input: { search: {} }, clock, inspect: () => {} },
    (actor) => <Account flow={actor} />,
    session,
  );
  const store = () => {
    const { cancellationUndo } = flow.getSnapshot().children;
    if (!cancellationUndo) throw new Error('Nothing is being kept.');
    return cancellationUndo;
  };
  return { flow, clock, store };
}

describe('the membership', () => {
  it('shows the plan, the next renewal with its amount, and what it holds', async () => {
    await open(active);
    await expect.element(text('Gold, monthly')).toBeVisible();
    await expect.element(text('$25.00/month')).toBeVisible();
    await expect.element(page.getByText('Dec 22, 2026')).toBeVisible();
    await expect.element(text('$25.00')).toBeVisible();
    await expect.element(text('Ten tickets a month')).toBeVisible();
    await expect.element(text(copy.leaving.cancelNote('Dec 21, 2026'))).toBeVisible();
    await expectNoAxeViolations();
  });

  it('[MEMB-04] an annual plan says who moves it to a monthly one', async () => {
    const year = { ...gold, membershipTierPlanId: 'gold-year' };
    await open(withMembership({ membershipTierPlanId: 'gold-year', currentSubscription: year }));
    await expect.element(text('Gold, annual')).toBeVisible();
    await expect.element(page.getByText(copy.annual.text)).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'help@varsity.example' }))
      .toHaveAttribute('href', 'mailto:help@varsity.example');
    await expectNoAxeViolations();
  });

  it('[MEMB-03] [R1] a scheduled change names its day and price, and what is renewed then', async () => {
    const { flow } = await open(scheduled);
    await expect.element(heading(changes)).toBeVisible();
    await expect.element(text(copy.scheduled.text('$10.00/month', 'Gold, monthly'))).toBeVisible();
    await expect.element(text('$10.00')).toBeVisible();
    await expectNoAxeViolations();
    await button(copy.scheduled.store).click();
    reject(flow, 'cancelDowngrade', refusal('', 'i_000').error);
    resolve(flow, 'fetchMembership', scheduled.membership);
    await expect.element(page.getByRole('alert')).toHaveTextContent(copy.scheduled.refused);
    await expectNoAxeViolations();
  });

  it('[MEMB-06] [R1] a cancelled membership names its end, and what going on costs and when', async () => {
    const { store } = await open(ending);
    await expect.element(heading(ends)).toBeVisible();
    await expect.element(text(copy.ending.text('Gold, monthly', '$25.00', 'Dec 22, 2026'))).toBeVisible();
    expect(button(copy.leaving.cancel).query()).toBe(null);
    expect(button(copy.membership.change).query()).toBe(null);
    await expectNoAxeViolations();
    await button(copy.ending.reactivate).dblClick();
    resolve(store(), 'prepareKey', { key: 'one' });
    expect(inputOf(store(), 'sendOrder')).toEqual({
      key: 'one',
      order: { membershipTierId: 'gold', membershipTierPlanId: 'gold-month' },
    });
    await expectNoAxeViolations();
  });

  it('[MEMB-06] [R9] sends the same key again without an answer, then asks, and never guesses', async () => {
    const { clock, store } = await open(ending);
    await button(copy.ending.reactivate).click();
    resolve(store(), 'prepareKey', { key: 'one' });
    for (const pause of [2000, 5000]) {
      reject(store(), 'sendOrder', { kind: 'offline' });
      await isBusy(copy.ending.checking);
      clock.increment(pause);
      expect(inputOf(store(), 'sendOrder')).toMatchObject({ key: 'one' });
    }
    reject(store(), 'sendOrder', { kind: 'offline' });
    reject(store(), 'askOutcome', { kind: 'offline' });
    await expect.element(text(copy.ending.unknown)).toBeVisible();
    await expectNoAxeViolations();
    await button(copy.ending.check).click();
    resolve(store(), 'askOutcome', { kind: 'absent' });
    await expect.element(page.getByRole('alert')).toHaveTextContent(copy.ending.refused);
  });

  it.each([
    ['that is over', 'churned', membershipNotices.over.title('Sep 20, 2026'), membershipNotices.over],
    ['that has not begun', 'active', membershipNotices.notStarted.title, membershipNotices.notStarted],
  ] as const)('[MEMB-06] a membership %s leads to a plan that runs', async (_, status, title, words) => {
    const { membership } = withMembership({ status, currentSubscription: null });
    const user = { ...active.user, lastSubscription: { endsAt: '2026-09-20T23:59:59.999Z' } };
    await open({ ...active, user, membership });
    await expect.element(heading(title)).toBeVisible();
    await expect.element(text(words.text('Gold', '$25.00/month'))).toBeVisible();
    await expect.element(button('reactivate' in words ? words.reactivate : words.start)).toBeEnabled();
    expect(button(copy.leaving.cancel).query()).toBe(null);
    expect(button(copy.membership.change).query()).toBe(null);
    await expectNoAxeViolations();
  });

  it.each([gold, null])(
    '[BACK-03] a membership of an unknown status says so, and asks for no payment: %j',
    async (currentSubscription) => {
      await open(withMembership({ status: 'unknown', currentSubscription }));
      await expect.element(text(copy.membership.status('unknown'))).toBeVisible();
      await expect.element(text('Gold, monthly')).toBeVisible();
      expect(page.getByRole('link', { name: membershipNotices.overdue.renew }).query()).toBe(null);
      for (const name of [membershipNotices.over.reactivate, membershipNotices.notStarted.start])
        expect(button(name).query()).toBe(null);
      await expectNoAxeViolations();
    },
  );

  it('[MEMB-05] [MEMB-01] an overdue membership leads to renewing it, and may be cancelled', async () => {
    const dues = { amount: 2500, since: '2026-11-16T00:00:00Z' };
    await open(withMembership({ status: 'overdue', currentSubscription: null, dues }));
    await expect.element(heading(membershipNotices.overdue.title)).toBeVisible();
    await expect.element(text('Pay $25.00 to keep your membership and its benefits.')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: membershipNotices.overdue.renew }))
      .toHaveAttribute('href', '/renew');
    await expect.element(page.getByText(copy.leaving.cancelNow)).toBeVisible();
    await expect.element(button(copy.leaving.cancel)).toBeVisible();
    expect(button(copy.membership.change).query()).toBe(null);
    await expectNoAxeViolations();
  });

  it('[ACCT-02] the plan comes first, and the ways out last, whatever the membership needs', async () => {
    for (const session of [active, ending]) {
      await open(session);
      const titles = page.getByRole('heading', { level: 2 });
      await expect.element(titles.first()).toHaveTextContent(copy.membership.title);
      await expect
        .element(titles.last())
        .toHaveTextContent(session === active ? 'Log out or cancel' : /^Log out$/);
      const links = page.getByRole('navigation', { name: copy.sections }).getByRole('link');
      expect(links.elements().map(({ textContent }) => textContent)).toEqual(
        titles.elements().map(({ textContent }) => textContent),
      );
    }
  });

  it('[LIFE-02] a debt is to be paid before a cancelled membership continues', async () => {
    const dues = { amount: 450, since: '2026-12-01T00:00:00Z' };
    await open(withMembership({ status: 'churned', dues }));
    await expect.element(text('Pay $4.50 to withdraw cash back and change plans.')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: membershipNotices.overdue.pay, exact: true }))
      .toHaveAttribute('href', '/renew');
    expect(button(copy.ending.reactivate).query()).toBe(null);
    await expectNoAxeViolations();
  });

  it('[MEMB-05] [MEMB-01] [TRST-01] a payment with the bank is not said to be overdue, and is waited for with cancelling', async () => {
    const pendingPayment = { kind: 'renewal', amount: 2500, since: '2026-11-22T00:00:00Z' } as const;
    await open(withMembership({ status: 'overdue', currentSubscription: null, pendingPayment }));
    await expect.element(text('Payment pending')).toBeVisible();
    await expect.element(text('You can cancel once your bank has confirmed your payment.')).toBeVisible();
    expect(text('Payment overdue').query()).toBe(null);
    expect(heading(membershipNotices.overdue.title).query()).toBe(null);
    expect(button(copy.leaving.cancel).query()).toBe(null);
    await expectNoAxeViolations();
  });
});
