import type { BrowserContext, Page } from '@playwright/test';
import { welcomeMessages } from '#src/flows/welcome/welcome.messages.ts';
import { planMessages } from '#src/messages/plans.ts';
import { frameMessages } from '#src/messages/frame.ts';
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
import { choosePlan, createAccount, expectWelcome, closeReceipt } from '#tests/support/journey-sign-up.ts';
import { expect } from '#tests/support/journey.ts';
import { expectRoute } from '#tests/support/journey-page.ts';

const { affinity, billing, details } = signUpMessages;

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

/** How far from the page's left edge a step's logo, head and first button begin, CSS pixels. */
async function leftEdges(page: Page, button: string): Promise<number[]> {
  const named = page.getByRole('button', { name: button });
  await expect(named).toBeVisible();
  const logo = page.getByRole('banner').getByRole('link').first();
  const parts = [logo, page.getByRole('heading', { level: 1 }), named];
  return Promise.all(parts.map(async (part) => Math.round((await part.boundingBox())?.x ?? NaN)));
}

test.describe('The steps of signing up', { tag: '@desktop' }, () => {
  test('[JOIN-03] the logo, the head and the button of every step share one left edge', async ({
    page,
    sandbox,
  }) => {
    test.setTimeout(90_000);
    await sandbox.clearAttempts();
    await page.goto('/sign-up/tiers');
    await expectRoute(page, 'sign-up-tiers');
    const continues = await leftEdges(page, signUpMessages.tiers.chosen('Rookie', null));
    const [edge = NaN] = continues;
    const shared = [edge, edge, edge];
    expect(continues).toEqual(shared);
    await choosePlan(page, 'Rookie', 'month');
    expect(await leftEdges(page, signUpMessages.account.submit)).toEqual(shared);
    await createAccount(page, newcomer());
    expect((await leftEdges(page, frameMessages.logOut)).slice(0, 2)).toEqual([edge, edge]);
    await payWith(page, '4242');
    await closeReceipt(page);
    await expectRoute(page, 'sign-up-affinity');
    expect(await leftEdges(page, affinity.skip)).toEqual(shared);
    await page.getByRole('button', { name: affinity.skip }).click();
    await expectRoute(page, 'sign-up-user-info');
    expect(await leftEdges(page, details.skip)).toEqual(shared);
  });

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
