import { welcomeMessages as welcome } from '#src/flows/welcome/welcome.messages.ts';
import * as v from 'valibot';
import { sessionSchema } from '#machines/domain/member.ts';
import { tenantIds } from '#server/demo/tenants/tenants.ts';
import { signUpMessages } from '#src/flows/sign-up/sign-up.messages.ts';
import { subscriptionMessages } from '#src/flows/subscription/subscription.messages.ts';
import { expectedTenants } from '#tests/support/expected-tenants.ts';
import { expect, test } from '#tests/support/journey.ts';
import { ask } from '#tests/support/ask-api.ts';
import { expectRoute, recordCalls } from '#tests/support/journey-page.ts';
import { placesOf } from '#tests/support/journey-places.ts';
import { cardForm, payWith } from '#paths/drive/forms/card-form.ts';
import { accountForm, newcomer } from '#paths/drive/forms/sign-up-forms.ts';
import {
  choosePlan,
  createAccount,
  expectWelcome,
  skipTheRest,
  closeReceipt,
} from '#tests/support/journey-sign-up.ts';

const { account, billing, affinity, details } = signUpMessages;

for (const tenant of tenantIds) {
  const { start, steps, first } = expectedTenants[tenant].signUp;
  const charges = first ? [{ amountCents: first.amountCents, status: 'succeeded' }] : [];
  const places = placesOf(tenant, {
    usually: ['varsity phone', 'harbor desktop', 'roundup desktop'],
    onPhone: ['varsity', 'roundup'],
  });
  test.describe(`Joining ${tenant}`, places, () => {
    test.use({ tenant });

    test(
      `[JOIN-03] [JOIN-04] [JOIN-05] [JOIN-11] [SUBS-02] a visitor becomes a member of ${tenant}, pays once and is welcomed`,
      { tag: tenant === 'varsity' ? '@core' : [] },
      async ({ page, sandbox, ledgerOf }) => {
        await sandbox.clearAttempts();
        const person = newcomer();
        const calls = recordCalls(page);
        await page.goto(start);
        if (first) {
          await expectRoute(page, 'sign-up-tiers');
          await choosePlan(page, first.plan.tier, first.plan.frequency);
          await expect(page.getByRole('heading', { level: 1, name: account.title })).toBeFocused();
        } else {
          await expectRoute(page, 'sign-up-account');
          await accountForm(page).cap.fill('35.50');
        }
        await createAccount(page, person);
        await expect(cardForm(page).submit).toHaveText(first?.button ?? billing.link);
        await payWith(page, '4242');
        await skipTheRest(page, { hasAffinities: steps.includes('sign-up-affinity') });
        await expectWelcome(page, person);

        const { membership, user } = v.parse(sessionSchema, await ask(page, tenant, '/users/me'));
        expect(membership?.status).toBe('active');
        expect(user.email).toBe(person.email);
        expect(await ledgerOf(person.email)).toMatchObject({
          status: 'active',
          maxRoundUpCents: first ? null : 3550,
          cards: ['4242'],
          charges,
        });
        expect(calls.filter((call) => call === 'POST /cards')).toHaveLength(1);

        await expect(page.getByRole('link', { name: welcome.receipt })).toHaveCount(charges.length);
        await page.getByRole('button', { name: welcome.close }).click();
        await expect(page.getByRole('dialog')).toHaveCount(0);
        if (tenant === 'varsity') {
          await page.evaluate(() => history.pushState(null, '', '/?flow=subscribe'));
          await expect(
            page.getByRole('heading', { name: subscriptionMessages.welcome.title.new }),
          ).toBeVisible();
          await page.keyboard.press('Escape');
          await expect(page.getByRole('dialog')).toHaveCount(0);
        }
        await page.reload();
        await expectRoute(page, 'home');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      },
    );
  });
}

const addresses = [
  {
    tenant: 'varsity',
    fields: { country: 'US', region: 'ME', postalCode: '04101', wrong: 'B3H 4R2' },
  },
  {
    tenant: 'harbor',
    fields: { country: 'CA', region: 'NS', postalCode: 'B3H 4R2', wrong: '04101' },
  },
] as const;

for (const { tenant, fields } of addresses) {
  const { country, region, postalCode, wrong } = fields;
  const places = placesOf(tenant, { usually: ['varsity phone', 'harbor desktop'], onPhone: ['varsity'] });
  test.describe(`The last steps of ${tenant}`, places, () => {
    test.use({ tenant });

    test(
      `[JOIN-06] [JOIN-07] [FRMT-03] a member of ${tenant} chooses whom to support and leaves an address of ${country}`,
      { tag: tenant === 'varsity' ? '@core' : [] },
      async ({ page, sandbox }) => {
        await sandbox.clearAttempts();
        const person = newcomer();
        await page.goto('/sign-up/tiers');
        await choosePlan(page, tenant === 'varsity' ? 'Rookie' : 'Mooring', 'month');
        await createAccount(page, person);
        await payWith(page, '4444');
        await closeReceipt(page);
        await expectRoute(page, 'sign-up-affinity');
        await expect(page.getByRole('radio').first()).toBeAttached();
        await page.getByRole('button', { name: affinity.next }).click();
        await expect(page.getByText(affinity.empty(expectedTenants[tenant].terminology))).toBeVisible();
        await page
          .locator('label')
          .filter({ has: page.getByRole('radio') })
          .first()
          .click();
        await page.getByRole('button', { name: affinity.next }).click();

        await expectRoute(page, 'sign-up-user-info');
        await expect(page.getByLabel(details.country)).toHaveValue(country);
        await page.getByRole('button', { name: details.submit }).click();
        await expect(page.getByLabel(details.street)).toBeFocused();
        await page.getByLabel(details.street).fill('12 Ropewalk Lane');
        await page.getByLabel(details.city).fill('Portside');
        await page.getByLabel(details.region[country]).selectOption(region);
        await page.getByLabel(details.postalCode[country]).fill(wrong);
        await page.getByRole('button', { name: details.submit }).click();
        await expect(page.getByLabel(details.postalCode[country])).toBeFocused();
        await expect(page.getByLabel(details.postalCode[country])).toHaveAttribute('aria-invalid', 'true');
        await page.getByLabel(details.postalCode[country]).fill(postalCode);
        await page.getByRole('button', { name: details.submit }).click();
        await expectWelcome(page, person);
        expect(await ask(page, tenant, '/users/me')).toMatchObject({
          user: { address: { street: '12 Ropewalk Lane', city: 'Portside', region, postalCode, country } },
        });
      },
    );
  });
}
