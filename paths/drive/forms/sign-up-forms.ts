import type { Locator, Page } from '@playwright/test';
import type { Frequency } from '#machines/domain/tier.ts';
import { newPasswordMessages } from '#src/messages/fields.ts';
import { planMessages } from '#src/messages/plans.ts';
import { signUpMessages } from '#src/flows/sign-up/sign-up.messages.ts';

const { tiers: tiersCopy, account: accountCopy } = signUpMessages;

export interface Newcomer {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

/** Somebody whom the server has never seen. */
export function newcomer(): Newcomer {
  const email = `ada.${crypto.randomUUID().slice(0, 13)}@example.com`;
  return { firstName: 'Ada', lastName: 'Okafor-Lind', email, password: 'Sunny!Day42' };
}

/** The label of a radio button, by the beginning of its name; the button itself is out of sight. */
export function radioCard(page: Page, name: string): Locator {
  return page.locator('label').filter({ has: page.getByRole('radio', { name: new RegExp(`^${name}\\b`) }) });
}

/** Chooses a tier on the step of the plans, and sends it. */
export async function submitPlan(page: Page, tier: string, frequency: Frequency): Promise<void> {
  await radioCard(page, planMessages.frequencies[frequency]).click();
  await radioCard(page, tier).click();
  await page.getByRole('button', { name: tiersCopy.chosen(tier, null) }).click();
}

/** The fields of the account step. */
export function accountForm(page: Page): Record<keyof Newcomer | 'again' | 'cap' | 'over18', Locator> {
  return {
    firstName: page.getByLabel(accountCopy.firstName, { exact: true }),
    lastName: page.getByLabel(accountCopy.lastName, { exact: true }),
    email: page.getByLabel(accountCopy.email, { exact: true }),
    password: page.getByLabel(newPasswordMessages.password, { exact: true }),
    again: page.getByLabel(newPasswordMessages.confirmation, { exact: true }),
    cap: page.getByLabel(accountCopy.cap, { exact: true }),
    over18: page.getByRole('checkbox', { name: accountCopy.over18 }),
  };
}

export async function fillAccount(page: Page, person: Newcomer): Promise<void> {
  const form = accountForm(page);
  await form.firstName.fill(person.firstName);
  await form.lastName.fill(person.lastName);
  await form.email.fill(person.email);
  await form.password.fill(person.password);
  await form.again.fill(person.password);
  await form.over18.check();
}

export function accountButton(page: Page): Locator {
  return page.getByRole('button', { name: accountCopy.submit });
}
