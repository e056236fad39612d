import type { BrowserContext, Page } from '@playwright/test';
import { welcomeMessages } from '#src/flows/welcome/welcome.messages.ts';
import { planMessages } from '#src/messages/plans.ts';
import { signUpMessages } from '#src/flows/sign-up/sign-up.messages.ts';
import { stepperMessages } from '#src/messages/fields.ts';
import { test } from '#tests/support/journey-checkout.ts';
import { cardForm, fillCard, payWith, securityCode, testCards } from '#paths/drive/forms/card-form.ts';
import {
  accountForm,
  fillAccount,
  newcomer,
  radioCard,
  type Newcomer,
} from '#paths/drive/forms/sign-up-forms.ts';
import {
  choosePlan,
  createAccount,
  expectWelcome,
  skipTheRest,
  closeReceipt,
} from '#tests/support/journey-sign-up.ts';
import { expect } from '#tests/support/journey.ts';
import { expectRoute, recordCalls } from '#tests/support/journey-page.ts';

const { affinity, billing, details, paid } = signUpMessages;

const back = (page: Page) => page.getByRole('link', { name: stepperMessages.back });
const order = (page: Page) => page.getByRole('region', { name: billing.summary });

/** Nothing that the browser keeps holds a password or anything of a card. */
async function expectNoSecretStored(
  page: Page,
  context: BrowserContext,
  { password }: Newcomer,
): Promise<void> {
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state]),
  );
  const remembered = `${stored} ${JSON.stringify(await context.cookies())} ${page.url()}`;
  const digits = testCards['4242'];
  for (const secret of [password, digits, digits.replaceAll(/(....)(?=.)/g, '$1 ')])
    expect(remembered).not.toContain(secret);
  /** As a value of its own: three digits stand in many a time and key. */
  expect(remembered).not.toMatch(new RegExp(`["=]${securityCode}(?:["&\\\\]|$)`));
}

test.describe('The steps of signing up', { tag: '@desktop' }, () => {
  test('[JOIN-08] [R15] a refresh at every step restores what was entered, and no secret is stored', async ({
    page,
    context,
    sandbox,
  }) => {
    test.setTimeout(90_000);
    await sandbox.clearAttempts();
    const person = newcomer();
    await page.goto('/sign-up');
    await expectRoute(page, 'sign-up-tiers');
    await radioCard(page, planMessages.frequencies.year).click();
    await radioCard(page, 'Captain').click();
    await page.reload();
    await page.getByRole('button', { name: signUpMessages.tiers.chosen('Captain', null) }).click();
    await expectRoute(page, 'sign-up-account');
    await fillAccount(page, person);
    await expectNoSecretStored(page, context, person);
    await page.reload();
    const form = accountForm(page);
    await expect(form.firstName).toHaveValue(person.firstName);
    await expect(form.lastName).toHaveValue(person.lastName);
    await expect(form.email).toHaveValue(person.email);
    await expect(form.password).toHaveValue('');
    await expect(form.again).toHaveValue('');
    await createAccount(page, person);

    await fillCard(page, '4242');
    await expectNoSecretStored(page, context, person);
    await page.reload();
    await expectRoute(page, 'sign-up-billing');
    await expect(order(page).getByText(planMessages.plan('Captain', 'year'))).toBeVisible();
    await expect(cardForm(page).number).toHaveValue('');
    await payWith(page, '4242');

    await closeReceipt(page);
    await expectRoute(page, 'sign-up-affinity');
    await page.reload();
    await expectRoute(page, 'sign-up-affinity');
    await page
      .locator('label')
      .filter({ has: page.getByRole('radio') })
      .first()
      .click();
    await page.getByRole('button', { name: affinity.next }).click();
    await expectRoute(page, 'sign-up-user-info');
    await page.getByLabel(details.street).fill('7 Millrace Court');
    await page.getByLabel(details.postalCode.US).fill('04101');
    await page.reload();
    await expect(page.getByLabel(details.street)).toHaveValue('7 Millrace Court');
    await expect(page.getByLabel(details.postalCode.US)).toHaveValue('04101');
    await expectNoSecretStored(page, context, person);
    await page.getByRole('button', { name: details.skip }).click();
    await expectWelcome(page, person);
    const left = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, document.cookie]));
    expect(left).not.toMatch(/signup_|Millrace|Okafor/);
    await page.getByRole('button', { name: welcomeMessages.close }).click();
    await page.goBack();
    await expectRoute(page, 'home');
  });

  test(
    '[JOIN-08] [R16] Back leads from step to step, the plan can be changed, and the account stays',
    { tag: '@core' },
    async ({ page, sandbox, ledgerOf }) => {
      test.setTimeout(90_000);
      await sandbox.clearAttempts();
      const person = newcomer();
      await page.goto('/sign-up');
      await choosePlan(page, 'Rookie', 'year');
      await fillAccount(page, person);
      await back(page).click();
      await expectRoute(page, 'sign-up-tiers');
      await expect(page.getByRole('radio', { name: /^Rookie\b/ })).toBeChecked();
      await expect(page.getByRole('radio', { name: /^Annual\b/ })).toBeChecked();
      await page.goBack();
      await expectRoute(page, 'sign-up-account');
      await page.reload();
      await expectRoute(page, 'sign-up-account');
      await expect(accountForm(page).email).toHaveValue(person.email);
      await back(page).click();
      await choosePlan(page, 'Starter', 'month');
      await expect(accountForm(page).email).toHaveValue(person.email);
      await createAccount(page, person);
      await expect(order(page).getByText(planMessages.plan('Starter', 'month'))).toBeVisible();

      await page.goBack();
      await expectRoute(page, 'sign-up-tiers');
      await page.goForward();
      await expectRoute(page, 'sign-up-billing');
      await back(page).click();
      await expectRoute(page, 'sign-up-tiers');
      await expect(page.getByRole('radio', { name: /^Starter\b/ })).toBeChecked();
      await radioCard(page, 'Captain').click();
      await page.getByRole('button', { name: signUpMessages.tiers.chosen('Captain', null) }).click();
      await expectRoute(page, 'sign-up-billing');
      await expect(order(page).getByText(planMessages.plan('Captain', 'month'))).toBeVisible();

      await page.goBack();
      await expectRoute(page, 'sign-up-tiers');
      await page.goForward();
      await expectRoute(page, 'sign-up-billing');
      await expect(order(page).getByText(planMessages.plan('Captain', 'month'))).toBeVisible();

      await payWith(page, '4242');
      await closeReceipt(page);
      await expectRoute(page, 'sign-up-affinity');
      await page.getByRole('button', { name: affinity.skip }).click();
      await expectRoute(page, 'sign-up-user-info');
      await back(page).click();
      await expectRoute(page, 'sign-up-affinity');
      await page.goBack();
      await expectRoute(page, 'sign-up-user-info');
      await page.goto('/sign-up/billing');
      await expectRoute(page, 'home');
      expect((await ledgerOf(person.email)).charges).toEqual([{ amountCents: 5000, status: 'succeeded' }]);
    },
  );

  test('[JOIN-08] [SUBS-13] the Back button after paying leads home, never to a second payment', async ({
    page,
    atCheckout,
    ledgerOf,
  }) => {
    const { email } = await atCheckout();
    await back(page).click();
    await expectRoute(page, 'sign-up-tiers');
    await page.getByRole('button', { name: signUpMessages.tiers.chosen('Starter', null) }).click();
    await expectRoute(page, 'sign-up-billing');
    await payWith(page, '4242');
    await closeReceipt(page);
    await expectRoute(page, 'sign-up-affinity');
    await page.goBack();
    await expectRoute(page, 'home');
    expect((await ledgerOf(email)).charges).toHaveLength(1);
  });
});

