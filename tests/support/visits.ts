import type { Page } from '@playwright/test';
import { accountMessages } from '#src/flows/account/account.messages.ts';
import { loginMessages } from '#src/flows/login/login.messages.ts';
import { repetitions } from './repetitions.ts';

/** How many visits a test of several builds makes. */
export const visits = repetitions('VISITS', 100);
export const visitsTimeout = 120_000 + visits * 20_000;

const atOnce = 3;

/** Makes all visits, a few at once; each gives what went wrong. Gives those that were not whole. */
export async function brokenVisits(visit: () => Promise<string[]>): Promise<string[][]> {
  const broken: string[][] = [];
  let left = visits;
  const work = async () => {
    while (left > 0) {
      left -= 1;
      const wrong = await visit();
      if (wrong.length > 0) broken.push(wrong);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return broken;
}

/** Logs in and reads the account. */
export async function readAccount(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await page.goto('/login');
  await page.getByLabel(loginMessages.email, { exact: true }).fill(email);
  await page.getByLabel(loginMessages.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: loginMessages.submit }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
  await page.goto('/account');
  await page.getByRole('heading', { level: 1, name: accountMessages.title }).waitFor();
  await page.getByText(email).first().waitFor();
}
