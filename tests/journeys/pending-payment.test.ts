import type { Page } from '@playwright/test';
import { membershipNotices } from '#src/flows/membership-notices/membership-notices.messages.ts';
import { paymentMessages } from '#src/flows/payment/payment.messages.ts';
import { pendingPaymentMessages as copy } from '#src/flows/pending-payment/pending-payment.messages.ts';
import { withdrawalMessages } from '#src/flows/withdrawal/withdrawal.messages.ts';
import { billingMessages } from '#src/flows/account/billing.messages.ts';
import { homeMessages } from '#src/flows/home/home.messages.ts';
import { expect, test } from '#tests/support/journey.ts';
import { part } from '#tests/support/journey-page.ts';
import { changeToSlowBank, renewNow } from '#tests/support/journey-renew.ts';
import { expectSoundAtBothWidths } from '#tests/support/journey-screen.ts';

const withdraw = (page: Page) => page.getByRole('button', { name: 'Withdraw', exact: true });

/** Seconds: the bank thinks for longer than a busy machine takes to look at a few pages, and a clock put back further is mended. */
const thinking = 55;

test(
  '[TRST-01] [HTTP-06] [MEMB-05] a payment with the bank is said wherever the member goes, paid once, and ends at its receipt',
  { tag: ['@desktop', '@core'] },
  async ({ page, enter, ledgerOf, sandbox }) => {
    const { email } = await enter('overdue');
    await page.goto('/renew');
    await changeToSlowBank(page);
    const before = (await ledgerOf(email)).charges;
    await renewNow(page).click();
    await expect(page.getByText(paymentMessages.pending.title)).toBeVisible();
    const bar = page.getByRole('region', { name: copy.label });
    await expect(bar).toContainText(copy.next.renewal);
    await sandbox.advanceClock(-thinking);

    await page.goto('/');
    await expect(bar).toContainText(copy.waiting('$25.00'));
    await expect(page.getByRole('region', { name: membershipNotices.overdue.title })).toHaveCount(0);
    const waiting = 'You can withdraw once your payment is confirmed.';
    await expect(withdraw(page)).toHaveAccessibleDescription(waiting);
    const balances = part(page, homeMessages.balances.label);
    await expect(balances).toContainText('Your bank is confirming the payment.');
    await expect(balances).not.toContainText('declined');
    await expectSoundAtBothWidths(page);
    await page.goto('/activity');
    await expect(withdraw(page)).toHaveAccessibleDescription(waiting);
    await page.goto('/?flow=withdraw');
    await expect(page.getByRole('heading', { name: withdrawalMessages.paying.title })).toBeVisible();
    await page.getByRole('button', { name: withdrawalMessages.paying.check }).click();
    await expect(page.getByRole('heading', { name: withdrawalMessages.paying.title })).toBeVisible();
    await page.goto('/account');
    await expect(bar).toContainText(copy.waiting('$25.00'));
    await expect(page.getByText('Payment pending')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancel membership' })).toHaveCount(0);
    await page.goto('/renew');
    await expect(page.getByText(paymentMessages.pending.title)).toBeVisible();
    await expect(renewNow(page)).toHaveCount(0);

    await page.goto('/');
    await expect(bar).toContainText(copy.waiting('$25.00'));
    await sandbox.advanceClock(thinking + 7);
    await expect(bar).toContainText(copy.paid('$25.00'));
    await bar.getByRole('link', { name: copy.receipt }).click();
    await expect(page.getByRole('heading', { name: billingMessages.receipt.title })).toBeVisible();
    await expect(page.getByText('ending in 0341')).toBeVisible();
    await expect(bar).toHaveCount(0);
    const { charges } = await ledgerOf(email);
    expect(charges.slice(before.length)).toEqual([{ amountCents: 2500, status: 'succeeded' }]);
  },
);
