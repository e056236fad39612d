import type { Page } from '@playwright/test';
import { accountMessages } from '#src/flows/account/account.messages.ts';
import { settingsMessages as copy } from '#src/flows/account/settings.messages.ts';
import { toastText } from '#src/flows/toasts/toasts.messages.ts';
import { password } from '#tests/support/back-end-members.ts';
import { button, expect, fillLogin, test } from '#tests/support/back-end-journey.ts';
import { expectRoute, logOut, toastOf } from '#tests/support/journey-page.ts';

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const open = (page: Page, row: keyof typeof copy.labels) =>
  button(page, new RegExp(`^(${copy.act(copy.change, row)}|${copy.act(copy.add, row)})$`)).click();
const saved = (page: Page, setting: keyof typeof copy.labels | 'newsletter') =>
  expect(toastOf(page, toastText({ key: 'settingSaved', setting }))).toBeVisible();

test('[BACK-01] name, phone, newsletter, email and password are changed, each with one call', async ({
  page,
  backEnd,
  enter,
}) => {
  const member = await enter('active');
  await page.goto('/account');
  await open(page, 'name');
  await field(page, copy.firstName).fill('Zoë-Ann');
  await button(page, copy.save).click();
  await saved(page, 'name');
  await open(page, 'phone');
  await field(page, copy.phone).fill('207 555 0134');
  await button(page, copy.save).click();
  await saved(page, 'phone');
  await page.getByRole('switch').click();
  await saved(page, 'newsletter');
  await open(page, 'email');
  await field(page, copy.newEmail).fill('zoe@acme.example');
  await field(page, copy.newEmailAgain).fill('zoe@acme.example');
  await field(page, copy.currentPassword).fill(password);
  await button(page, copy.save).click();
  await saved(page, 'email');
  await expect(page.getByText(accountMessages.lead('zoe@acme.example'))).toBeVisible();
  await open(page, 'password');
  await field(page, copy.currentPassword).fill(password);
  await field(page, copy.newPassword).fill('Better!98765');
  await field(page, copy.newPasswordAgain).fill('Better!98765');
  await button(page, copy.save).click();
  await saved(page, 'password');

  expect(member).toMatchObject({
    user: { firstName: 'Zoë-Ann', email: 'zoe@acme.example' },
    password: 'Better!98765',
    membership: { newsletter: false },
  });
  expect(backEnd.count('PATCH /users/me')).toBe(2);
  const once = ['PATCH /membership', 'PATCH /users/me/email', 'PATCH /users/me/password'];
  expect(once.map((call) => backEnd.count(call))).toEqual([1, 1, 1]);
  await logOut(page);
  await expectRoute(page, 'login');
  await fillLogin(page, 'zoe@acme.example', 'Better!98765');
  await expectRoute(page, 'home');
});

test('[BACK-01] an email that is in use is refused on the form', async ({ page, enter }) => {
  const member = await enter('active');
  await page.goto('/account');
  await open(page, 'email');
  await field(page, copy.newEmail).fill('yearly@acme.example');
  await field(page, copy.newEmailAgain).fill('yearly@acme.example');
  await field(page, copy.currentPassword).fill(password);
  await button(page, copy.save).click();
  await expect(page.getByText('This email is already in use.')).toBeVisible();
  expect(member.user.email).toBe('active@acme.example');
});
