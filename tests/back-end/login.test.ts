import { loginMessages } from '#src/flows/login/login.messages.ts';
import { navigationMessages } from '#src/messages/navigation.ts';
import { people } from '#tests/support/back-end-members.ts';
import { expect, fillLogin, test } from '#tests/support/back-end-journey.ts';
import { accountButton, expectRoute } from '#tests/support/journey-page.ts';

test('[BACK-01] a member logs in, stays so after a reload, and logs out', async ({
  page,
  backEnd,
  logIn,
}) => {
  await logIn('active');
  await expectRoute(page, 'home');
  await page.reload();
  await expectRoute(page, 'home');
  await accountButton(page).click();
  await page.getByRole('menuitem', { name: navigationMessages.items.logOut }).click();
  await expectRoute(page, 'login');
  await expect(page.getByRole('heading', { name: loginMessages.title })).toBeVisible();
  await page.reload();
  await expectRoute(page, 'login');
  expect(backEnd.count('POST /login')).toBe(1);
  expect(backEnd.count('POST /logout')).toBe(1);
  expect([...backEnd.state.sessions.values()].map(({ userId }) => userId).filter(Boolean)).toEqual([]);
});

test('[BACK-01] a wrong password is refused in words, and the right one then works', async ({
  page,
  backEnd,
}) => {
  await page.goto('/login');
  await fillLogin(page, people.active.email, 'Wrong!Word1');
  await expect(page.getByText(/wrong email or password/i).first()).toBeVisible();
  await fillLogin(page, people.active.email);
  await expectRoute(page, 'home');
  expect(backEnd.count('POST /login')).toBe(2);
});

test('[AUTH-08] [BACK-02] where the browser refuses the cookies of the API the login says so', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} });
  });
  await page.goto('/login');
  await fillLogin(page, people.active.email);
  await expect(page.getByText('This page needs cookies, and your browser blocks them.')).toBeVisible();
});

test('[BACK-01] a login answered with the user alone is one', async ({ page, backEnd }) => {
  backEnd.answer('POST /login', { status: 200, text: JSON.stringify({ user: { id: 1 } }) });
  await page.goto('/login');
  await fillLogin(page, people.active.email);
  await expectRoute(page, 'home');
});

test('[BACK-01] a suspended member is led to the renewal by the login', async ({ page, logIn }) => {
  await logIn('suspended');
  await expectRoute(page, 'renew');
});
