import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { withdrawalEntry } from '#machines/withdrawal/withdrawal.entry.ts';
import { SimulatedClock } from 'xstate';
import { sampleSessions } from '#machines/samples/sessions.ts';
import { sampleSummary } from '#machines/samples/summary.ts';
import { samplePayout } from '#machines/samples/payouts.ts';
import { sampleWithdrawalFacts } from '#machines/samples/withdrawals.ts';
import { withdrawalMachine } from '#machines/withdrawal/withdrawal.machine.ts';
import type { WithdrawalFacts } from '#machines/withdrawal/withdrawal.setup.ts';
import { resolve, settleLeaves } from '#paths/explore/settle-on-command.ts';
import { flowDialog } from '#src/app/flow-dialog.tsx';
import { withdrawalView } from '#src/flows/withdrawal/withdrawal.view.tsx';
import { renderFlowView } from '#tests/support/flow-view.tsx';
import { controlMessages } from '#src/messages/controls.ts';
import { withdrawalMessages as copy } from '#src/flows/withdrawal/withdrawal.messages.ts';
import { formatDateLong } from '#src/messages/format-date.ts';
import { audited } from '#tests/support/audited-screens.ts';
import { walkScreens } from '#tests/support/view-walk.ts';
import { onScreen } from '#tests/support/on-screen.ts';

const FlowDialog = flowDialog(withdrawalView);

const button = (name: string) => page.getByRole('button', { name, exact: true });
const amount = page.getByLabelText(copy.form.amount);
const retry = button(controlMessages.retryHint(copy.failed));
const close = page
  .getByRole('dialog')
  .getByRole('button', { name: controlMessages.close, exact: true })
  .first();
const isChoosing = () => expect.element(amount).toBeVisible();
const heading = (name: string) => expect.element(page.getByRole('heading', { name })).toBeVisible();

const screens = walkScreens<typeof withdrawalMachine>({
  ...onScreen(withdrawalEntry, { without: ['withdrawalPayment'] }),
  gestures: {
    'facts.retry': () => page.getByRole('button', { name: /(Try|Check) again/ }).click(),
    'withdrawal.review': async ({ withdrawal }) => {
      await amount.fill((withdrawal.amount / 100).toFixed(2));
      await button(copy.form.review).click();
    },
    'withdrawal.confirm': () => page.getByRole('button', { name: /^Withdraw / }).click(),
    'step.back': () => button(copy.review.back).click(),
    'card.add': () => page.getByRole('button', { name: /^Link / }).click(),
    'dues.pay': () => button(copy.duesOutstanding.pay).click(),
    'flow.close': () => close.click(),
    'work.started': 'external',
    'work.finished': 'external',
  },
  screens: audited({
    loading: () => expect.element(page.getByText(copy.loading)).toBeInTheDocument(),
    failed: () => expect.element(retry).toBeVisible(),
    duesOutstanding: () => heading(copy.duesOutstanding.title),
    paying: () => heading(copy.paying.title),
    empty: async () => {
      await heading(copy.empty.title);
      await expect.element(page.getByText(copy.last.statuses.pending('Nov 25, 2026'))).toBeVisible();
    },
    noCard: () => heading(copy.noCard.title),
    'choosing.open': async () => {
      await isChoosing();
      expect(page.getByRole('alert').elements()).toEqual([]);
    },
    'choosing.refused': async () => {
      await isChoosing();
      await expect.element(page.getByRole('alert')).toHaveTextContent(copy.form.refused);
    },
    reviewing: () => heading(copy.review.title('$12.40', 'Visa ending in 4242')),
    'withdrawing.working': () => expect.element(page.getByText(copy.working.title)).toBeVisible(),
    'withdrawing.unclear': () => expect.element(page.getByText(copy.working.title)).toBeVisible(),
    rereading: () => expect.element(page.getByText(copy.rereading.title)).toBeVisible(),
    withdrawn: () => heading(copy.done.text('$12.40', 'Visa ending in 4242')),
    closed: async () => {},
  }),
});

describe('withdrawing cash back', () => {
  it('[FLOW-03] [ACTV-04] asserts each state in which it rests, and no other', () => {
    expect(screens.gaps()).toEqual({ missing: [], orphaned: [] });
  });

  async function open(known: Partial<WithdrawalFacts>) {
    const mounting = { machine: settleLeaves(withdrawalMachine), input: undefined, inspect: () => {} };
    const flow = await renderFlowView(
      { ...mounting, clock: new SimulatedClock() },
      (actor) => <FlowDialog flow={actor} isOpen onClose={() => {}} />,
      sampleSessions.active,
    );
    resolve(flow, 'fetchFacts', { ...sampleWithdrawalFacts, ...known });
    return flow;
  }

  it('[ACTV-04] promises no cash back to who has none, until dues are paid', async () => {
    await open({ dues: 'due', summary: { ...sampleSummary, cashBackBalance: 0 } });
    await expect
      .element(page.getByText('You can withdraw cash back as soon as what is due is paid.'))
      .toBeVisible();
    expect(page.getByText(/is safe/).query()).toBe(null);
  });

  it('[ACTV-04] [LIFE-08] ends in a receipt of the form of any other: the amount, the card, and its number', async () => {
    const flow = await open({ isInterrupted: true });
    const { withdrawalPayment } = flow.getSnapshot().children;
    if (!withdrawalPayment) throw new Error('Nothing is being withdrawn.');
    resolve(withdrawalPayment, 'askOutcome', { kind: 'settled', answer: samplePayout });
    await heading(copy.done.title);
    const rows = [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'Amount$12.40',
      'Card•••• 4242',
      `Date (UTC)${formatDateLong(samplePayout.createdAt)}`,
      'ForConfirmed cash back',
      'ReceiptR-PAYOUT1',
    ]);
  });

  it.each(screens.paths)('[FLOW-03] [ACTV-04] $title', async (path) => {
    await screens.walk(path);
  });
});
