import type { Page } from '@playwright/test';
import { signUpMessages } from '#src/flows/sign-up/sign-up.messages.ts';
import { test } from '#tests/support/journey-checkout.ts';
import { cardForm, fillCard, payWith } from '#paths/drive/forms/card-form.ts';
import { choosePlan, skipTheRest, closeReceipt } from '#tests/support/journey-sign-up.ts';
import { expect } from '#tests/support/journey.ts';
import { expectRoute, recordCalls } from '#tests/support/journey-page.ts';

const { affinity, paid } = signUpMessages;

/** A tab whose member has paid in another one shows the receipt, or the next step already. */
async function expectPaidElsewhere(tab: Page): Promise<void> {
  const receipt = tab.getByRole('heading', { name: paid.title });
  const next = tab.getByRole('heading', { name: affinity.title });
  await expect(receipt.or(next)).toBeVisible();
}

test.describe('Steps out of turn', { tag: '@desktop' }, () => {
  test(
    '[JOIN-08] [NAV-05] a jump ahead by address lands on the first incomplete step',
    { tag: '@core' },
    async ({ page, context, signUp }) => {
      const later = ['account', 'billing', 'affinity', 'user-info'];
      for (const step of later) {
        await page.goto(`/sign-up/${step}`);
        await expectRoute(page, 'sign-up-tiers');
      }
      await choosePlan(page, 'Starter', 'month');
      for (const step of later) {
        await page.goto(`/sign-up/${step}`);
        await expectRoute(page, 'sign-up-account');
      }
      await signUp();
      for (const step of later) {
        await page.goto(`/sign-up/${step}`);
        await expectRoute(page, 'sign-up-billing');
      }
      await context.clearCookies({ name: /^signup_/ });
      for (const step of later) {
        await page.goto(`/sign-up/${step}`);
        await expectRoute(page, 'sign-up-tiers');
      }
    },
  );

  test('[SUBS-13] [R8] a second tab that pays after the first is not charged again', async ({
    page,
    context,
    atCheckout,
    ledgerOf,
  }) => {
    const { email } = await atCheckout();
    const second = await context.newPage();
    await second.goto('/sign-up/billing');
    await expect(cardForm(second).submit).toBeVisible();
    await fillCard(second, '4444');
    await payWith(page, '4242');
    await closeReceipt(page);
    await expectRoute(page, 'sign-up-affinity');
    const calls = recordCalls(second);
    await cardForm(second).submit.click();
    await expectPaidElsewhere(second);
    expect(calls.filter((call) => call === 'POST /cards').length).toBeLessThanOrEqual(1);
    const { status, charges } = await ledgerOf(email);
    expect({ status, charges }).toEqual({
      status: 'active',
      charges: [{ amountCents: 2500, status: 'succeeded' }],
    });
    await skipTheRest(second, { hasAffinities: true });
  });

  test('[SUBS-13] [R8] two tabs that pay at once are charged once', async ({
    page,
    context,
    atCheckout,
    ledgerOf,
  }) => {
    const { email } = await atCheckout();
    const second = await context.newPage();
    await second.goto('/sign-up/billing');
    await fillCard(page, '4242');
    await fillCard(second, '4242');
    await Promise.all([cardForm(page).submit.click(), cardForm(second).submit.click()]);
    await closeReceipt(page);
    await expectRoute(page, 'sign-up-affinity');
    await expectPaidElsewhere(second);
    expect(await ledgerOf(email)).toMatchObject({
      status: 'active',
      cards: ['4242'],
      charges: [{ amountCents: 2500, status: 'succeeded' }],
    });
  });
});
