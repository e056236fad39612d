import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SimulatedClock } from 'xstate';
import { arrivalOf } from '#machines/domain/payout.ts';
import { sampleCard } from '#machines/samples/cards.ts';
import { refusal } from '#machines/samples/failures.ts';
import { samplePayout } from '#machines/samples/payouts.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';
import { sampleSummary } from '#machines/samples/summary.ts';
import { sampleWithdrawalFacts } from '#machines/samples/withdrawals.ts';
import { withdrawalMachine, type WithdrawalRef } from '#machines/withdrawal/withdrawal.machine.ts';
import type { WithdrawalFacts } from '#machines/withdrawal/withdrawal.setup.ts';
import { withdrawalMessages as copy, withdrawalWords } from '#src/flows/withdrawal/withdrawal.messages.ts';
import { serverNow } from '#src/clock/server-clock.ts';
import { formatDate } from '#src/messages/format-date.ts';
import { flowDialog } from '#src/app/flow-dialog.tsx';
import { withdrawalView } from '#src/flows/withdrawal/withdrawal.view.tsx';
import { renderFlowView } from '#tests/support/flow-view.tsx';
import { inputOf, reject, resolve, settleLeaves } from '#paths/explore/settle-on-command.ts';
import { expectNoAxeViolations } from '#tests/support/view-axe.ts';

const FlowDialog = flowDialog(withdrawalView);

const button = (name: string) => page.getByRole('button', { name, exact: true });
const amount = page.getByLabelText(copy.form.amount);
const review = button(copy.form.review);
const confirm = (sum: string) => button(copy.review.confirm(sum));
/** Reviews what is entered, and sends it. */
const withdraw = async (sum: string) => {
  await review.click();
  await confirm(sum).click();
};
const heading = (name: string) => expect.element(page.getByRole('heading', { name })).toBeVisible();

const inDialog = (flow: WithdrawalRef) => (
  <>
    <style>{'* { animation: none !important }'}</style>
    <FlowDialog flow={flow} isOpen onClose={() => flow.send({ type: 'flow.close' })} />
  </>
);

const key = '9f0c6f1e-7f0f-4ad1-9d43-3d0f6a9f8a11';
const other = {
  ...sampleCard,
  id: 'card-2',
  lastDigits: '4444',
  system: 'mastercard' as const,
  billing: false,
};
const facts: WithdrawalFacts = { ...sampleWithdrawalFacts, cards: [sampleCard, other] };

async function open(known: Partial<WithdrawalFacts> = {}) {
  const clock = new SimulatedClock();
  const flow = await renderFlowView(
    { machine: settleLeaves(withdrawalMachine), input: undefined, clock, inspect: () => {} },
    inDialog,
    sampleSessions.active,
  );
  resolve(flow, 'fetchFacts', { ...facts, ...known });
  const payment = () => {
    const { withdrawalPayment } = flow.getSnapshot().children;
    if (!withdrawalPayment) throw new Error('Nothing is being withdrawn.');
    return withdrawalPayment;
  };
  const sent = () => {
    resolve(payment(), 'prepareKey', { key });
    return inputOf(payment(), 'sendOrder');
  };
  return { flow, clock, payment, sent };
}

