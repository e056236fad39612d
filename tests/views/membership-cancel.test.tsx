import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { SimulatedClock } from 'xstate';
import { answerTimeout } from '#machines/call.ts';
import type { Card } from '#machines/domain/card.ts';
import type { Membership, Session } from '#machines/domain/member.ts';
import type { MembershipSummary } from '#machines/domain/summary.ts';
import { membershipCancelEntry } from '#machines/membership-cancel/membership-cancel.entry.ts';
import {
  membershipCancelMachine,
  type MembershipCancelRef,
} from '#machines/membership-cancel/membership-cancel.machine.ts';
import { sampleCard } from '#machines/samples/cards.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';
import { sampleSummary } from '#machines/samples/summary.ts';
import { controlMessages } from '#src/messages/controls.ts';
import {
  cancelReasonMessages,
  membershipCancelMessages as copy,
} from '#src/flows/membership-cancel/membership-cancel.messages.ts';
import { flowDialog } from '#src/app/flow-dialog.tsx';
import { membershipCancelView } from '#src/flows/membership-cancel/membership-cancel.view.tsx';
import { audited } from '#tests/support/audited-screens.ts';
import { renderFlowView } from '#tests/support/flow-view.tsx';
import { inputOf, reject, resolve, settleLeaves } from '#paths/explore/settle-on-command.ts';
import { walkScreens } from '#tests/support/view-walk.ts';
import { expectNoAxeViolations } from '#tests/support/view-axe.ts';
import { onScreen } from '#tests/support/on-screen.ts';

const FlowDialog = flowDialog(membershipCancelView);

const button = (name: string) => page.getByRole('button', { name, exact: true });
const retry = button(controlMessages.retryHint(copy.review.unread));
const close = page
  .getByRole('dialog')
  .getByRole('button', { name: controlMessages.close, exact: true })
  .first();
const isReviewing = () =>
  expect.element(page.getByRole('heading', { name: 'Gold, monthly ends on Dec 21, 2026' })).toBeVisible();
const isExplaining = () => expect.element(button(copy.explain.confirm)).toBeVisible();

const inDialog = (flow: MembershipCancelRef) => (
  <>
    <style>{'* { animation: none !important }'}</style>
    <FlowDialog flow={flow} isOpen onClose={() => flow.send({ type: 'flow.close' })} />
  </>
);

const screens = walkScreens<typeof membershipCancelMachine>({
  ...onScreen(membershipCancelEntry),
  gestures: {
    'balance.retry': () => retry.click(),
    'cancel.continue': () => button(copy.review.continue).click(),
    'step.back': () => button(copy.explain.back).click(),
    'cancel.confirm': async ({ words }) => {
      await page.getByText(cancelReasonMessages[words.reason ?? 'other']).click();
      await button(copy.explain.confirm).click();
    },
    'outcome.check': () => button(copy.unknown.check).click(),
    'plan.change': () => button(copy.review.change).click(),
    'cards.open': 'external',
    'balance.withdraw': () => button(copy.review.withdraw).click(),
    'flow.close': () => close.click(),
  },
  screens: audited({
    loading: () => expect.element(page.getByText(copy.loading)).toBeInTheDocument(),
    'reviewing.complete': async () => {
      await isReviewing();
      await expect.element(page.getByText(copy.review.owed('$42.10'))).toBeVisible();
    },
    'reviewing.incomplete': async () => {
      await isReviewing();
      await expect.element(retry).toBeVisible();
    },
    'explaining.open': async () => {
      await isExplaining();
      expect(page.getByRole('alert').elements()).toEqual([]);
    },
    'explaining.refused': async () => {
      await isExplaining();
      await expect.element(page.getByRole('alert')).toHaveTextContent(copy.explain.refused);
    },
    cancelling: () => expect.element(button(copy.explain.busy)).toHaveAttribute('aria-busy', 'true'),
    checking: () => expect.element(button(copy.explain.checking)).toHaveAttribute('aria-busy', 'true'),
    unknown: () => expect.element(page.getByRole('heading', { name: copy.unknown.title })).toBeVisible(),
    cancelled: () => expect.element(page.getByText(copy.done.text('Dec 21, 2026'))).toBeVisible(),
    closed: async () => {},
  }),
});

describe('cancelling a membership', () => {
  it('[FLOW-03] [MEMB-01] asserts each state in which it rests, and no other', () => {
    expect(screens.gaps()).toEqual({ missing: [], orphaned: [] });
  });

  it.each(screens.paths)('[FLOW-03] [MEMB-01] $title', async (path) => {
    await screens.walk(path);
  });
});

const { membership } = sampleSessions.active;
const churned: Membership = { ...membership, status: 'churned' };
const summary: MembershipSummary = {
  ...sampleSummary,
  cashBackBalance: 4210,
  pendingCashBack: 350,
  lifetimeCashBack: 20_000,
  contributedThisMonth: 1000,
  lastDonations: [],
  nextCharge: null,
};

async function open(
  session: Session = sampleSessions.active,
  balance: MembershipSummary = summary,
  cards: readonly Card[] = [],
) {
  const clock = new SimulatedClock();
  const flow = await renderFlowView(
    { machine: settleLeaves(membershipCancelMachine), input: undefined, clock, inspect: () => {} },
    inDialog,
    session,
    cards,
  );
  await expectNoAxeViolations();
  resolve(flow, 'fetchOwed', balance);
  return { flow, clock };
}

