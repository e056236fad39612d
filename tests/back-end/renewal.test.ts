import type { Page } from '@playwright/test';
import {
  cancelReasonMessages,
  membershipCancelMessages as leaving,
} from '#src/flows/membership-cancel/membership-cancel.messages.ts';
import { activityMessages } from '#src/flows/activity/activity.messages.ts';
import { accountMessages } from '#src/flows/account/account.messages.ts';
import { paymentMessages } from '#src/flows/payment/payment.messages.ts';
import { renewalMessages as copy } from '#src/flows/renewal/renewal.messages.ts';
import { confirmationMessages } from '#src/messages/confirmation.ts';
import { button, expect, payWith, test, visa } from '#tests/support/back-end-journey.ts';
import { expectRoute } from '#tests/support/journey-page.ts';

const renew = (page: Page) => button(page, /^Renew now/);
const closeReceipt = (page: Page) => button(page, confirmationMessages.close).click();

for (const name of ['overdue', 'suspended'] as const) {
  test(`[BACK-01] [BACK-02] a member who is ${name} pays once, and is back`, async ({
    page,
    backEnd,
    enter,
  }) => {
    const member = await enter(name);
    await page.goto(name === 'suspended' ? '/' : '/renew');
    await expectRoute(page, 'renew');
    await expect(renew(page)).toBeVisible();
    await expect(page.getByRole('main')).toContainText('$9.75');
    await renew(page).dblclick();
    await closeReceipt(page);
    await expectRoute(page, 'home');
    expect(member.membership).toMatchObject({ status: 'active', membershipTierPlanId: 121 });
    expect(backEnd.state.charges).toEqual([{ userId: member.user.id, amount: 9.75, reason: 'renewal' }]);
    expect(backEnd.count('POST /membership/charge')).toBe(1);
  });
}

test('[BACK-01] [BACK-04] a renewal in two tabs at once is paid once, and both go on', async ({
  page,
  context,
  backEnd,
  enter,
}) => {
  await enter('suspended');
  backEnd.answer('POST /membership/charge', { delayMs: 1000 });
  const tabs = [page, await context.newPage()];
  for (const tab of tabs) {
    await tab.goto('/renew');
    await expect(renew(tab)).toBeVisible();
  }
  await Promise.all(tabs.map((tab) => renew(tab).click()));
  for (const tab of tabs) {
    await closeReceipt(tab);
    await expectRoute(tab, 'home');
  }
  expect(backEnd.state.charges).toEqual([{ userId: 5, amount: 9.75, reason: 'renewal' }]);
  expect(backEnd.count('POST /membership/charge')).toBe(1);
});

test('[BACK-04] a renewal whose tab is closed before its answer is not sent again from another tab, and is found', async ({
  page,
  context,
  backEnd,
  enter,
}) => {
  await enter('suspended');
  backEnd.answer('POST /membership/charge', { delayMs: 5000 });
  const first = await context.newPage();
  for (const tab of [first, page]) {
    await tab.goto('/renew');
    await expect(renew(tab)).toBeVisible();
  }
  await renew(first).click();
  await expect.poll(() => backEnd.count('POST /membership/charge')).toBe(1);
  await first.close();
  await renew(page).click();
  await expect(page.getByText(paymentMessages.confirming.title)).toBeVisible();
  await closeReceipt(page);
  await expectRoute(page, 'home');
  expect(backEnd.state.charges).toEqual([{ userId: 5, amount: 9.75, reason: 'renewal' }]);
  expect(backEnd.count('POST /membership/charge')).toBe(1);
});

test('[BACK-01] a declined renewal says so, and another card pays it', async ({ page, backEnd, enter }) => {
  const member = await enter('suspended');
  for (const card of member.cards) card.lastDigits = '9999';
  await page.goto('/renew');
  await renew(page).click();
  await expect(page.getByRole('alert').first()).toContainText(copy.review.refused);
  expect(backEnd.state.charges).toEqual([]);
  await button(page, copy.review.change).click();
  await button(page, copy.choice.another).click();
  await payWith(page, visa);
  await expect(page.getByText('Visa ending in 4242')).toBeVisible();
  await renew(page).click();
  await closeReceipt(page);
  await expectRoute(page, 'home');
  expect(member.membership?.status).toBe('active');
  expect(backEnd.state.charges).toEqual([{ userId: 5, amount: 9.75, reason: 'renewal' }]);
  expect(backEnd.count('POST /membership/charge')).toBe(2);
});

test('[BACK-01] a member cancels once, and loses nothing that is paid', async ({ page, backEnd, enter }) => {
  const member = await enter('active');
  await page.goto('/account');
  await button(page, accountMessages.leaving.cancel).click();
  await button(page, leaving.review.continue).click();
  await page.getByText(cancelReasonMessages['not-used']).click();
  await button(page, leaving.explain.confirm).dblclick();
  await expect(page.getByRole('heading', { name: leaving.done.title })).toBeVisible();
  await button(page, leaving.done.close).click();
  await expectRoute(page, 'account');
  expect(member.membership?.status).toBe('churned');
  expect(member.membership?.currentSubscription).not.toBeNull();
  expect(backEnd.count('POST /membership/cancel')).toBe(1);
  expect(backEnd.state.charges).toEqual([]);
});

test('[BACK-02] without balances nothing is said of them while a member leaves, and no withdrawal is offered', async ({
  page,
  enter,
}) => {
  await enter('active');
  await page.goto('/account');
  await button(page, accountMessages.leaving.cancel).click();
  await expect(page.getByText(leaving.review.lose)).toBeVisible();
  await expect(page.getByText(leaving.review.unread)).toHaveCount(0);
  await button(page, leaving.review.continue).click();
  await button(page, leaving.explain.confirm).click();
  await button(page, leaving.done.close).click();
  await expect(button(page, accountMessages.ending.reactivate)).toBeVisible();
  await expect(button(page, accountMessages.ending.withdraw)).toHaveCount(0);
});

test('[BACK-02] balances that never come hold up neither a renewal nor what a link opens', async ({
  page,
  backEnd,
  enter,
}) => {
  backEnd.answer('404 GET /w/v1/acme/membership/summary', { delayMs: 60_000 });
  const soon = { timeout: 15_000 };
  await enter('suspended');
  await page.goto('/renew');
  await expect(renew(page)).toBeVisible(soon);
  await enter('active');
  await page.goto('/?flow=upgrade&tier=gold');
  await expect(page.getByRole('dialog').getByText('$9.50').first()).toBeVisible(soon);
});

test('[BACK-02] without payouts no withdrawal is offered, and the rest of the pages stands', async ({
  page,
  enter,
}) => {
  await enter('active');
  await page.goto('/activity');
  await expectRoute(page, 'activity');
  await expect(page.getByRole('heading', { name: activityMessages.title })).toBeVisible();
  await expect(page.getByRole('button', { name: /withdraw/i })).toHaveCount(0);
  await page.goto('/account');
  await expect(page.getByText('Silver, monthly').first()).toBeVisible();
  await expect(page.getByText('$9.75').first()).toBeVisible();
  await expect(page.getByText(/not implemented/i)).toHaveCount(0);
});
