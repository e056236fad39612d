import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { SimulatedClock } from 'xstate';
import type { Card } from '#machines/domain/card.ts';
import type { Session } from '#machines/domain/member.ts';
import { renewalEntry } from '#machines/renewal/renewal.entry.ts';
import { renewalMachine } from '#machines/renewal/renewal.machine.ts';
import type { Due } from '#machines/renewal/renewal.types.ts';
import { sampleCard } from '#machines/samples/cards.ts';
import { refusal } from '#machines/samples/failures.ts';
import { sampleSessions } from '#machines/samples/sessions.ts';
import { cardLinkMessages } from '#src/flows/card-link/card-link.messages.ts';
import { controlMessages } from '#src/messages/controls.ts';
import { paymentMessages } from '#src/flows/payment/payment.messages.ts';
import { confirmationMessages } from '#src/messages/confirmation.ts';
import { renewalMessages as copy } from '#src/flows/renewal/renewal.messages.ts';
import { Renewal } from '#src/flows/renewal/renewal.page.tsx';
import { audited } from '#tests/support/audited-screens.ts';
import { openRenewal } from '#tests/support/open-renewal.tsx';
import { renderFlowView } from '#tests/support/flow-view.tsx';
import { inputOf, reject, resolve, settleLeaves } from '#paths/explore/settle-on-command.ts';
import { walkScreens } from '#tests/support/view-walk.ts';
import { expectNoAxeViolations } from '#tests/support/view-axe.ts';
import { onScreen } from '#tests/support/on-screen.ts';

const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const renewNow = page.getByRole('button', { name: /^(Renew now( · |$)|Pay \$)/ });
const retry = button(controlMessages.retryHint(copy.failed));
const names: Record<string, RegExp> = {
  'card-1': /^Visa ending in 4242/,
  'card-2': /^Mastercard ending in 4444/,
};

const isLoading = () => expect.element(page.getByText(copy.loading)).toBeInTheDocument();
const isReviewing = () => expect.element(button(copy.review.change)).toBeVisible();

const screens = walkScreens<typeof renewalMachine>({
  ...onScreen(renewalEntry),
  gestures: {
    'dues.retry': () => retry.or(button(copy.unclear.check)).click(),
    'renewal.confirm': () => renewNow.click(),
    'card.change': () => button(copy.review.change).click(),
    'card.choose': async ({ id }) => {
      await page.getByRole('radio', { name: names[id] ?? '' }).click();
      await button(copy.choice.use).click();
    },
    'card.add': () => button(copy.choice.another).click(),
    'card.back': () => button(copy.choice.back).click(),
    'receipt.close': () => button(confirmationMessages.close).click(),
    'work.started': 'external',
    'work.finished': 'external',
  },
  screens: audited({
    checkingPending: isLoading,
    loading: isLoading,
    failed: () => expect.element(retry).toBeVisible(),
    unclear: () => expect.element(heading(copy.unclear.title)).toBeVisible(),
    'reviewing.ready': async () => {
      await isReviewing();
      expect(page.getByRole('alert').elements()).toEqual([]);
    },
    'reviewing.refused': async () => {
      await isReviewing();
      await expect.element(page.getByRole('alert')).toHaveTextContent(copy.review.refused);
    },
    'choosingCard.open': async () => {
      await expect.element(heading(copy.choice.title)).toBeVisible();
      expect(page.getByRole('alert').elements()).toEqual([]);
    },
    'choosingCard.refused': () => expect.element(page.getByRole('alert')).toBeVisible(),
    makingDefault: () => expect.element(button(copy.choice.busy)).toHaveAttribute('aria-busy', 'true'),
    'linkingCard.open': async () => {
      await expect.element(page.getByText(cardLinkMessages.loading)).toBeInTheDocument();
      await expect.element(button(copy.link.back)).toBeVisible();
    },
    'linkingCard.working': async () => {
      await expect.element(page.getByText(cardLinkMessages.loading)).toBeInTheDocument();
      expect(button(copy.link.back).query()).toBe(null);
    },
    renewing: () =>
      expect
        .element(page.getByText(copy.paying).or(page.getByText(paymentMessages.confirming.title)))
        .toBeVisible(),
    renewed: () => expect.element(heading(copy.paid).or(heading(copy.debt.paid))).toBeVisible(),
    finished: isLoading,
  }),
});

describe('the page to renew', () => {
  it('[FLOW-03] [JOIN-10] asserts each state in which it rests, and no other', () => {
    expect(screens.gaps()).toEqual({ missing: [], orphaned: [] });
  });

  it.each(screens.paths)('[FLOW-03] [JOIN-10] $title', async (path) => {
    await screens.walk(path);
  });
});

const due = {
  date: '2026-11-16T00:00:00Z',
  amount: 2500,
  reason: 'Your payment of Nov 16, 2026 was declined',
} satisfies Due;
const { active } = sampleSessions;
const overdue: Session = { ...active, membership: { ...active.membership, status: 'overdue' } };
const key = '9f0c6f1e-7f0f-4ad1-9d43-3d0f6a9f8a11';

const otherCard: Card = {
  ...sampleCard,
  id: 'card-2',
  system: 'mastercard',
  lastDigits: '4444',
  billing: false,
};
const offered = () =>
  page
    .getByRole('main')
    .getByRole('button')
    .elements()
    .map(({ textContent }) => textContent);

const open = (isDue: Due, cards: readonly Card[]) =>
  openRenewal({ facts: { due: isDue, cards, session: overdue } });

