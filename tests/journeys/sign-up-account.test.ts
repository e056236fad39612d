import { errorMessage } from '#src/messages/errors.ts';
import { fieldMessages } from '#src/messages/fields.ts';
import { loginMessages } from '#src/flows/login/login.messages.ts';
import { signUpMessages } from '#src/flows/sign-up/sign-up.messages.ts';
import { toastText } from '#src/flows/toasts/toasts.messages.ts';
import { planMessages } from '#src/messages/plans.ts';
import { test } from '#tests/support/journey-checkout.ts';
import { cardForm, payWith } from '#paths/drive/forms/card-form.ts';
import { accountButton, accountForm, fillAccount, newcomer } from '#paths/drive/forms/sign-up-forms.ts';
import { choosePlan, closeReceipt } from '#tests/support/journey-sign-up.ts';
import type { Fault } from '#paths/drive/sandbox.ts';
import { expect, logIn } from '#tests/support/journey.ts';
import { expectRoute, recordCalls, toastOf } from '#tests/support/journey-page.ts';
import { expectSoundScreen } from '#tests/support/journey-screen.ts';

const { account, billing } = signUpMessages;

test.describe('The account step', { tag: '@desktop' }, () => {
  test.use({
    expectedMessages: /status of (401|500|520|422)|net::ERR_/,
  });

  test('[JOIN-04] [FRMT-03] every rule has its words at its field, and nothing is sent', async ({ page }) => {
    await page.goto('/sign-up');
    await choosePlan(page, 'Starter', 'month');
    const form = accountForm(page);
    const calls = recordCalls(page);
    const describedBy = (field: keyof typeof form, text: string) =>
      expect(form[field], text).toHaveAccessibleDescription(new RegExp(text.replaceAll(/[.:?]/g, '\\$&')));

    await accountButton(page).click();
    await expect(form.firstName).toBeFocused();
    await describedBy('firstName', fieldMessages.firstNameMissing);
    await describedBy('lastName', fieldMessages.lastNameMissing);
    await describedBy('email', fieldMessages.emailMissing);
    await describedBy('password', fieldMessages.passwordMissing);
    await describedBy('again', fieldMessages.passwordAgainMissing);
    await describedBy('over18', fieldMessages.over18Missing);
    await expectSoundScreen(page);

    await form.firstName.fill('<b>Ada</b>');
    await form.lastName.fill('1234');
    await form.email.fill('ada@nowhere');
    await form.password.fill('short');
    await form.again.fill('other');
    await accountButton(page).click();
    await describedBy('firstName', fieldMessages.firstNameInvalid);
    await describedBy('lastName', fieldMessages.lastNameInvalid);
    await describedBy('email', fieldMessages.emailInvalid);
    await describedBy('password', fieldMessages.passwordWeak);

    await form.firstName.fill('Ada');
    await form.lastName.fill('Okafor');
    await form.email.fill('ada@example.com');
    await form.password.fill('Sunny!Day42');
    await form.again.fill('Sunny!Day43');
    await form.over18.check();
    await accountButton(page).click();
    await expect(form.again).toBeFocused();
    await describedBy('again', fieldMessages.passwordsDiffer);
    await form.password.fill(`Aa1!${'x'.repeat(200)}`);
    await accountButton(page).click();
    await describedBy('password', fieldMessages.passwordTooLong);
    expect(calls).toEqual([]);
  });

  test(
    '[JOIN-04] [HTTP-03] a known email leads to the login with it filled in, and back to the checkout',
    { tag: '@core' },
    async ({ page, signUp, context }) => {
      const person = await signUp();
      await context.clearCookies();
      await page.goto('/sign-up');
      await choosePlan(page, 'Captain', 'month');
      await fillAccount(page, person);
      await accountButton(page).click();
      await expect(page.getByRole('alert')).toContainText(account.known.title);
      await expect(accountForm(page).firstName).toHaveValue(person.firstName);
      await expectSoundScreen(page);
      await page.getByRole('link', { name: account.known.link }).click();
      await expectRoute(page, 'login');
      await expect(page.getByLabel(loginMessages.email, { exact: true })).toHaveValue(person.email);
      await logIn(page, person);
      await expectRoute(page, 'sign-up-billing');
      await expect(page.getByText(planMessages.plan('Captain', 'month'))).toBeVisible();
    },
  );

  test('[JOIN-04] [R7] a double click sends one request', async ({ page, sandbox }) => {
    await sandbox.clearAttempts();
    await sandbox.addFault({ method: 'POST', path: '/signup', fault: { delayMs: 600 } });
    await page.goto('/sign-up');
    await choosePlan(page, 'Starter', 'month');
    await fillAccount(page, newcomer());
    const calls = recordCalls(page);
    await accountButton(page).dblclick();
    await accountForm(page).again.press('Enter');
    await expectRoute(page, 'sign-up-billing');
    expect(calls.filter((call) => call === 'POST /signup')).toHaveLength(1);
  });

  const faults: readonly [string, Fault['fault'], string][] = [
    ['a 500', { status: 500 }, 'Internal server error'],
    ['a malformed body', 'malformed', 'Your account was created. Log in to go on.'],
    ['a wrong shape', 'shape', 'Your account was created. Log in to go on.'],
  ];
  for (const [name, fault, text] of faults) {
    test(`[HTTP-06] [JOIN-04] ${name} is shown, the entries stay, and the next attempt goes through`, async ({
      page,
      sandbox,
    }) => {
      await sandbox.clearAttempts();
      const person = newcomer();
      await page.goto('/sign-up');
      await choosePlan(page, 'Starter', 'month');
      await fillAccount(page, person);
      await sandbox.addFault({ method: 'POST', path: '/signup', fault });
      await accountButton(page).click();
      await expect(page.getByRole('alert')).toContainText(text);
      const form = accountForm(page);
      await expect(form.email).toHaveValue(person.email);
      await expect(form.password).toHaveValue(person.password);
      await expect(form.again).toHaveValue(person.password);
      await expect(form.over18).toBeChecked();
      await accountButton(page).click();
      await expectRoute(page, 'sign-up-billing');
    });
  }

  test('[HTTP-06] [JOIN-04] a lost connection is shown, the entries stay, and the next attempt goes through', async ({
    page,
    sandbox,
  }) => {
    await sandbox.clearAttempts();
    const person = newcomer();
    await page.goto('/sign-up');
    await choosePlan(page, 'Starter', 'month');
    await fillAccount(page, person);
    await page.route('**/signup', (route) => route.abort('connectionreset'), { times: 1 });
    await accountButton(page).click();
    await expect(page.getByRole('alert')).toContainText(errorMessage({ kind: 'offline' }).text);
    await expect(accountForm(page).password).toHaveValue(person.password);
    await accountButton(page).click();
    await expectRoute(page, 'sign-up-billing');
  });

  test('[HTTP-06] an answer that never comes times out, and the form opens again', async ({
    page,
    sandbox,
  }) => {
    await sandbox.clearAttempts();
    const person = newcomer();
    await page.goto('/sign-up');
    await choosePlan(page, 'Starter', 'month');
    await fillAccount(page, person);
    await page.clock.install();
    await page.route('**/signup', () => {});
    await accountButton(page).click();
    await expect(page.getByRole('button', { name: account.busy })).toBeVisible();
    await page.clock.fastForward(50_000);
    await expect(page.getByRole('alert')).toContainText('took too long');
    await page.unroute('**/signup');
    await page.clock.resume();
    await accountButton(page).click();
    await expectRoute(page, 'sign-up-billing');
  });
});

test.describe('A session that ends at the checkout', { tag: '@desktop' }, () => {
  test.use({ expectedMessages: /status of 401/ });

  test('[AUTH-06] [R19] leads to the login with a notice, and back to the checkout with the plan', async ({
    page,
    context,
    atCheckout,
    ledgerOf,
  }) => {
    const person = await atCheckout({ tier: 'Captain', frequency: 'year' });
    await context.clearCookies({ name: /session/i });
    await payWith(page, '4242');
    await expectRoute(page, 'login');
    await expect(toastOf(page, toastText({ key: 'sessionExpired' }))).toBeVisible();
    expect((await ledgerOf(person.email)).charges).toEqual([]);
    await logIn(page, person);
    await expectRoute(page, 'sign-up-billing');
    await expect(page.getByText(planMessages.plan('Captain', 'year'))).toBeVisible();
    await expect(cardForm(page).submit).toHaveText(billing.pay('$600.00'));
    await payWith(page, '4242');
    await closeReceipt(page);
    await expectRoute(page, 'sign-up-affinity');
    expect((await ledgerOf(person.email)).charges).toEqual([{ amountCents: 60_000, status: 'succeeded' }]);
  });
});
