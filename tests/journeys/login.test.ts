import { socialMessages } from '#src/flows/social-sign-in/social-sign-in.messages.ts';
import { errorCodes, isErrorCode } from '#machines/domain/error-codes.ts';
import { demoTenants } from '#server/demo/tenants/tenants.ts';
import { errorMessage } from '#src/messages/errors.ts';
import { inSentences } from '#src/messages/first-errors.ts';
import { loginMessages } from '#src/flows/login/login.messages.ts';
import { navigationMessages } from '#src/messages/navigation.ts';
import { expect, logIn, test } from '#tests/support/journey.ts';
import { expectRoute, recordCalls } from '#tests/support/journey-page.ts';
import { placesOf } from '#tests/support/journey-places.ts';

const { fields } = loginMessages;

function wordsOf(code: string, retryAfter: number | null = null): string {
  const known = isErrorCode(code) ? code : null;
  const error = {
    kind: 'rejected',
    status: 520,
    code: known,
    message: null,
    fields: {},
    retryAfter,
  } as const;
  return inSentences(errorMessage(error, { supportEmail: 'help@varsity-club.example' }));
}

test.describe('Logging in', { tag: '@desktop' }, () => {
  test.use({ expectedMessages: /status of 520/ });

  test('[AUTH-01] a wrong password and an unknown email get the same words; the email stays', async ({
    page,
    sandbox,
  }) => {
    const { email, password } = await sandbox.makeMember('active');
    await page.goto('/login');
    for (const wrong of [
      { email, password: 'Wrong!2345' },
      { email: `nobody-${email}`, password },
    ]) {
      await logIn(page, wrong);
      await expect(page.getByRole('alert')).toHaveText(wordsOf('i_auth_003'));
      await expect(page.getByLabel(loginMessages.email)).toHaveValue(wrong.email);
      await expectRoute(page, 'login');
    }
    await logIn(page, { email, password });
    await expectRoute(page, 'home');
  });

  test(
    '[AUTH-01] [R32] fields that can’t be right are named, the first gets the focus, and nothing is sent',
    { tag: '@core' },
    async ({ page }) => {
      await page.goto('/login');
      const email = page.getByLabel(loginMessages.email, { exact: true });
      const password = page.getByLabel(loginMessages.password, { exact: true });
      const submit = page.getByRole('button', { name: loginMessages.submit });
      await expect(submit).toBeVisible();
      const calls = recordCalls(page);

      await submit.click();
      await expect(email).toBeFocused();
      await expect(email).toHaveAccessibleDescription(fields.emailMissing);
      await expect(password).toHaveAccessibleDescription(fields.passwordMissing);
      await expect(email).toHaveAttribute('aria-invalid', 'true');

      await email.fill('not an address');
      await expect(email).not.toHaveAttribute('aria-invalid');
      await submit.click();
      await expect(email).toBeFocused();
      await expect(email).toHaveAccessibleDescription(fields.emailInvalid);

      await email.fill('member@example.com');
      await submit.click();
      await expect(password).toBeFocused();
      await expect(password).toHaveAccessibleDescription(fields.passwordMissing);
      await expect(email).toHaveAccessibleDescription('');
      expect(calls).toEqual([]);
    },
  );

  test('[AUTH-01] after five tries the form waits, says so, and opens again', async ({ page, sandbox }) => {
    const { email, password } = await sandbox.makeMember('empty');
    await page.clock.install();
    await page.goto('/login');
    for (let attempts = 1; attempts <= 5; attempts += 1) {
      await logIn(page, { email, password: `Wrong!${attempts}` });
      await expect(page.getByRole('alert')).toHaveText(wordsOf('i_auth_003'));
    }
    const calls = recordCalls(page);
    await logIn(page, { email, password });
    const waiting = page.getByRole('button', { name: loginMessages.wait });
    await expect(waiting).toBeDisabled();
    const reported = (await page.getByRole('alert').textContent()) ?? '';
    const seconds = Number(/\d+/.exec(reported)?.[0]);
    expect(reported).toBe(wordsOf('i_auth_005', seconds));
    expect(seconds).toBeLessThanOrEqual(60);
    await waiting.click({ force: true });
    await page.getByLabel(loginMessages.password, { exact: true }).press('Enter');
    expect(calls).toEqual(['POST /login']);

    await page.clock.fastForward(60_000);
    await sandbox.advanceClock(60);
    await page.getByRole('button', { name: loginMessages.submit }).click();
    await expectRoute(page, 'home');
  });

  test('[HTTP-03] every code is shown in the words of the catalog, never as the code', async ({ page }) => {
    await page.goto('/login');
    const email = page.getByLabel(loginMessages.email, { exact: true });
    await page.getByLabel(loginMessages.password, { exact: true }).fill('Demo!2345');
    const alert = page.getByRole('alert');
    for (const code of errorCodes) {
      await email.fill(`fault+${code}@example.com`);
      await email.press('Enter');
      await expect(alert).toHaveText(wordsOf(code));
      expect(await alert.textContent()).not.toContain(code);
    }
  });

  test('[AUTH-01] [R7] a double click sends one request', async ({ page, sandbox }) => {
    const { email, password } = await sandbox.makeMember('active');
    await sandbox.addFault({ method: 'POST', path: '/login', fault: { delayMs: 500 } });
    await page.goto('/login');
    const calls = recordCalls(page);
    await page.getByLabel(loginMessages.email).fill(email);
    await page.getByLabel(loginMessages.password, { exact: true }).fill(password);
    await page.getByRole('button', { name: loginMessages.submit }).dblclick();
    const busy = page.getByRole('button', { name: loginMessages.busy });
    await expect(busy).toHaveAttribute('aria-busy', 'true');
    await busy.click({ force: true });
    await page.getByLabel(loginMessages.password, { exact: true }).press('Enter');
    await expectRoute(page, 'home');
    expect(calls.filter((call) => call === 'POST /login')).toHaveLength(1);
  });

  test('[AUTH-01] the keyboard alone is enough', async ({ page, sandbox }) => {
    const { email, password } = await sandbox.makeMember('active');
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: loginMessages.title })).toBeVisible();
    const tabTo = async (label: string) => {
      const field = page.getByLabel(label, { exact: true });
      for (let presses = 0; presses < 12; presses += 1) {
        if (await field.evaluate((element) => element === document.activeElement)) return;
        await page.keyboard.press('Tab');
      }
      await expect(field).toBeFocused();
    };
    await tabTo(loginMessages.email);
    await page.keyboard.type(email);
    await tabTo(loginMessages.password);
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await expectRoute(page, 'home');
  });

  test('[AUTH-01] those without a password or a membership are led on', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('link', { name: loginMessages.forgot }).click();
    await expectRoute(page, 'password-forgot');
    await page.goBack();
    await page.getByRole('link', { name: loginMessages.join('Varsity Club') }).click();
    await expectRoute(page, 'sign-up-tiers');
  });

  test('[AUTH-01] Back after the login leads to the page before it, never to the login', async ({
    page,
    sandbox,
  }) => {
    const member = await sandbox.makeMember('active');
    await page.goto('/support/terms');
    await page.goto('/login');
    await logIn(page, member);
    await expectRoute(page, 'home');
    await page.goBack();
    await expectRoute(page, 'support-terms');
    await page.goForward();
    await expectRoute(page, 'home');
  });
});

for (const { id, name, config } of demoTenants) {
  test.describe(name, placesOf(id, { usually: ['roundup desktop'] }), () => {
    test.use({ tenant: id });

    test(
      '[AUTH-02] the login offers the providers of the client, and no other',
      { tag: '@core' },
      async ({ page }) => {
        await page.goto('/login');
        await expect(page.getByRole('heading', { name: loginMessages.title })).toBeVisible();
        const offered = (['google', 'apple', 'facebook'] as const).filter((provider) =>
          config.socialProviders.includes(provider),
        );
        const buttons = page.getByRole('button', { name: /^Continue with/ });
        await expect(buttons).toHaveCount(offered.length);
        for (const [index, provider] of offered.entries())
          await expect(buttons.nth(index)).toHaveAccessibleName(socialMessages.start(provider));
      },
    );

    test('[AUTH-01] a member logs in and stands in their own programme', async ({ page, signIn }) => {
      await signIn('active');
      await expectRoute(page, 'home');
      await expect(page.getByRole('banner').getByRole('img', { name })).toBeVisible();
      await expect(page.getByRole('navigation', { name: navigationMessages.main })).toBeVisible();
    });
  });
}
