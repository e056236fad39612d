import { welcomeMessages as welcome } from '#src/flows/welcome/welcome.messages.ts';
import { cardLinkMessages } from '#src/flows/card-link/card-link.messages.ts';
import { paymentMessages } from '#src/flows/payment/payment.messages.ts';
import { planMessages } from '#src/messages/plans.ts';
import { signUpMessages } from '#src/flows/sign-up/sign-up.messages.ts';
import { demoTenants } from '#server/demo/tenants/tenants.ts';
import { expectedTenants } from '#tests/support/expected-tenants.ts';
import { test } from '#tests/support/journey-checkout.ts';
import { placesOf } from '#tests/support/journey-places.ts';
import { cardForm, payWith } from '#paths/drive/forms/card-form.ts';
import { accountButton, accountForm, fillAccount, newcomer } from '#paths/drive/forms/sign-up-forms.ts';
import { choosePlan, createAccount, expectWelcome, closeReceipt } from '#tests/support/journey-sign-up.ts';
import { expect } from '#tests/support/journey.ts';
import { expectRoute } from '#tests/support/journey-page.ts';
import { expectSoundMoment, expectSoundScreen } from '#tests/support/journey-screen.ts';

const { account, affinity, details, paid } = signUpMessages;

/** Of the tenant that journeys visit unless they say which. */
const terminology = { cause: 'team', causes: 'teams' };

for (const { id } of demoTenants) {
  const { first } = expectedTenants[id].signUp;
  test.describe(
    `The screens of joining ${id}`,
    placesOf(id, { usually: ['varsity phone', 'roundup desktop'], onPhone: ['varsity'] }),
    () => {
      test.use({
        tenant: id,
        expectedMessages: /status of (500|520)|net::ERR_/,
      });
      test.setTimeout(120_000);

      test(`[JOIN-03] [JOIN-04] the plans and the account of ${id} are sound screens, with what can go wrong`, async ({
        page,
        sandbox,
      }) => {
        await sandbox.clearAttempts();
        await page.goto('/sign-up/tiers');
        if (first !== null) {
          await expectRoute(page, 'sign-up-tiers');
          const chosen = page
            .getByRole('radiogroup', { name: planMessages.tiers })
            .getByRole('radio', { checked: true });
          await expect(chosen).toHaveCount(1);
          await expectSoundScreen(page);
          await choosePlan(page, first.plan.tier, 'year');
        }
        await expectRoute(page, 'sign-up-account');
        await accountButton(page).click();
        await expect(accountForm(page).firstName).toBeFocused();
        await expectSoundScreen(page);
        await fillAccount(page, { ...newcomer(), email: 'fault+i_auth_001@example.com' });
        await accountButton(page).click();
        await expect(page.getByRole('alert')).toContainText(account.known.title);
        await expectSoundScreen(page);
        await sandbox.addFault({ method: 'POST', path: '/signup', fault: { status: 500 } });
        await accountForm(page).email.fill(newcomer().email);
        await accountButton(page).click();
        await expect(page.getByRole('alert')).toContainText('Internal server error');
        await expectSoundScreen(page);
      });

      test(`[JOIN-05] [CARD-01] [CARD-02] the checkout of ${id} is a sound screen in every state`, async ({
        page,
        sandbox,
      }) => {
        await sandbox.clearAttempts();
        await page.goto('/sign-up/tiers');
        if (first !== null) await choosePlan(page, first.plan.tier, 'month');
        await sandbox.addFault({ method: 'GET', path: '/card-hosted-form', fault: 'shape' });
        await createAccount(page, newcomer());
        await expect(page.getByText(cardLinkMessages.unavailable.title)).toBeVisible();
        await expectSoundScreen(page);
        await page.getByRole('button', { name: cardLinkMessages.unavailable.retry }).click();
        await expectSoundMoment(page);
        await expect(page.getByTitle(cardLinkMessages.frameTitle)).toBeVisible();
        await cardForm(page).submit.click();
        await expectSoundScreen(page);
        await payWith(page, '0005');
        await expect(page.getByRole('alert')).toContainText(cardLinkMessages.wrongType);
        await expectSoundScreen(page);
        await payWith(page, '0119');
        await expect(page.getByRole('dialog', { name: cardLinkMessages.alreadyLinked.title })).toBeVisible();
        await expectSoundScreen(page);
        await page.getByRole('button', { name: cardLinkMessages.alreadyLinked.close }).click();
        await sandbox.addFault({ method: 'POST', path: '/cards', fault: { delayMs: 2500 } });
        await payWith(page, '4242');
        await expect(page.getByText(cardLinkMessages.working)).toBeVisible();
        await expectSoundMoment(page);
        await expect(page.getByText(cardLinkMessages.linked)).toBeVisible();
        await closeReceipt(page);
        await expectRoute(page, first === null ? 'sign-up-user-info' : 'sign-up-affinity');
      });
    },
  );
}

