import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Card } from '#machines/domain/card.ts';
import type { Membership } from '#machines/domain/member.ts';
import { nextPeriodAfter } from '#machines/domain/plan-period.ts';
import type { Due } from '#machines/renewal/renewal.types.ts';
import { sampleCard } from '#machines/samples/cards.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';
import { renewalMessages as copy } from '#src/flows/renewal/renewal.messages.ts';
import { formatDate } from '#src/messages/format-date.ts';
import { renewalMandate } from '#src/messages/later-charges.ts';
import { openRenewal } from '#tests/support/open-renewal.tsx';
import { inputOf, resolve } from '#paths/explore/settle-on-command.ts';
import { expectNoAxeViolations } from '#tests/support/view-axe.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const { active } = sampleSessions;
const overdue = { ...active, membership: { ...active.membership, status: 'overdue' as const } };
const due: Due = { date: '2026-11-16T00:00:00Z', amount: 2500, reason: null };
const key = '9f0c6f1e-7f0f-4ad1-9d43-3d0f6a9f8a11';

function open(isDue: Due, cards: readonly Card[], changed: Partial<Membership> = {}) {
  const session = { ...overdue, membership: { ...overdue.membership, ...changed } };
  return openRenewal({ facts: { due: isDue, cards, session }, session });
}

/** The last day of this month, UTC, or of the next on that day. */
function monthEndAfter(now: Date): Date {
  const lastOf = (months: number) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1 + months, 0));
  return lastOf(0) > now ? lastOf(0) : lastOf(1);
}

describe('the next charge, before anything is paid,', () => {
  const today = new Date();
  const monthFromNow = nextPeriodAfter(today, { frequency: 'month', isRoundUp: false });
  const since = `${today.getUTCFullYear() - 1}-12-31T00:00:00Z`;

  it.each([
    ['a month from now where paying sets a new anchor', { amount: 2500, since }, monthFromNow],
    ['on the day of the anchor', { amount: 2500, since, anchorDay: 31 }, monthEndAfter(today)],
  ] as const)('[LIFE-03] [JOIN-10] is %s', async (_, dues, next) => {
    await open(due, [sampleCard], { dues });
    await expect.element(page.getByText(copy.review.next)).toBeVisible();
    await expect.element(page.getByText(formatDate(next.toISOString()))).toBeVisible();
    await expect.element(page.getByText(copy.review.every.month('$25.00'), { exact: true })).toBeVisible();
    await expect
      .element(page.getByText(renewalMandate('Renew now · $25.00', '$25.00', '$25.00 every month')))
      .toBeVisible();
  });
});

describe('what follows unless it is paid', () => {
  const dues = { amount: 2500, since: '2026-11-16T00:00:00Z', suspendsAt: '2026-12-16T00:00:00Z' };
  const suspended = 'Your membership is suspended on Dec\u00a016,\u00a02026 if it isn’t paid by then.';

  it.each([
    ['the next try', '2026-11-19T00:00:00Z', 'We’ll try your card again on Nov\u00a019,\u00a02026.'],
    ['that no try follows', null, 'We won’t try your card again.'],
  ])('[LIFE-04] is %s, and the day of the suspension', async (_, nextTryAt, words) => {
    await open(due, [sampleCard], { dues: { ...dues, nextTryAt } });
    await expect.element(page.getByText(`${words} ${suspended}`)).toBeVisible();
    await expectNoAxeViolations();
  });

  it('[BACK-02] is left out where the server does not send it', async () => {
    await open(due, [sampleCard], { dues: { amount: 2500, since: dues.since } });
    await expect.element(button('Renew now · $25.00')).toBeVisible();
    await expect.element(page.getByText(/try your card|suspended/)).not.toBeInTheDocument();
  });
});

describe('what paying does', () => {
  it.each([
    ['overdue', 'Your membership is waiting for a payment. Pay what you owe to keep your membership.'],
    ['suspended', 'Your membership is waiting for a payment. Pay the balance to reactivate your membership.'],
  ] as const)('[JOIN-10] is said to a member who is %s', async (status, words) => {
    await open(due, [sampleCard], { status });
    await expect.element(page.getByText(words)).toBeVisible();
  });

  it('[JOIN-10] is what the button says, where another card is linked', async () => {
    await open(due, [{ ...sampleCard, status: 'expired' }]);
    await button(copy.review.change).click();
    await expect
      .element(
        page.getByText(
          'It becomes your primary card. Nothing is charged until you choose “Renew now · $25.00”.',
        ),
      )
      .toBeVisible();
  });
});

describe('an amount that the balances do not say', () => {
  it('[BACK-02] names the dues of the membership without the balances', async () => {
    const { payment } = await open({ ...due, reason: null }, [sampleCard]);
    await expect.element(page.getByText(copy.lead.running(copy.waiting))).toBeVisible();
    await button('Renew now · $25.00').click();
    resolve(payment(), 'prepareKey', { key });
    expect(inputOf(payment(), 'sendOrder')).toEqual({ key, order: { amount: 2500 } });
  });

  it('[BACK-02] names the price of the plan, and promises no amount', async () => {
    const { payment } = await open({ amount: 2000, date: null, reason: null }, [sampleCard]);
    await expect.element(page.getByText(copy.review.price)).toBeVisible();
    await expect.element(page.getByText(copy.review.priceNote)).toBeVisible();
    await expect
      .element(page.getByText(renewalMandate('Renew now', null, '$25.00 every month')))
      .toBeVisible();
    await expect.element(page.getByText(copy.review.next)).not.toBeInTheDocument();
    for (const words of [copy.review.due, copy.review.since]) {
      await expect.element(page.getByText(words, { exact: true })).not.toBeInTheDocument();
    }
    await expectNoAxeViolations();
    await button('Renew now').click();
    resolve(payment(), 'prepareKey', { key });
    expect(inputOf(payment(), 'sendOrder')).toEqual({ key, order: { amount: 2000 } });
  });

  it('[BACK-02] can be paid where no amount is known', async () => {
    const { flow, payment } = await open({ amount: null, date: null, reason: null }, [sampleCard]);
    await expect
      .element(page.getByText(renewalMandate('Renew now', null, '$25.00 every month')))
      .toBeVisible();
    await expect.element(page.getByText(copy.review.price)).not.toBeInTheDocument();
    await button('Renew now').click();
    resolve(payment(), 'prepareKey', { key });
    expect(inputOf(payment(), 'sendOrder')).toEqual({ key, order: { amount: null } });
    resolve(payment(), 'sendOrder', { kind: 'settled', answer: active.membership });
    expect(flow.getSnapshot().matches('renewed')).toBe(true);
  });

  it('[BACK-02] leaves no empty box where neither plan nor amount is known', async () => {
    await open({ amount: null, date: null, reason: null }, [sampleCard], {
      membershipTierId: 'withdrawn',
      currentSubscription: null,
      membershipSubscriptions: [],
    });
    await expect.element(button('Renew now')).toBeVisible();
    const boxes = page.getByRole('main').element().querySelectorAll('div, dl, section');
    expect([...boxes].filter(({ textContent }) => textContent === '')).toEqual([]);
  });
});
