import type { Page } from '@playwright/test';
import { confirmationMessages } from '#src/messages/confirmation.ts';
import { frameMessages } from '#src/messages/frame.ts';
import { navigationMessages } from '#src/messages/navigation.ts';
import { subscriptionMessages } from '#src/flows/subscription/subscription.messages.ts';
import { toastText } from '#src/flows/toasts/toasts.messages.ts';
import { people } from '#tests/support/back-end-members.ts';
import { button, expect, fillLogin, test } from '#tests/support/back-end-journey.ts';
import { expectRoute, toastOf } from '#tests/support/journey-page.ts';

const expired = (page: Page) => toastOf(page, toastText({ key: 'sessionExpired' }));
const searchOf = (page: Page) => new URL(page.url()).search;

test('[BACK-01] [NAV-02] a link into the app leads over the login to its page, with its query', async ({
  page,
  backEnd,
}) => {
  await page.goto('/rewards?category=travel');
  await expectRoute(page, 'login');
  await expect(expired(page)).toHaveCount(0);
  await fillLogin(page, people.active.email);
  await expectRoute(page, 'rewards');
  expect(searchOf(page)).toBe('?category=travel');
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Brand 01' })).toBeVisible();
  expect(backEnd.count('POST /login')).toBe(1);
});

test('[BACK-01] [NAV-02] a link to a plan change leads over the login to its review', async ({
  page,
  backEnd,
}) => {
  await page.goto('/?flow=upgrade&tier=gold');
  await expectRoute(page, 'login');
  await fillLogin(page, people.active.email);
  await expectRoute(page, 'home');
  await expect(button(page, subscriptionMessages.upgrade.pay('$9.50'))).toBeVisible();
  expect(backEnd.state.charges).toEqual([]);
});

test('[BACK-01] [AUTH-06] a session that the API ended in mid-use leads to the login, and back to the page', async ({
  page,
  backEnd,
  enter,
}) => {
  await enter('active');
  await page.goto('/rewards');
  await expectRoute(page, 'rewards');
  backEnd.state.sessions.clear();
  await page.getByRole('link', { name: navigationMessages.items.activity }).first().click();
  await expectRoute(page, 'login');
  await expect(expired(page)).toBeVisible();
  await expect(expired(page)).toHaveCount(1);
  await expect(page.getByText(people.active.email)).toHaveCount(0);
  await fillLogin(page, people.active.email);
  await expectRoute(page, 'activity');
  await page.getByRole('banner').getByRole('link', { name: frameMessages.home }).first().click();
  await expectRoute(page, 'home');
});

test('[BACK-01] [AUTH-06] a start with a session that the API ended leads to the login in silence, and back', async ({
  page,
  backEnd,
  enter,
}) => {
  await enter('active');
  backEnd.state.sessions.clear();
  await page.goto('/account');
  await expectRoute(page, 'login');
  await expect(expired(page)).toHaveCount(0);
  await fillLogin(page, people.active.email);
  await expectRoute(page, 'account');
  await expect(page.getByText(people.active.email).first()).toBeVisible();
});

test('[BACK-01] [BACK-04] [AUTH-06] a payment refused by the end of the session is offered again after the login', async ({
  page,
  backEnd,
  enter,
}) => {
  const member = await enter('active');
  await page.goto('/?flow=upgrade&tier=gold');
  const pay = button(page, subscriptionMessages.upgrade.pay('$9.50'));
  await page.getByRole('checkbox').check();
  backEnd.state.sessions.clear();
  await pay.click();
  await expectRoute(page, 'login');
  await expect(expired(page)).toHaveCount(1);
  await fillLogin(page, people.active.email);
  await expectRoute(page, 'home');
  await page.getByRole('checkbox').check();
  await pay.click();
  await button(page, confirmationMessages.close).click();
  await expect(toastOf(page, 'Your plan is now Gold, monthly.')).toBeVisible();
  expect(member.membership).toMatchObject({ membershipTierId: 13, membershipTierPlanId: 131 });
  expect(backEnd.state.charges).toEqual([{ userId: 1, amount: 9.5, reason: 'upgrade' }]);
  expect(backEnd.log.filter(({ call }) => call === 'PATCH /membership').map(({ status }) => status)).toEqual([
    401, 200,
  ]);
});