test.describe('More screens of joining', () => {
  test.use({ expectedMessages: /status of 5|net::ERR_/ });
  test.setTimeout(120_000);

  test(
    '[JOIN-06] [JOIN-07] [JOIN-11] the last steps and the welcome are sound screens, with what can go wrong',
    { tag: '@whole-desktop' },
    async ({ page, sandbox, atCheckout }) => {
      const person = await atCheckout();
      await sandbox.addFault({ method: 'GET', path: '/membership/affinities', fault: 'shape' });
      await payWith(page, '4242');
      await expect(page.getByRole('heading', { name: paid.title })).toBeVisible();
      await expectSoundScreen(page);
      await closeReceipt(page);
      await expect(page.getByText(affinity.failed(terminology))).toBeVisible();
      await expectSoundScreen(page);
      await page.getByRole('button', { name: affinity.retry }).click();
      await page.getByRole('button', { name: affinity.next }).click();
      await expect(page.getByText(affinity.empty(terminology))).toBeVisible();
      await expectSoundScreen(page);
      await page.getByRole('button', { name: affinity.skip }).click();
      await expectRoute(page, 'sign-up-user-info');
      await page.getByRole('button', { name: details.submit }).click();
      await expect(page.getByLabel(details.street)).toBeFocused();
      await expectSoundScreen(page);
      await page.getByRole('button', { name: details.skip }).click();
      await expectWelcome(page, person);
      await expectSoundScreen(page);
      await page.getByRole('button', { name: welcome.close }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  );

  test(
    '[SUBS-13] [JOIN-05] a payment that can’t be confirmed says so, and is found by Check again',
    { tag: '@whole-phone' },
    async ({ page, atCheckout, ledgerOf }) => {
      const { email } = await atCheckout();
      await page.clock.install();
      await page.route(/\/cards$/, (route) => route.abort('connectionreset'));
      await page.route('**/users/me', (route) => route.abort('connectionreset'));
      await payWith(page, '4242');
      await expect(page.getByText(paymentMessages.confirming.title)).toBeVisible();
      await expectSoundMoment(page);
      const unknown = page.getByText(paymentMessages.unknown.title);
      await expect(async () => {
        await page.clock.runFor(5000);
        await expect(unknown).toBeVisible({ timeout: 500 });
      }).toPass();
      await expectSoundScreen(page);
      expect((await ledgerOf(email)).charges).toEqual([]);
      await page.unrouteAll();
      await page.clock.resume();
      await page.getByRole('button', { name: paymentMessages.unknown.check }).click();
      await expect(page.getByRole('alert')).toContainText(cardLinkMessages.refusedTitle);
      await payWith(page, '4242');
      await closeReceipt(page);
      await expectRoute(page, 'sign-up-affinity');
      expect((await ledgerOf(email)).charges).toHaveLength(1);
    },
  );
});
