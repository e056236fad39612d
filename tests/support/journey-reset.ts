import type { Page } from '@playwright/test';
import { passwordResetMessages } from '#src/flows/password-reset/password-reset.messages.ts';
import { expectRoute } from './journey-page.ts';
import { enterCode, latestCode } from '#paths/drive/forms/password-reset-forms.ts';
import type { Sandbox } from '#paths/drive/sandbox.ts';
import { expect } from './journey.ts';

const { request, code: codeCopy } = passwordResetMessages;

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
