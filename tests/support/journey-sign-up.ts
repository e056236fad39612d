import { welcomeMessages } from '#src/flows/welcome/welcome.messages.ts';
import type { Page } from '@playwright/test';
import type { Frequency } from '#machines/domain/tier.ts';
import { signUpMessages } from '#src/flows/sign-up/sign-up.messages.ts';
import { expectRoute } from './journey-page.ts';
import { expect } from './journey.ts';
import { accountButton, fillAccount, submitPlan, type Newcomer } from '#paths/drive/forms/sign-up-forms.ts';

const { affinity, details, paid } = signUpMessages;

/** Chooses a tier at the first step, and goes on to the account. */
export async function choosePlan(page: Page, tier: string, frequency: Frequency): Promise<void> {
  await expectRoute(page, 'sign-up-tiers');
  await submitPlan(page, tier, frequency);
  await expectRoute(page, 'sign-up-account');
}

/** From the account step to the checkout. */
export async function createAccount(page: Page, person: Newcomer): Promise<void> {
  await fillAccount(page, person);
  await accountButton(page).click();
  await expectRoute(page, 'sign-up-billing');
}

/** From the receipt of what was paid to the next step. */
export async function closeReceipt(page: Page, timeout = 15_000): Promise<void> {
  await expect(page.getByRole('heading', { name: paid.title })).toBeVisible({ timeout });
  await page.getByRole('button', { name: paid.next, exact: true }).click();
}

/** The steps after the payment, to the home page. */
export async function skipTheRest(page: Page, { hasAffinities }: { hasAffinities: boolean }): Promise<void> {
  await closeReceipt(page);
  if (hasAffinities) {
    await expectRoute(page, 'sign-up-affinity');
    await page.getByRole('button', { name: affinity.skip }).click();
  }
  await expectRoute(page, 'sign-up-user-info');
  await page.getByRole('button', { name: details.skip }).click();
  await expectRoute(page, 'home');
}

/** Home, with the welcome. */
export async function expectWelcome(page: Page, { firstName }: Pick<Newcomer, 'firstName'>): Promise<void> {
  await expectRoute(page, 'home');
  await expect(page.getByRole('dialog', { name: welcomeMessages.title(firstName) })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
}
