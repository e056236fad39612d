import type { Page } from '@playwright/test';
import { demoTenants } from '#server/demo/tenants/tenants.ts';
import { accountMessages } from '#src/flows/account/account.messages.ts';
import { currencySign, formatMoney } from '#src/messages/format.ts';
import { homeMessages } from '#src/flows/home/home.messages.ts';
import { membershipCancelMessages as leaving } from '#src/flows/membership-cancel/membership-cancel.messages.ts';
import { withdrawalMessages as copy } from '#src/flows/withdrawal/withdrawal.messages.ts';
import { expect, logIn, test } from '../support/journey.ts';
import { expectRoute, recordCalls } from '../support/journey-page.ts';
import { placesOf } from '#tests/support/journey-places.ts';
import { expectSoundScreen } from '../support/journey-screen.ts';

test.use({ expectedMessages: /the server responded with a status of (4\d\d|5\d\d)|net::ERR_/ });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const open = (page: Page) => button(page, homeMessages.balances.withdraw);
const amount = (page: Page) => page.getByLabel(copy.form.amount);
const review = (page: Page) => button(page, copy.form.review);
const withdraw = async (page: Page) => {
  await review(page).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Withdraw / })
    .click();
};
const isDone = (page: Page) =>
  expect(page.getByRole('heading', { name: copy.done.title, exact: true })).toBeVisible();
const sent = (calls: readonly string[]) => calls.filter((call) => call === 'POST /payouts').length;
const flowOf = (page: Page) => new URL(page.url()).searchParams.get('flow');

for (const { id, name, currencyCode } of demoTenants) {
  test.describe(
    name,
    placesOf(id, { usually: ['harbor phone', 'roundup desktop'], onPhone: ['harbor'] }),
    () => {
      test.use({ tenant: id });

      test('[ACTV-04] [R3] [R7] a member withdraws a part and then the rest, to the cent', async ({
        page,
        enter,
        ledgerOf,
      }) => {
        const { email } = await enter('active');
        const before = await ledgerOf(email);
        const money = (cents: number) => formatMoney(cents, currencyCode);
        const rest = before.cashBackCents - 725;
        await page.goto('/');
        await open(page).click();
        await expect(amount(page)).toHaveValue((before.cashBackCents / 100).toFixed(2));
        await expect(page.getByRole('dialog').getByText(currencySign(currencyCode)).first()).toBeVisible();
        expect(flowOf(page)).toBe('withdraw');
        await expectSoundScreen(page);

        const calls = recordCalls(page);
        await amount(page).fill('7.25');
        await page.getByRole('radio', { name: /4444/ }).check({ force: true });
        await review(page).click();
        await expect(
          page.getByText(copy.review.title(money(725), 'Mastercard ending in 4444')),
        ).toBeFocused();
        await expectSoundScreen(page);
        await button(page, copy.review.confirm(money(725))).dblclick();
        await isDone(page);
        await expect(page.getByText(copy.done.text(money(725), 'Mastercard ending in 4444'))).toBeFocused();
        await expectSoundScreen(page);
        await button(page, copy.done.close).click();
        await expect(open(page)).toBeFocused();
        expect([flowOf(page), sent(calls)]).toEqual([null, 1]);
        await expect(page.getByText(money(rest), { exact: true })).toBeVisible();

        await open(page).click();
        await review(page).click();
        await button(page, copy.review.confirm(money(rest))).click();
        await isDone(page);
        await button(page, copy.done.close).click();
        await expect(open(page)).toBeDisabled();
        const { cashBackCents, payouts } = await ledgerOf(email);
        expect(cashBackCents).toBe(0);
        expect(payouts.slice(before.payouts.length)).toEqual([
          { amountCents: 725, status: 'pending' },
          { amountCents: rest, status: 'pending' },
        ]);
      });
    },
  );
}

