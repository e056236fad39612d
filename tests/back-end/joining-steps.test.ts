import type { Page } from '@playwright/test';
import { cardLinkMessages } from '#src/flows/card-link/card-link.messages.ts';
import { signUpMessages } from '#src/flows/sign-up/sign-up.messages.ts';
import { toastText } from '#src/flows/toasts/toasts.messages.ts';
import { stepperMessages } from '#src/messages/fields.ts';
import { planMessages } from '#src/messages/plans.ts';
import { accountForm, fillAccount, newcomer, radioCard } from '#paths/drive/forms/sign-up-forms.ts';
import { expect, fillLogin, payWith, test, visa } from '#tests/support/back-end-journey.ts';
import { expectRoute, toastOf } from '#tests/support/journey-page.ts';
import { choosePlan, closeReceipt, createAccount } from '#tests/support/journey-sign-up.ts';

const order = (page: Page) => page.getByRole('region', { name: signUpMessages.billing.summary });
const chosen = (page: Page, tier: string) =>
  page.getByRole('button', { name: signUpMessages.tiers.chosen(tier, null) });
const numberField = (page: Page) =>
  page.frameLocator(`iframe[title="${cardLinkMessages.frameTitle}"]`).getByLabel('Card number');

test('[BACK-01] [JOIN-08] a refresh at each step of joining restores what was entered, and one payment joins', async ({
  page,
  backEnd,
}) => {
  const person = newcomer();
  await page.goto('/sign-up?utm_source=mail');
  await expectRoute(page, 'sign-up-tiers');
  await radioCard(page, planMessages.frequencies.year).click();
  await radioCard(page, 'Silver').click();
  await page.reload();
  await chosen(page, 'Silver').click();
  await expectRoute(page, 'sign-up-account');
  await fillAccount(page, person);
  await page.reload();
  const form = accountForm(page);
  await expect(form.firstName).toHaveValue(person.firstName);
  await expect(form.email).toHaveValue(person.email);
  await expect(form.password).toHaveValue('');
  await createAccount(page, person);

  await numberField(page).fill(visa);
  await page.reload();
  await expectRoute(page, 'sign-up-billing');
  await expect(order(page)).toContainText(planMessages.plan('Silver', 'year'));
  await expect(order(page)).toContainText('$97.50');
  await expect(numberField(page)).toHaveValue('');
  await payWith(page, visa);
  await closeReceipt(page);
  await expectRoute(page, 'sign-up-user-info');
  await page.reload();
  await expectRoute(page, 'sign-up-user-info');

  expect(backEnd.state.charges).toMatchObject([{ amount: 97.5, reason: 'enrol' }]);
  expect([backEnd.count('POST /signup'), backEnd.count('POST /cards')]).toEqual([1, 1]);
  const sent = backEnd.log.find(({ call }) => call === 'POST /cards');
  expect(sent?.headers['x-utm-source']).toBe('mail');
});

test('[BACK-01] [JOIN-08] Back from the card step shows the chosen plan, another one can be chosen, and the account stays', async ({
  page,
  backEnd,
}) => {
  const person = newcomer();
  await page.goto('/sign-up');
  await choosePlan(page, 'Bronze', 'month');
  await createAccount(page, person);
  await expect(order(page)).toContainText(planMessages.plan('Bronze', 'month'));

  await page.goBack();
  await expectRoute(page, 'sign-up-tiers');
  await expect(page.getByRole('radio', { name: /^Bronze\b/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: /^Monthly\b/ })).toBeChecked();
  await page.goForward();
  await expectRoute(page, 'sign-up-billing');
  await expect(order(page)).toContainText(planMessages.plan('Bronze', 'month'));

  await page.getByRole('link', { name: stepperMessages.back }).click();
  await expectRoute(page, 'sign-up-tiers');
  await radioCard(page, 'Silver').click();
  await chosen(page, 'Silver').click();
  await expectRoute(page, 'sign-up-billing');
  await expect(order(page)).toContainText('$9.75');
  await payWith(page, visa);
  await closeReceipt(page);
  await expectRoute(page, 'sign-up-user-info');
  await page.goBack();
  await expectRoute(page, 'home');
  expect(backEnd.state.charges).toMatchObject([{ amount: 9.75, reason: 'enrol' }]);
  expect([backEnd.count('POST /signup'), backEnd.count('POST /cards')]).toEqual([1, 1]);
});

test('[BACK-01] [AUTH-06] a session that the API ended at the card step leads over the login back to the plan, unpaid', async ({
  page,
  backEnd,
}) => {
  const person = newcomer();
  await page.goto('/sign-up');
  await choosePlan(page, 'Silver', 'month');
  await createAccount(page, person);
  await expect(numberField(page)).toBeVisible();
  backEnd.state.sessions.clear();
  await payWith(page, visa);
  await expectRoute(page, 'login');
  await expect(toastOf(page, toastText({ key: 'sessionExpired' }))).toHaveCount(1);
  expect(backEnd.state.charges).toEqual([]);
  await fillLogin(page, person.email, person.password);
  await expectRoute(page, 'sign-up-billing');
  await expect(order(page)).toContainText(planMessages.plan('Silver', 'month'));
  await payWith(page, visa);
  await closeReceipt(page);
  await expectRoute(page, 'sign-up-user-info');
  expect(backEnd.state.charges).toMatchObject([{ amount: 9.75, reason: 'enrol' }]);
  expect(backEnd.count('POST /cards')).toBe(1);
});
