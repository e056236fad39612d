import type { Page } from '@playwright/test';
import { passwordResetMessages } from '#src/flows/password-reset/password-reset.messages.ts';
import type { Sandbox } from '../sandbox.ts';

const { code: codeCopy, password: passwordCopy } = passwordResetMessages;

/** The code of the newest mail to an address. */
export async function latestCode(sandbox: Sandbox, email: string): Promise<string> {
  const [mail] = await sandbox.mailsTo(email);
  const code = /\b\d{6}\b/.exec(mail?.body ?? '')?.[0];
  if (code === undefined) throw new Error(`No code was sent to ${email}.`);
  return code;
}

/** The code is whole with its last digit, and is sent by itself. */
export async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel(codeCopy.label, { exact: true }).fill('');
  await page.getByLabel(codeCopy.label, { exact: true }).fill(code);
}

export async function choosePassword(page: Page, password: string, again = password): Promise<void> {
  await page.getByLabel(passwordCopy.label, { exact: true }).fill(password);
  await page.getByLabel(passwordCopy.confirmation, { exact: true }).fill(again);
  await page.getByRole('button', { name: passwordCopy.submit }).click();
}
