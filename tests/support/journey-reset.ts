import type { Page } from '@playwright/test';
import { passwordResetMessages } from '#src/flows/password-reset/password-reset.messages.ts';
import { expectRoute } from './journey-page.ts';
import type { Sandbox } from './journey-sandbox.ts';
import { expect } from './journey.ts';

const { request, code: codeCopy, password: passwordCopy } = passwordResetMessages;

/** The code of the newest mail to an address. */
export async function latestCode(sandbox: Sandbox, email: string): Promise<string> {
  const [mail] = await sandbox.mailsTo(email);
  const code = /\b\d{6}\b/.exec(mail?.body ?? '')?.[0];
  if (code === undefined) throw new Error(`No code was sent to ${email}.`);
  return code;
}

/** Another code than this one. */
export function wrongFor(code: string, by = 1): string {
  return String((Number(code) + by) % 1_000_000).padStart(6, '0');
}

/** Asks for a code at the first page, and comes to the second. */
export async function askCode(page: Page, email: string): Promise<void> {
  await page.goto('/password-forgot');
  await page.getByLabel(passwordResetMessages.email, { exact: true }).fill(email);
  await page.getByRole('button', { name: request.submit }).click();
  await expectRoute(page, 'password-reset-1');
}

/** The code is whole with its last digit, and is sent by itself. */
export async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel(codeCopy.label, { exact: true }).fill('');
  await page.getByLabel(codeCopy.label, { exact: true }).fill(code);
}

export async function expectWrongCode(page: Page): Promise<void> {
  await expect(page.getByLabel(codeCopy.label, { exact: true })).toHaveAccessibleDescription(
    `${codeCopy.hint} ${codeCopy.wrong}`,
  );
}

/** From a visitor to the page for the new password. */
export async function comeToNewPassword(page: Page, sandbox: Sandbox, email: string): Promise<void> {
  await askCode(page, email);
  await enterCode(page, await latestCode(sandbox, email));
  await expectRoute(page, 'password-reset-2');
}

export async function choosePassword(page: Page, password: string, again = password): Promise<void> {
  await page.getByLabel(passwordCopy.label, { exact: true }).fill(password);
  await page.getByLabel(passwordCopy.confirmation, { exact: true }).fill(again);
  await page.getByRole('button', { name: passwordCopy.submit }).click();
}