describe('leaving', () => {
  it('[MEMB-01] [R1] [R41] names the end, what is lost and what is owed before it asks anything', async () => {
    await open();
    await isReviewing();
    await expect.element(page.getByText(copy.review.until)).toBeVisible();
    await expect.element(page.getByText('2-3 business days')).toBeVisible();
    await expect.element(page.getByText('Ten tickets a month')).toBeVisible();
    await expect
      .element(page.getByText(`${copy.review.owedText('Dec 21, 2026')} ${copy.review.pending('$3.50')}`))
      .toBeVisible();
    await expectNoAxeViolations();
    await page.viewport(390, 844);
    await expectNoAxeViolations();
    await page.viewport(1440, 900);
  });

  it('[MEMB-01] needs no reason, and one press asks once', async () => {
    const { flow } = await open();
    await button(copy.review.continue).click();
    await expect.element(page.getByText(copy.explain.lead('Dec 21, 2026', null))).toHaveFocus();
    await expectNoAxeViolations();
    await button(copy.explain.confirm).dblClick();
    expect(inputOf(flow, 'cancelMembership')).toEqual({});
    await expectNoAxeViolations();
    resolve(flow, 'cancelMembership', churned);
    await expect.element(page.getByText(copy.done.text('Dec 21, 2026'))).toHaveFocus();
    await expect.element(page.getByText(copy.done.undo('Dec 21, 2026'))).toBeVisible();
    await expectNoAxeViolations();
  });

  it('[MEMB-01] [R5] lets an overdue member go at once, without the payment that is due', async () => {
    const dues = { amount: 2500, since: '2026-11-21T00:00:00Z' };
    const overdue = { ...membership, status: 'overdue' as const, currentSubscription: null, dues };
    const { flow } = await open({ ...sampleSessions.active, membership: overdue });
    const pays = page.getByRole('link', { name: 'Pay $25.00' });
    await expect
      .element(
        page.getByText(/^Pay \$25\.00 first and you keep Gold, monthly until .+: it costs the same\.$/),
      )
      .toBeVisible();
    await expect.element(pays).toHaveAttribute('href', '/renew');
    expect(button(copy.review.change).query()).toBe(null);
    expect(page.getByText('2-3 business days').query()).toBe(null);
    await expect
      .element(page.getByRole('heading', { name: copy.review.ends('Gold, monthly', null) }))
      .toBeVisible();
    await expect.element(page.getByText(copy.review.unpaid)).toBeVisible();
    await expect.element(page.getByText(copy.review.owedAtOnce)).toBeVisible();
    expect(button(copy.review.withdraw).elements()).toEqual([]);
    await expectNoAxeViolations();
    await button(copy.review.continue).click();
    await expect.element(page.getByText(copy.explain.lead(null, null, '$25.00'))).toHaveFocus();
    await button(copy.explain.confirm).click();
    resolve(flow, 'cancelMembership', { ...churned, currentSubscription: null });
    await expect.poll(() => flow.getSnapshot().status).toBe('done');
  });

  it('[MEMB-01] sends the reason and the comment that are given', async () => {
    const { flow } = await open();
    await button(copy.review.continue).click();
    await page.getByText(cancelReasonMessages.moving).click();
    await page.getByLabelText(copy.explain.comment).fill('  See you!  ');
    await button(copy.explain.confirm).click();
    expect(inputOf(flow, 'cancelMembership')).toEqual({ reason: 'moving', comment: 'See you!' });
  });

  it('[MEMB-01] believes the membership when no answer came', async () => {
    const { flow, clock } = await open();
    await button(copy.review.continue).click();
    await button(copy.explain.confirm).click();
    clock.increment(answerTimeout);
    await expect.element(button(copy.explain.checking)).toHaveAttribute('aria-busy', 'true');
    reject(flow, 'askMembership', { kind: 'offline' });
    await expect.element(page.getByText(copy.unknown.text)).toBeVisible();
    await expectNoAxeViolations();
    await button(copy.unknown.check).click();
    resolve(flow, 'askMembership', membership);
    await expect.element(page.getByRole('alert')).toHaveTextContent(copy.explain.refused);
  });

  it('[MEMB-01] offers a lower plan, and says when nothing is owed', async () => {
    const { flow } = await open(sampleSessions.active, {
      ...summary,
      cashBackBalance: 0,
      pendingCashBack: 0,
    });
    await expect.element(page.getByText(copy.review.nothingOwed)).toBeVisible();
    const shown = page.getByText(copy.review.insteadText('Silver, monthly', '$10.00/month'));
    expect(shown.elements()).toHaveLength(1);
    await button(copy.review.change).click();
    expect(flow.getSnapshot().output).toEqual({
      next: { kind: 'overlay', overlay: { kind: 'subscription', mode: 'upgrade' } },
    });
  });

  it('[MEMB-01] [ACTV-04] [R41] offers to withdraw the cash back first', async () => {
    const { flow } = await open();
    await button(copy.review.withdraw).click();
    expect(flow.getSnapshot().output).toEqual({ next: { kind: 'overlay', overlay: { kind: 'withdrawal' } } });
  });

  it('[MEMB-01] offers to pause a card instead, to who has another one that stays active', async () => {
    const { flow } = await open(sampleSessions.active, summary, [
      sampleCard,
      { ...sampleCard, id: 'card-2' },
    ]);
    await expect.element(page.getByText(copy.review.pauseText('earns'))).toBeVisible();
    await expectNoAxeViolations();
    await button(copy.review.openCards).click();
    expect(flow.getSnapshot().output).toEqual({ next: { kind: 'part', part: 'cards-title' } });
  });

  it('[MEMB-01] [CARD-04] does not offer to pause the only active card', async () => {
    await open(sampleSessions.active, summary, [
      sampleCard,
      { ...sampleCard, id: 'card-2', status: 'paused' },
    ]);
    await isReviewing();
    expect(button(copy.review.openCards).query()).toBe(null);
  });
});
