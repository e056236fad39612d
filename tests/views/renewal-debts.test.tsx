import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Session } from '#machines/domain/member.ts';
import type { Due, RenewalRecall } from '#machines/renewal/renewal.types.ts';
import { latestReceiptPath } from '#machines/domain/receipt.ts';
import { sampleCard } from '#machines/samples/cards.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';
import { renewalMessages as copy } from '#src/flows/renewal/renewal.messages.ts';
import { confirmationMessages } from '#src/messages/confirmation.ts';
import { receiptMessages } from '#src/messages/paid-period.ts';
import { resolve } from '#paths/explore/settle-on-command.ts';
import { openRenewal } from '#tests/support/open-renewal.tsx';
import { expectNoAxeViolations } from '#tests/support/view-axe.ts';

const { active } = sampleSessions;
const { membership } = active;
const charge = { id: 'c-1', amount: 1500, cardLastDigits: '4242' };
/** The period that runs was paid days ago; what is owed is of the one before. */
const debtor = {
  ...active,
  membership: {
    ...membership,
    currentSubscription: membership.currentSubscription && { ...membership.currentSubscription, charge },
    dues: { amount: 1154, since: '2026-12-01T00:00:00Z', description: 'Round-ups, November' },
  },
};
const settled = { ...debtor.membership, dues: null };
const due: Due = { amount: 1154, date: '2026-12-01T00:00:00Z', reason: 'Round-ups, November', isDebt: true };
const key = '9f0c6f1e-7f0f-4ad1-9d43-3d0f6a9f8a11';

const open = (recall: RenewalRecall, session: Session = debtor) => openRenewal({ recall, session });

async function expectReceipt(rows: string[]) {
  await expect.element(page.getByRole('heading', { level: 1, name: copy.debt.paid })).toBeVisible();
  await expect.element(page.getByText(receiptMessages.settled)).toBeVisible();
  expect(
    page
      .getByRole('definition')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(rows);
  await expect
    .element(page.getByRole('link', { name: confirmationMessages.stored }))
    .toHaveAttribute('href', latestReceiptPath);
  await expectNoAxeViolations();
}

describe('what paying a debt brings', () => {
  it.each([
    [
      'while the membership runs',
      {},
      'Once this is paid you can withdraw cash back and change plans. Your membership stays as it is.',
    ],
    [
      'after it has ended',
      { status: 'churned', currentSubscription: null },
      'Once this is paid you can come back, and withdraw your cash back then.',
    ],
  ] as const)('[LIFE-02] is said %s', async (_, standing, words) => {
    const session = { ...debtor, membership: { ...debtor.membership, ...standing } };
    const { flow } = await open({ isInterrupted: false, purpose: 'period' }, session);
    resolve(flow, 'fetchDues', { due, cards: [sampleCard], session });
    await expect.element(page.getByText(words)).toBeVisible();
  });
});

describe('paying a debt while the membership runs', () => {
  it('[LIFE-02] [LIFE-08] ends in a receipt of the debt, not of the period', async () => {
    const { flow, payment } = await open({ isInterrupted: false, purpose: 'period' });
    resolve(flow, 'fetchDues', { due, cards: [sampleCard], session: debtor });
    await page.getByRole('button', { name: copy.debt.pay('$11.54') }).click();
    resolve(payment(), 'prepareKey', { key });
    resolve(payment(), 'sendOrder', { kind: 'settled', answer: settled });
    await expectReceipt(['$11.54', '•••• 4242', 'Round-ups, November']);
  });

  it('[LIFE-02] [LIFE-08] leads who has left to no receipt in an account that is closed', async () => {
    const gone = { status: 'churned', currentSubscription: null } as const;
    const session = { ...debtor, membership: { ...debtor.membership, ...gone } };
    const { flow, payment } = await open({ isInterrupted: false, purpose: 'period' }, session);
    resolve(flow, 'fetchDues', { due, cards: [sampleCard], session });
    await page.getByRole('button', { name: copy.debt.pay('$11.54') }).click();
    resolve(payment(), 'prepareKey', { key });
    resolve(payment(), 'sendOrder', { kind: 'settled', answer: { ...settled, ...gone } });
    await expect.element(page.getByText(receiptMessages.settledAndLeft)).toBeVisible();
    await expect.element(page.getByText('$11.54')).toBeVisible();
    await expect.element(page.getByText('Round-ups, November')).toBeVisible();
    expect(page.getByRole('link', { name: confirmationMessages.stored }).query()).toBe(null);
  });

  it('[LIFE-02] [SUBS-13] names no amount after a refresh, when nobody knows what was paid', async () => {
    const { payment } = await open({ isInterrupted: true, purpose: 'debt' });
    resolve(payment(), 'askOutcome', { kind: 'settled', answer: settled });
    await expectReceipt([]);
  });

  it('[LIFE-02] [SUBS-13] names the amount where the bank was still at it', async () => {
    const { flow, payment } = await open({ isInterrupted: false, purpose: 'period' });
    const pendingPayment = { kind: 'debt', amount: 1154, since: '2026-12-04T00:00:00Z' } as const;
    const session = { ...debtor, membership: { ...debtor.membership, pendingPayment } };
    resolve(flow, 'fetchDues', { due, cards: [sampleCard], session });
    resolve(payment(), 'askOutcome', { kind: 'settled', answer: settled });
    await expectReceipt(['$11.54']);
  });
});
