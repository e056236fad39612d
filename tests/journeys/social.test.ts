import { welcomeMessages } from '#src/flows/welcome/welcome.messages.ts';
import { socialMessages } from '#src/flows/social-sign-in/social-sign-in.messages.ts';
import { socialNotice } from '#src/flows/social-sign-in/social-sign-in.messages.ts';
import type { Page } from '@playwright/test';
import { enrolmentMessages } from '#src/flows/enrolment/enrolment.messages.ts';
import { test } from '#tests/support/journey-checkout.ts';
import { payWith } from '#paths/drive/forms/card-form.ts';
import { choosePlan, skipTheRest } from '#tests/support/journey-sign-up.ts';
import { newcomer } from '#paths/drive/forms/sign-up-forms.ts';
import { expect } from '#tests/support/journey.ts';
import { ask } from '#tests/support/ask-api.ts';
import { expectRoute, logOut } from '#tests/support/journey-page.ts';
import { expectSoundScreen } from '#tests/support/journey-screen.ts';

const provider = 'google';

/** From a page with the buttons to the page of the provider. */
async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: socialMessages.start(provider) }).click();
  await expect(page.getByRole('heading', { name: 'Sign in with Google' })).toBeVisible();
}

async function answer(page: Page, choice: 'Continue' | 'Refuse' | 'Fail'): Promise<void> {
  await page.getByRole('button', { name: choice, exact: true }).click();
}

async function continueAs(page: Page, email: string): Promise<void> {
  await page.getByLabel('Or another email').fill(email);
  await page.getByLabel('Name', { exact: true }).fill('Ines de la Cruz');
  await answer(page, 'Continue');
}

const endings = [
  { choice: 'Refuse', outcome: 'refused' },
  { choice: 'Fail', outcome: 'failed' },
] as const;

const starts = [
  { route: 'login', open: (page: Page) => page.goto('/login') },
  {
    route: 'sign-up-account',
    open: async (page: Page) => {
      await page.goto('/sign-up');
      await choosePlan(page, 'Starter', 'month');
    },
  },
] as const;

test.describe('Signing in by a provider', { tag: '@desktop' }, () => {
  test.use({ expectedMessages: /status of 401/ });

  for (const { route, open } of starts) {
    for (const { choice, outcome } of endings) {
      const isFurther = (route === 'login') === (choice === 'Fail');
      const tag = isFurther ? ['@whole'] : [];
      test(
        `[AUTH-02] ${choice} leads back to ${route}, which says what happened`,
        { tag },
        async ({ page }) => {
          await open(page);
          await leave(page);
          await answer(page, choice);
          await expectRoute(page, route);
          await expect(page.getByText(socialNotice(outcome)?.text ?? '')).toBeVisible();
          await expectSoundScreen(page);
        },
      );
    }

    const tag = route === 'login' ? [] : ['@whole'];
    test(
      `[AUTH-02] an email that has a password is asked to log in with it, at ${route}`,
      { tag },
      async ({ page, sandbox }) => {
        const { email } = await sandbox.makeMember('active');
        await open(page);
        await leave(page);
        await continueAs(page, email);
        await expectRoute(page, route);
        await expect(page.getByText(socialNotice('known')?.text ?? '')).toBeVisible();
        await expectSoundScreen(page);
      },
    );
  }

  test('[AUTH-02] [JOIN-09] a new person comes to Join, and what the sign-up link brought is still there', async ({
    page,
    context,
  }) => {
    await page.goto('/sign-up?tier=captain&referralcode=PAL42');
    await expectRoute(page, 'sign-up-account');
    await leave(page);
    const { email } = newcomer();
    await continueAs(page, email);
    await expectRoute(page, 'enroll');
    expect(await ask(page, 'varsity', '/users/me')).toMatchObject({
      user: { email, isMember: false, oauthProvider: provider },
      membership: null,
    });
    const stored = (await context.cookies()).filter(({ name }) => name.startsWith('signup_'));
    expect(stored.map(({ name }) => name).toSorted()).toEqual([
      'signup_referral_code',
      'signup_tier_id',
      'signup_tier_plan_id',
    ]);
    await expect(page.getByRole('radio', { name: /^Captain\b/ })).toBeChecked();
    await expectSoundScreen(page);
  });

  test('[AUTH-02] [JOIN-09] somebody who joined by the provider comes home by it, with no second account', async ({
    page,
    ledgerOf,
  }) => {
    test.setTimeout(60_000);
    const { email } = newcomer();
    await page.goto('/sign-up?tier=captain');
    await leave(page);
    await continueAs(page, email);
    await expectRoute(page, 'enroll');
    await page.getByRole('checkbox', { name: enrolmentMessages.over18 }).check();
    await page.getByRole('button', { name: enrolmentMessages.submit('Varsity Club') }).click();
    await expectRoute(page, 'sign-up-billing');
    await payWith(page, '4242');
    await skipTheRest(page, { hasAffinities: true });
    await page.getByRole('button', { name: welcomeMessages.close }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await logOut(page);
    await page.goto('/login');
    await leave(page);
    await continueAs(page, email);
    await expectRoute(page, 'home');
    expect(await ask(page, 'varsity', '/users/me')).toMatchObject({ user: { email, isMember: true } });
    expect((await ledgerOf(email)).charges).toEqual([{ amountCents: 5000, status: 'succeeded' }]);
  });
});
