import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { sessionSchema } from '#machines/domain/member.ts';
import { homeMessages } from '#src/flows/home/home.messages.ts';
import { paymentMessages } from '#src/flows/payment/payment.messages.ts';
import { subscriptionMessages as copy } from '#src/flows/subscription/subscription.messages.ts';
import { expect, logIn, test } from '../support/journey.ts';
import { ask } from '../support/ask-api.ts';
import { expectRoute, part, toastOf } from '../support/journey-page.ts';
import { expectSoundMoment } from '../support/journey-screen.ts';
import { payWith } from '#paths/drive/forms/card-form.ts';
import { button, closeReceipt, dialog, plansOf } from '#tests/support/journey-plans.ts';

async function ticketsOf(page: Page): Promise<number> {
  return v.parse(sessionSchema, await ask(page, 'varsity', '/users/me')).lotteryTicketNumbers.length;
}

test.describe('an upgrade that the bank takes its time for', () => {
  test.use({ expectedMessages: /status of 409/ });

  test(
    '[SUBS-13] [MEMB-02] [HOME-04] is waited for, over a refresh too, is charged once and brings its tickets',
    { tag: '@desktop' },
    async ({ page, enter, ledgerOf, sandbox }) => {
      const { email } = await enter('active');
      await page.goto('/');
      const { higher } = await plansOf(page);
      const ticketsBefore = await ticketsOf(page);
      await page.goto(`/?flow=upgrade&tier=${higher?.name ?? ''}`);
      await button(page, copy.upgrade.change).click();
      await button(page, copy.cards.another).click();
      await payWith(page, '0341');
      await expect(page.getByText('Visa ending in 0341', { exact: true })).toBeVisible();
      const before = (await ledgerOf(email)).charges;
      await page.getByRole('checkbox').check();
      await button(page, /^Pay /).click();
      await expect(page.getByText(paymentMessages.pending.title)).toBeVisible();
      await sandbox.advanceClock(-60);
      await page.reload();
      await expect(page.getByText(paymentMessages.pending.title)).toBeVisible();
      await expectSoundMoment(page);
      await sandbox.advanceClock(67);
      await expect(toastOf(page, `Your plan is now ${higher?.name}, monthly.`)).toBeVisible();
      await closeReceipt(page);
      await page.goto('/');
      const tickets = await ticketsOf(page);
      expect(tickets).toBeGreaterThan(ticketsBefore);
      await expect(part(page, homeMessages.giveaway.title)).toContainText(
        `${tickets} ${homeMessages.giveaway.tickets(tickets)}`,
      );
      const { charges } = await ledgerOf(email);
      expect(charges.map(({ status }) => status)).toEqual([
        ...before.map(({ status }) => status),
        'succeeded',
      ]);
    },
  );
});

test.describe('a session that ends in the modal of plans', () => {
  test.use({ expectedMessages: /status of 401/ });

  test(
    '[SUBS-14] [AUTH-06] [R19] leads to the login, and back to the review',
    { tag: '@desktop' },
    async ({ page, enter, sandbox }) => {
      const member = await enter('active');
      await page.goto('/activity?flow=upgrade&tier=captain');
      await expect(page.getByText(copy.upgrade.due)).toBeVisible();
      await button(page, copy.back).click();
      await page.getByText('Captain', { exact: true }).click();
      await expect(button(page, copy.tier.review('Captain'))).toBeVisible();
      await sandbox.advanceClock(3 * 3600);
      await button(page, copy.tier.review('Captain')).click();
      await expectRoute(page, 'login');
      await expect(dialog(page)).toHaveCount(0);
      await logIn(page, member);
      await expect(page.getByText(copy.upgrade.due)).toBeVisible();
    },
  );
});
