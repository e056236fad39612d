import { describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#src/theme/global.css.ts';
import * as v from 'valibot';
import { cardSchema } from '#machines/domain/card.ts';
import { chargeSchema } from '#machines/domain/charge.ts';
import { payoutSchema } from '#machines/domain/payout.ts';
import { rewardSchema } from '#machines/domain/reward.ts';
import { defaultTheme } from '#machines/domain/theme.ts';
import { transactionSchema } from '#machines/domain/transaction.ts';
import { list, page as pageOf } from '#machines/domain/wire.ts';
import { billingMessages } from '#src/flows/account/billing.messages.ts';
import { activityMessages } from '#src/flows/activity/activity.messages.ts';
import { CardList } from '#src/flows/card-list/card-list.tsx';
import { dealsMessages } from '#src/flows/deals/deals.messages.ts';
import { cardListMessages } from '#src/messages/cards.ts';
import { applyTheme } from '#src/theme/apply-theme.ts';
import { openAccount } from '#tests/support/account-view.tsx';
import { openActivity } from '#tests/support/activity-view.tsx';
import { openDeals } from '#tests/support/deals-view.tsx';
import { expectNoAxeViolations } from '#tests/support/view-axe.ts';

const text = (words: string) => page.getByText(words, { exact: true });
const markup = '<img src=x onerror=alert(1)>';

describe('rows that can not be shown', () => {
  it('[BACK-03] [CARD-03] are counted below the cards, of which one has an unknown status', async () => {
    const cards = v.parse(list(cardSchema), [
      { id: 'c-1', system: 'visa', lastDigits: 4242, status: 'FROZEN', expiryMonth: '04', expiryYear: 2030 },
      { id: null },
    ]);
    applyTheme(defaultTheme, document);
    const { unmount } = await render(
      <main>
        <h1>My account</h1>
        <CardList section={{ state: 'ready', data: cards }} onAct={() => {}} onLink={() => {}} />
      </main>,
    );
    onTestFinished(() => unmount());
    await expect.element(text('Visa ending in 4242')).toBeInTheDocument();
    await expect.element(text(cardListMessages.statuses.unknown)).toBeVisible();
    await expect.element(text('1 card can’t be shown.')).toBeVisible();
    await expect.element(text(cardListMessages.empty.title)).not.toBeInTheDocument();
    await expectNoAxeViolations();
  });

  it('[BACK-03] [ACTV-02] are counted below the purchases and the payouts', async () => {
    const { answer } = await openActivity();
    const purchases = [
      { amount: 12.4, purchasedAt: '2026-11-20', description: markup, rewardStatus: 'HELD', rewardAmount: 1 },
      { amount: 'much' },
      null,
    ];
    answer({
      transactions: v.parse(pageOf(transactionSchema), { items: purchases }),
      payouts: v.parse(list(payoutSchema), [{ id: 1 }]),
    });
    await expect.element(page.getByText(markup)).toBeVisible();
    await expect.element(page.getByText(activityMessages.rewards.unknown)).toBeVisible();
    await expect.element(text('2 purchases can’t be shown.')).toBeVisible();
    await expect.element(text('1 payout can’t be shown.')).toBeVisible();
    await expect.element(text(activityMessages.payouts.emptyTitle)).not.toBeInTheDocument();
    await expect.element(text('1–3 of 3')).toBeVisible();
    await expectNoAxeViolations();
  });

  it('[BACK-03] [ACCT-02] are counted below the charges, of which one has an unknown status', async () => {
    const { notify } = await openAccount();
    const charges = [
      {
        id: 1,
        amount: '20',
        createdAt: '2026-11-20',
        description: 'Gold',
        currencyCode: 'EUR',
        status: 'held',
      },
      { id: 2 },
    ];
    notify('charges', v.parse(pageOf(chargeSchema), charges));
    await expect.element(text('€20.00')).toBeVisible();
    await expect.element(text(billingMessages.statuses.unknown)).toBeVisible();
    await expect.element(text('1 charge can’t be shown.')).toBeVisible();
    await expect.element(page.getByText('1 of 2.')).toBeVisible();
  });

  it('[BACK-03] [DEAL-05] are counted below the offers, whose number may be unknown', async () => {
    const { answer } = await openDeals();
    const offers = Array.from({ length: 20 }, (_, index) => ({ id: index, brand: `Brand ${index}` }));
    answer('others', v.parse(pageOf(rewardSchema), { items: [null, ...offers.slice(1)] }));
    answer('featured', v.parse(pageOf(rewardSchema), { items: [] }));
    await expect.element(text(dealsMessages.list.shown(1, 20))).toBeVisible();
    await expect.element(text('1 offer can’t be shown.')).toBeVisible();
    await expect.element(text(dealsMessages.online)).not.toBeInTheDocument();
    await expect
      .element(page.getByRole('switch', { name: dealsMessages.near.label }))
      .not.toBeInTheDocument();
    await expect.element(text(dealsMessages.empty.none.title)).not.toBeInTheDocument();
    await page.getByRole('button', { name: dealsMessages.paging.next }).click();
  });
});
