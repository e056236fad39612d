import type { Page } from '@playwright/test';
import type { Sandbox } from '#paths/drive/sandbox.ts';
import { emailChangeMessages as copy } from '#src/flows/account/email-change.messages.ts';
import { accountMessages } from '#src/flows/account/account.messages.ts';
import { settingsMessages as settings } from '#src/flows/account/settings.messages.ts';
import { loginMessages } from '#src/flows/login/login.messages.ts';
import { fieldMessages } from '#src/messages/fields.ts';
import { toastText } from '#src/flows/toasts/toasts.messages.ts';
import { expect, test } from '../support/journey.ts';
import { expectRoute, toastOf } from '../support/journey-page.ts';
import { expectSoundAtBothWidths, expectSoundScreen } from '../support/journey-screen.ts';

test.use({ expectedMessages: /the server responded with a status of (401|520)/ });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

async function ask(page: Page, email: string, password: string) {
  await button(page, settings.act(settings.change, 'email')).click();
  await field(page, settings.newEmail).fill(email);
  await field(page, settings.newEmailAgain).fill(email);
  await field(page, settings.currentPassword).fill(password);
  await button(page, settings.save).click();
}

async function logIn(page: Page, email: string, password: string) {
  await expectRoute(page, 'login');
  await page.getByLabel(loginMessages.email, { exact: true }).fill(email);
  await page.getByLabel(loginMessages.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: loginMessages.submit, exact: true }).click();
}

/** The path of the latest link to a new mailbox. */
async function linkTo(sandbox: Pick<Sandbox, 'mailsTo'>, email: string): Promise<string> {
  const [mail] = await sandbox.mailsTo(email);
  const path = /\/account\?confirm=[\w-]+/.exec(mail?.body ?? '')?.[0];
  if (path === undefined) throw new Error(`No link was sent to ${email}.`);
  return path;
}

test(
  '[LIFE-09] an email changes with the password and the link in the new mailbox, and then logs in',
  { tag: ['@desktop', '@core'] },
  async ({ page, enter, sandbox }) => {
    test.slow();
    const { email, password } = await enter('active');
    const next = `new-${email}`;
    await page.goto('/account');
    await ask(page, email, password);
    await expect(page.getByText(fieldMessages.emailUnchanged)).toBeVisible();
    await field(page, settings.newEmail).fill(next);
    await field(page, settings.newEmailAgain).fill(next);
    await field(page, settings.currentPassword).fill('Wrong!2345');
    await button(page, settings.save).click();
    await expect(page.getByText(fieldMessages.currentPasswordWrong)).toBeVisible();
    await field(page, settings.currentPassword).fill(password);
    await button(page, settings.save).click();
    const awaited = page.getByText(copy.awaited(next, email));
    await expect(awaited).toBeVisible();
    await page.reload();
    await expect(awaited).toBeVisible();
    await expect(page.getByText(accountMessages.lead(email))).toBeVisible();
    await expectSoundAtBothWidths(page);
    const link = await linkTo(sandbox, next);

    await page.context().clearCookies();
    await page.goto(link);
    await logIn(page, email, password);
    await expect(page.getByText(copy.confirmed(next).title)).toBeVisible();
    await expect(page).toHaveURL(/\/account$/);
    await expect(page.getByText(accountMessages.lead(next))).toBeVisible();
    await expectSoundScreen(page);
    await page.goto(link);
    await expect(page.getByText(copy.confirmed(next).title)).toBeVisible();

    await page.context().clearCookies();
    await page.goto('/account');
    await logIn(page, next, password);
    await expect(page.getByText(accountMessages.lead(next))).toBeVisible();
  },
);

test(
  '[LIFE-09] the present email is retained, and the link is worth nothing then',
  { tag: '@phone' },
  async ({ page, enter, sandbox }) => {
    const { email, password } = await enter('active');
    const next = `new-${email}`;
    await page.goto('/account');
    await ask(page, next, password);
    await button(page, copy.drop).click();
    await expect(toastOf(page, toastText({ key: 'emailRetained' }))).toBeVisible();
    await expect(button(page, copy.drop)).toBeHidden();
    await page.goto(await linkTo(sandbox, next));
    await expect(page.getByText(copy.ended(email).text)).toBeVisible();
    await expectSoundScreen(page);
  },
);