describe('renewing', () => {
  it('[JOIN-10] [R3] names the reason, the date and the amount, and asks for exactly that', async () => {
    const { flow, payment } = await open(due, [sampleCard]);
    await expect.element(page.getByText(copy.lead.suspended(due.reason))).toBeVisible();
    await expect.element(page.getByText('Nov 16, 2026', { exact: true })).toBeVisible();
    await expect.element(page.getByText('Visa ending in 4242')).toBeVisible();
    await expect.element(page.getByText('Expires 12/2030')).toBeVisible();
    await expectNoAxeViolations();
    await renewNow.click();
    resolve(payment(), 'prepareKey', { key });
    expect(inputOf(payment(), 'sendOrder')).toEqual({ key, order: { amount: 2500 } });
    await expectNoAxeViolations();
    resolve(payment(), 'sendOrder', { kind: 'settled', answer: active.membership });
    expect(flow.getSnapshot().value).toBe('renewed');
    await button(confirmationMessages.close).click();
    expect(flow.getSnapshot().status).toBe('done');
  });

  it('[JOIN-10] [R7] a double click asks for one payment', async () => {
    const { payment } = await open(due, [sampleCard]);
    await renewNow.dblClick();
    expect(payment().getSnapshot().value).toBe('preparing');
    expect(renewNow.query()).toBe(null);
  });

  it('[JOIN-10] [R9] waits for a bank that thinks, and says so', async () => {
    const { flow, clock, payment } = await open(due, [sampleCard]);
    await renewNow.click();
    resolve(payment(), 'prepareKey', { key });
    resolve(payment(), 'sendOrder', { kind: 'pending' });
    await expect.element(page.getByText(paymentMessages.pending.title)).toBeVisible();
    expect(renewNow.query()).toBe(null);
    clock.increment(2000);
    resolve(payment(), 'checkOutcome', { kind: 'settled', answer: active.membership });
    expect(flow.getSnapshot().value).toBe('renewed');
  });

  it('[JOIN-10] a declined card is shown with its reason, and can be changed', async () => {
    const { payment } = await open(due, [sampleCard]);
    await renewNow.click();
    resolve(payment(), 'prepareKey', { key });
    reject(payment(), 'sendOrder', refusal('', 'i_membership_subscription_001').error);
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent(
        `${copy.review.refused}Your payment failed. Nothing was charged. Please try a different card.`,
      );
    await expect.element(page.getByText('This card was declined.')).toBeVisible();
    expect(offered()).toEqual([copy.review.change, 'Renew now · $25.00']);
    await expect.element(heading(copy.title)).toHaveFocus();
    await expectNoAxeViolations();
    await button(copy.review.change).click();
    await expect.element(heading(copy.choice.title)).toHaveFocus();
    await expect.element(page.getByText(copy.choice.declined)).toBeVisible();
    await expect.element(page.getByRole('radio')).not.toBeChecked();
    expect(offered()[0]).toBe(copy.choice.another);
    await expectNoAxeViolations();
  });

  it('[JOIN-10] another card is chosen in place of the declined one', async () => {
    const { payment } = await open(due, [sampleCard, otherCard]);
    await renewNow.click();
    resolve(payment(), 'prepareKey', { key });
    reject(payment(), 'sendOrder', refusal('', 'i_membership_subscription_001').error);
    await button(copy.review.change).click();
    const first = page.getByRole('radio', { name: /^Visa ending in 4242/ });
    const second = page.getByRole('radio', { name: /^Mastercard ending in 4444/ });
    await expect.element(first).not.toBeChecked();
    await expect.element(first).toHaveAccessibleName(/Declined just now/);
    await expect.element(second).toBeChecked();
    expect(offered()[0]).toBe(copy.choice.use + copy.choice.busy);
  });

  it.each([
    [
      'expired',
      [{ ...sampleCard, status: 'expired' as const }],
      'This card has expired. Change it to renew.',
    ],
    ['missing', [], 'You have no card to pay with. Link one to renew.'],
  ])('[JOIN-10] [CARD-09] with an %s card only another card is the way', async (_, cards, words) => {
    await open(due, cards);
    await expect.element(page.getByText(words)).toBeVisible();
    expect(renewNow.query()).toBe(null);
    await expectNoAxeViolations();
    await button(copy.review.change).click();
    await expect.element(heading(copy.link.title)).toBeVisible();
  });

  it('[JOIN-10] [R9] a payment that a refresh cut off is shown as not made', async () => {
    const clock = new SimulatedClock();
    const flow = await renderFlowView(
      { machine: settleLeaves(renewalMachine), input: undefined, clock, inspect: () => {} },
      (actor) => <Renewal flow={actor} />,
    );
    resolve(flow, 'recallPayment', { isInterrupted: true });
    await expect.element(page.getByText(paymentMessages.confirming.title)).toBeVisible();
    const { renewalPayment } = flow.getSnapshot().children;
    if (renewalPayment) resolve(renewalPayment, 'askOutcome', { kind: 'absent' });
    resolve(flow, 'fetchDues', { due, cards: [sampleCard], session: overdue });
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent(
        `${copy.review.refused}Your payment didn’t go through. Nothing was charged. You can renew now.`,
      );
    await expect.element(renewNow).toBeEnabled();
  });

  it('[JOIN-10] [R14] an amount of zero needs no card', async () => {
    const { payment } = await open({ ...due, amount: 0 }, []);
    await expectNoAxeViolations();
    await button(copy.review.renew('$0.00')).click();
    expect(payment().getSnapshot().value).toBe('preparing');
  });
});