/** A tab whose member has paid in another one shows the receipt, or the next step already. */
async function expectPaidElsewhere(tab: Page): Promise<void> {
  const receipt = tab.getByRole('heading', { name: paid.title });
  const next = tab.getByRole('heading', { name: affinity.title });
  await expect(receipt.or(next)).toBeVisible();
}

test.describe('Steps out of turn', { tag: '@desktop' }, () => {
  test(
    '[JOIN-08] [NAV-05] a jump ahead by address lands on the first incomplete step',
    { tag: '@core' },
    async ({ page, context, signUp }) => {
      const later = ['account', 'billing', 'affinity', 'user-info'];
      for (const step of later) {
        await page.goto(`/sign-up/${step}`);
        await expectRoute(page, 'sign-up-tiers');
      }
      await choosePlan(page, 'Starter', 'month');
      for (const step of later) {
        await page.goto(`/sign-up/${step}`);
        await expectRoute(page, 'sign-up-account');
      }
      await signUp();
      for (const step of later) {
        await page.goto(`/sign-up/${step}`);
        await expectRoute(page, 'sign-up-billing');
      }
      await context.clearCookies({ name: /^signup_/ });
      for (const step of later) {
        await page.goto(`/sign-up/${step}`);
        await expectRoute(page, 'sign-up-tiers');
      }
    },
  );

  test('[SUBS-13] [R8] a second tab that pays after the first is not charged again', async ({
    page,
    context,
    atCheckout,
    ledgerOf,
  }) => {
    const { email } = await atCheckout();
    const second = await context.newPage();
    await second.goto('/sign-up/billing');
    await expect(cardForm(second).submit).toBeVisible();
    await fillCard(second, '4444');
    await payWith(page, '4242');
    await closeReceipt(page);
    await expectRoute(page, 'sign-up-affinity');
    const calls = recordCalls(second);
    await cardForm(second).submit.click();
    await expectPaidElsewhere(second);
    expect(calls.filter((call) => call === 'POST /cards').length).toBeLessThanOrEqual(1);
    const { status, charges } = await ledgerOf(email);
    expect({ status, charges }).toEqual({
      status: 'active',
      charges: [{ amountCents: 2500, status: 'succeeded' }],
    });
    await skipTheRest(second, { hasAffinities: true });
  });

  test('[SUBS-13] [R8] two tabs that pay at once are charged once', async ({
    page,
    context,
    atCheckout,
    ledgerOf,
  }) => {
    const { email } = await atCheckout();
    const second = await context.newPage();
    await second.goto('/sign-up/billing');
    await fillCard(page, '4242');
    await fillCard(second, '4242');
    await Promise.all([cardForm(page).submit.click(), cardForm(second).submit.click()]);
    await closeReceipt(page);
    await expectRoute(page, 'sign-up-affinity');
    await expectPaidElsewhere(second);
    expect(await ledgerOf(email)).toMatchObject({
      status: 'active',
      cards: ['4242'],
      charges: [{ amountCents: 2500, status: 'succeeded' }],
    });
  });
});