test.describe('A withdrawal', { tag: '@desktop' }, () => {
  test('[R15] [R16] [TOAS-02] stands in the address: a refresh restores what was entered, Back closes it, Forward opens it', async ({
    page,
    enter,
  }) => {
    await enter('active');
    await page.goto('/');
    await open(page).click();
    await amount(page).fill('3.5');
    await page.reload();
    await expect(amount(page)).toHaveValue('3.5');
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectRoute(page, 'home');
    await page.goForward();
    await expect(amount(page)).toHaveValue('3.5');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(flowOf(page)).toBe(null);
  });

  test('[ACTV-04] is refused where another tab was quicker, and says what is left', async ({
    page,
    context,
    enter,
    ledgerOf,
  }) => {
    const { email } = await enter('active');
    const { cashBackCents } = await ledgerOf(email);
    await page.goto('/?flow=withdraw');
    await expect(review(page)).toBeVisible();
    const other = await context.newPage();
    await other.goto('/?flow=withdraw');
    await amount(other).fill('5');
    await withdraw(other);
    await isDone(other);

    await withdraw(page);
    const most = ((cashBackCents - 500) / 100).toFixed(2);
    await expect(page.getByText(`You can withdraw at most ${most}.`)).toBeVisible();
    await expect(
      page.getByText(formatMoney(cashBackCents - 500, 'USD'), { exact: true }).first(),
    ).toBeVisible();
    await amount(page).fill(most);
    await withdraw(page);
    await isDone(page);
    expect((await ledgerOf(email)).cashBackCents).toBe(0);
  });

  test('[ACTV-04] waits while dues are unresolved: home says why, and the modal leads to what is due', async ({
    page,
    enter,
  }) => {
    await enter('overdue');
    await page.goto('/');
    await expect(open(page)).toBeDisabled();
    await expect(open(page)).toHaveAccessibleDescription('Pay your dues to withdraw.');
    await page.goto('/?flow=withdraw');
    await expect(page.getByText(copy.duesOutstanding.title)).toBeVisible();
    await expectSoundScreen(page);
    await button(page, copy.duesOutstanding.pay).click();
    await expectRoute(page, 'renew');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('[ACTV-04] [CARD-01] links another card on the way, and comes back to it by Withdraw', async ({
    page,
    enter,
  }) => {
    await enter('active');
    await page.goto('/');
    await open(page).click();
    await button(page, copy.form.another).click();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(review(page)).toHaveCount(0);
    await expect(page.getByRole('dialog').locator('iframe')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await open(page).click();
    await expect(review(page)).toBeVisible();
  });

  test(
    '[ACTV-04] [MEMB-01] [R41] is offered to who cancels, and still open to who is leaving',
    { tag: '@core' },
    async ({ page, enter, ledgerOf }) => {
      const { email } = await enter('active');
      const before = await ledgerOf(email);
      await page.goto('/account');
      await button(page, accountMessages.leaving.cancel).click();
      await button(page, leaving.review.withdraw).click();
      await expect(amount(page)).toBeVisible();
      await amount(page).fill('10');
      await withdraw(page);
      await isDone(page);
      await button(page, copy.done.close).click();
      await expectRoute(page, 'account');

      await button(page, accountMessages.leaving.cancel).click();
      await button(page, leaving.review.continue).click();
      await button(page, leaving.explain.confirm).click();
      await button(page, leaving.done.close).click();
      await button(page, accountMessages.ending.withdraw).click();
      await withdraw(page);
      await isDone(page);
      const { status, cashBackCents, payouts } = await ledgerOf(email);
      const added = payouts.slice(before.payouts.length).map(({ amountCents }) => amountCents);
      expect({ status, cashBackCents, added }).toEqual({
        status: 'churned',
        cashBackCents: 0,
        added: [1000, before.cashBackCents - 1000],
      });
    },
  );

  test('[AUTH-06] [R19] of a session that has ended leads to the login, and back to it', async ({
    page,
    sandbox,
    enter,
  }) => {
    const member = await enter('active');
    await page.goto('/?flow=withdraw');
    await expect(review(page)).toBeVisible();
    for (const [method, path] of [
      ['POST', '/payouts'],
      ['GET', '/users/me'],
    ] as const)
      await sandbox.addFault({ method, path, fault: { status: 401 }, times: 1 });
    await withdraw(page);
    await expectRoute(page, 'login');
    await logIn(page, member);
    await expect(review(page)).toBeVisible();
    await withdraw(page);
    await isDone(page);
  });
});