describe('a withdrawal', () => {
  it('[ACTV-04] [R44] offers all that is confirmed, shows what is pending apart, and says how long it takes', async () => {
    const { sent } = await open();
    await expect.element(page.getByText(copy.available)).toBeVisible();
    await expect.element(page.getByText('$12.40', { exact: true })).toBeVisible();
    await expect.element(page.getByText(copy.pending('$3.10'))).toBeVisible();
    await expect.element(page.getByText(copy.form.note)).toBeVisible();
    await expect.element(page.getByRole('radio', { name: /4242/ })).toBeChecked();
    await withdraw('$12.40');
    expect(sent()).toEqual({ key, order: { cardId: 'card-1', amount: 1240, lastPayoutId: null } });
  });

  it('[ACTV-04] [R3] [R7] sends exactly the amount on the button to the card that is chosen, once', async () => {
    const { sent, payment } = await open({ last: samplePayout });
    await amount.fill('7,5');
    await page.getByRole('radio', { name: /4444/ }).click({ force: true });
    await review.click();
    await confirm('$7.50').dblClick();
    expect(sent()).toEqual({ key, order: { cardId: 'card-2', amount: 750, lastPayoutId: 'payout-1' } });
    const made = { ...samplePayout, id: 'payout-2', amount: 750, cardId: 'card-2' };
    resolve(payment(), 'sendOrder', { kind: 'settled', answer: made });
    const done = page.getByRole('heading', { name: copy.done.text('$7.50', 'Mastercard ending in 4444') });
    await expect.element(done).toHaveFocus();
    await expect.element(page.getByText(copy.done.arrival('Nov 25, 2026'))).toBeVisible();
    await expect.element(page.getByText('R-PAYOUT2', { exact: true })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: copy.done.stored }))
      .toHaveAttribute('href', '/account?withdrawal=payout-2');
    await expectNoAxeViolations();
  });

  it('[ACTV-04] [ACCS-01] is sent after a review alone: amount, card, day of arrival and what is left, with a way back', async () => {
    const { flow, sent } = await open();
    await amount.fill('7.50');
    await page.getByRole('radio', { name: /4444/ }).click({ force: true });
    await userEvent.keyboard('{Enter}');
    const title = copy.review.title('$7.50', 'Mastercard ending in 4444');
    await expect.element(page.getByRole('heading', { name: title })).toHaveFocus();
    const rows = page.getByRole('dialog').element().querySelectorAll('dl > div');
    expect([...rows].map((row) => (row as HTMLElement).innerText.replaceAll(/\s+/g, ' '))).toEqual([
      'Amount $7.50',
      'To Mastercard ending in 4444',
      `Arrives by ${formatDate(arrivalOf(serverNow()).toISOString())}`.replaceAll('\u00a0', ' '),
      'Left in your balance $4.90',
    ]);
    await expectNoAxeViolations();
    await userEvent.keyboard('{Enter}');
    const secondHalf = new MouseEvent('click', { bubbles: true, detail: 2 });
    confirm('$7.50').element().dispatchEvent(secondHalf);
    expect(flow.getSnapshot().value).toBe('reviewing');
    await button(copy.review.back).click();
    await expect.element(amount).toHaveValue('7.50');
    await expect.element(page.getByRole('radio', { name: /4444/ })).toBeChecked();
    await amount.fill('2');
    await withdraw('$2.00');
    expect(sent()).toEqual({ key, order: { cardId: 'card-2', amount: 200, lastPayoutId: null } });
  });

  it.each([
    ['', copy.form.texts.amountMissing],
    ['all of it', copy.form.texts.amountInvalid],
    ['-5', copy.form.texts.amountInvalid],
    ['1.234', copy.form.texts.amountInvalid],
    ['0', copy.form.texts.amountTooLittle],
    ['12.41', copy.form.tooMuch('$12.40')],
  ])(
    '[ACTV-04] [FRMT-03] [R13] says what is wrong with %j, and lets it be put right',
    async (text, words) => {
      const { sent } = await open();
      await amount.fill(text);
      await review.click();
      await expect.element(amount).toHaveAccessibleDescription(expect.stringContaining(words));
      await expect.element(amount).toHaveFocus();
      await amount.fill('12.40');
      await withdraw('$12.40');
      expect(sent()).toMatchObject({ order: { amount: 1240 } });
    },
  );

  it('[ACTV-04] shows one card as no choice', async () => {
    const { sent } = await open({ cards: [sampleCard, { ...other, status: 'paused' }] });
    await expect.element(page.getByRole('region', { name: copy.form.onlyCard })).toHaveTextContent('4242');
    expect(page.getByRole('radio').elements()).toEqual([]);
    await withdraw('$12.40');
    expect(sent()).toMatchObject({ order: { cardId: 'card-1' } });
  });

  it('[ACTV-04] [R50] that is refused says why at the field, with what there is by now, and leaves what was entered', async () => {
    const { flow, sent, payment } = await open();
    await amount.fill('10');
    await page.getByRole('radio', { name: /4444/ }).click({ force: true });
    await withdraw('$10.00');
    sent();
    const { error } = refusal('', 'i_000');
    const fields = { amount: ['You can withdraw at most 4.00.'] };
    reject(payment(), 'sendOrder', { ...error, status: 422, code: null, fields });
    await expect.element(page.getByText(copy.rereading.title)).toBeVisible();
    resolve(flow, 'fetchFacts', { ...facts, summary: { ...sampleSummary, cashBackBalance: 400 } });
    await expect.element(amount).toHaveAccessibleDescription(expect.stringContaining('at most 4.00'));
    await expect.element(amount).toHaveValue('10.00');
    await expect.element(page.getByText(copy.form.most('$4.00'))).toBeVisible();
    await expect.element(page.getByRole('radio', { name: /4444/ })).toBeChecked();
    await expectNoAxeViolations();
  });

  it('[ACTV-04] [SUBS-13] that is made in another tab meanwhile leaves nothing, and says so', async () => {
    const { flow, sent, payment } = await open();
    await withdraw('$12.40');
    sent();
    reject(payment(), 'sendOrder', refusal('', 'i_card_002').error);
    const summary = { ...sampleSummary, cashBackBalance: 0 };
    resolve(flow, 'fetchFacts', { ...facts, summary, last: samplePayout });
    await heading(copy.empty.title);
    await expect.element(page.getByRole('region', { name: copy.last.title })).toHaveTextContent('$12.40');
    await expectNoAxeViolations();
  });

  it('[SUBS-13] [R9] that cannot be found out offers to look again, and never to withdraw again', async () => {
    const { sent, payment, clock } = await open();
    await withdraw('$12.40');
    sent();
    for (const pause of [2000, 5000, 0]) {
      reject(payment(), 'sendOrder', { kind: 'offline' });
      clock.increment(pause);
    }
    await expect.element(page.getByText(withdrawalWords.confirming.title)).toBeVisible();
    reject(payment(), 'askOutcome', { kind: 'offline' });
    await expect.element(page.getByText(withdrawalWords.unknown.title)).toBeVisible();
    expect(page.getByRole('button', { name: /withdraw/i }).elements()).toEqual([]);
    await expectNoAxeViolations();
    await button(withdrawalWords.unknown.check).click();
    resolve(payment(), 'askOutcome', { kind: 'settled', answer: samplePayout });
    await heading(copy.done.text('$12.40', 'Visa ending in 4242'));
  });

  it('[SUBS-13] [R15] that a refresh cut off is asked about, never sent again, and reported', async () => {
    const { flow, payment } = await open({ isInterrupted: true });
    await expect.element(page.getByText(withdrawalWords.confirming.title)).toBeVisible();
    expect(payment().getSnapshot().value).toEqual({ asking: 'checking' });
    resolve(payment(), 'askOutcome', { kind: 'absent' });
    resolve(flow, 'fetchFacts', facts);
    await expect.element(page.getByRole('alert')).toHaveTextContent('Nothing has left your balance.');
    await expect.element(review).toBeVisible();
  });

  it('[ACTV-04] waits until dues are paid, and says which', async () => {
    const nextCharge = {
      date: '2026-11-15T00:00:00Z',
      amount: 2500,
      reason: 'Your payment of Nov 15, 2026 was declined',
    };
    await open({ dues: 'due', summary: { ...sampleSummary, nextCharge } });
    await expect.element(page.getByText(copy.duesOutstanding.text('$12.40'))).toBeVisible();
    await expect.element(page.getByText(nextCharge.reason)).toBeVisible();
    await expect.element(page.getByText('$25.00')).toBeVisible();
  });

  it('[ACTV-04] [TRST-01] waits while what was due is with the bank, asks nobody to pay again, and looks again', async () => {
    const { flow } = await open({ dues: 'paying' });
    const words =
      'Your cash back of $12.40 is safe. You can withdraw it as soon as your bank has confirmed your membership payment; please don’t pay again.';
    await expect.element(page.getByText(words)).toBeVisible();
    expect(button(copy.duesOutstanding.pay).query()).toBe(null);
    await button(copy.paying.check).click();
    resolve(flow, 'fetchFacts', facts);
    await expect.element(review).toBeVisible();
  });

  it.each([
    ['completed', copy.last.statuses.completed()],
    ['failed', copy.last.statuses.failed()],
  ] as const)('[ACTV-04] shows what became of the last one: %s', async (status, words) => {
    const summary = { ...sampleSummary, cashBackBalance: 0, pendingCashBack: 0 };
    await open({ summary, last: { ...samplePayout, status } });
    await expect.element(page.getByText(words)).toBeVisible();
    await expect.element(page.getByText(copy.last.on('Nov 20, 2026'))).toBeVisible();
    await expectNoAxeViolations();
  });
});
