import type { BrowserContext, Page } from '@playwright/test';
import { signUpMessages } from '#src/flows/sign-up/sign-up.messages.ts';
import { planMessages } from '#src/messages/plans.ts';
import { planCookies, test } from '#tests/support/journey-checkout.ts';
import { cardForm, payWith } from '#paths/drive/forms/card-form.ts';
import { accountForm, newcomer } from '#paths/drive/forms/sign-up-forms.ts';
import { createAccount, closeReceipt } from '#tests/support/journey-sign-up.ts';
import { expect } from '#tests/support/journey.ts';
import { expectRoute } from '#tests/support/journey-page.ts';

const hour = 3600;

async function entryCookies(context: BrowserContext): Promise<Record<string, string>> {
  const cookies = (await context.cookies()).filter(({ name }) => name.startsWith('signup_'));
  for (const { expires } of cookies) expect(Math.abs(expires - Date.now() / 1000 - hour)).toBeLessThan(120);
  return Object.fromEntries(cookies.map(({ name, value }) => [name, value]));
}

async function expectCleanAddress(page: Page): Promise<void> {
  await expect.poll(() => new URL(page.url()).search).toBe('');
}

test.describe('A sign-up link', { tag: '@desktop' }, () => {
  test('[JOIN-01] its parameters are stored for an hour, leave the address, and reach the membership', async ({
    page,
    context,
    sandbox,
    serverPort,
    tenant,
    ledgerOf,
  }) => {
    await sandbox.clearAttempts();
    const [tier, plan] = await planCookies(serverPort, tenant, { tier: 'Starter', frequency: 'year' });
    await page.goto(
      '/sign-up?tier=sTARTER&plan=year&referralcode=ABC&maxRoundUp=25&affid=,null,x1,x2&dest=nationals&lang=en&utm_source=mail',
    );
    await expectRoute(page, 'sign-up-account');
    await expect.poll(() => new URL(page.url()).search).toBe('?lang=en&utm_source=mail');
    expect(await entryCookies(context)).toEqual({
      signup_tier_id: tier?.value,
      signup_tier_plan_id: plan?.value,
      signup_referral_code: 'ABC',
      signup_max_round_up: '25',
      signup_affid: 'x1',
      signup_dest: 'nationals',
    });
    const person = newcomer();
    await createAccount(page, person);
    await expect(page.getByText(planMessages.plan('Starter', 'year'))).toBeVisible();
    expect(await ledgerOf(person.email)).toMatchObject({
      status: 'abandoned_checkout',
      referredBy: 'ABC',
      affiliateId: 'x1',
      destinationCode: 'nationals',
    });
  });

  test(
    '[JOIN-01] a link to the account step, and one in capitals, are stored as well',
    { tag: '@core' },
    async ({ page, context }) => {
      await page.goto('/sign-up/account?REFERRALCODE=LOUD7&tier=rookie');
      await expectRoute(page, 'sign-up-account');
      await expectCleanAddress(page);
      expect(await entryCookies(context)).toMatchObject({ signup_referral_code: 'LOUD7' });
      await page.goto('/sign-up/tiers?referralcode=SECOND');
      await expectCleanAddress(page);
      expect(await entryCookies(context)).toMatchObject({ signup_referral_code: 'SECOND' });
    },
  );

  test('[JOIN-01] what makes no sense is left out and removed: unknown, empty, repeated', async ({
    page,
    context,
  }) => {
    await page.goto('/sign-up?tier=Nobody&plan=week&referralcode=&maxRoundUp=lots&affid=null,,&dest=mars');
    await expectRoute(page, 'sign-up-tiers');
    await expectCleanAddress(page);
    expect(await entryCookies(context)).toEqual({});
    await page.goto('/sign-up?tier=rookie&tier=captain&plan=fortnight&referralcode=ONE&referralcode=TWO');
    await expectRoute(page, 'sign-up-account');
    await expectCleanAddress(page);
    expect(await entryCookies(context)).toMatchObject({
      signup_referral_code: expect.stringMatching(/^(ONE|TWO)$/),
    });
  });

  test(
    '[JOIN-01] [R24] a hostile value in a link changes nothing',
    { tag: '@core' },
    async ({ page, context }) => {
      for (const [kind, value] of [
        ['a script', '"><script>window.hacked=1</script><img src=x onerror=window.hacked=1>'],
        ['ten kilobytes', 'A'.repeat(10_000)],
        ['control characters', 'AB\u0000C\r\nSet-Cookie: evil=1\u202e'],
        ['a cookie of its own', 'x; signup_tier_id=stolen; path=/'],
        ['a prototype', '__proto__[hacked]=1'],
      ] as const) {
        await test.step(kind, async () => {
          const all = ['referralcode', 'REFERRALCODE', 'tier', 'plan', 'maxRoundUp', 'affid', 'dest'];
          const names = value.length > 1000 ? ['referralcode'] : all;
          const query = new URLSearchParams(names.map((name) => [name, value])).toString();
          await page.goto(`/sign-up?${query}`);
          await expectRoute(page, 'sign-up-tiers');
          await expectCleanAddress(page);
          expect(await entryCookies(context)).toEqual({});
          expect((await context.cookies()).map(({ name }) => name)).not.toContain('evil');
          expect(await page.evaluate(() => Reflect.get(window, 'hacked'))).toBeUndefined();
        });
      }
    },
  );
});

test.describe('A client with a landing page', { tag: '@desktop' }, () => {
  test.use({ tenant: 'harbor' });

  test('[JOIN-02] a visitor without a tier leaves for the landing page, and with one does not', async ({
    page,
    context,
  }) => {
    await page.goto('/sign-up?referralcode=SEA1');
    await page.waitForURL('**/media/harbor/landing.html');
    expect(await entryCookies(context)).toEqual({ signup_referral_code: 'SEA1' });
    await page.goto('/sign-up?tier=beacon&plan=year');
    await expectRoute(page, 'sign-up-account');
    await page.goto('/sign-up');
    await expectRoute(page, 'sign-up-account');
  });

  test(
    '[JOIN-02] the steps themselves never leave for the landing page',
    { tag: '@core' },
    async ({ page }) => {
      await page.goto('/sign-up/tiers');
      await expectRoute(page, 'sign-up-tiers');
      await page.goto('/sign-up/account');
      await expectRoute(page, 'sign-up-tiers');
    },
  );
});

test.describe('A link with a cap', { tag: '@desktop' }, () => {
  test.use({ tenant: 'roundup' });

  test('[JOIN-01] [JOIN-04] the cap of a link stands in its field, and can be changed', async ({
    page,
    context,
    sandbox,
    ledgerOf,
  }) => {
    await sandbox.clearAttempts();
    await page.goto('/sign-up?maxRoundUp=42.5');
    await expectRoute(page, 'sign-up-account');
    expect(await entryCookies(context)).toEqual({ signup_max_round_up: '42.5' });
    await expect(accountForm(page).cap).toHaveValue(/^42\.50?$/);
    await accountForm(page).cap.fill('60');
    const person = newcomer();
    await createAccount(page, person);
    await expect(page.getByText(signUpMessages.billing.cap)).toBeVisible();
    await expect(page.getByText('$60.00', { exact: true })).toBeVisible();
    expect(await ledgerOf(person.email)).toMatchObject({ maxRoundUpCents: 6000 });
  });
});

test.describe('A link with a cap and a plan of a fixed price', { tag: '@desktop' }, () => {
  for (const [cap, sent] of [
    ['42.5', 4250],
    ['5', null],
  ] as const) {
    const outcome = sent === null ? 'that is too low stays behind' : 'goes with the card';
    test(`[JOIN-01] [SUBS-05] a cap of ${cap} ${outcome}`, async ({ page, context, sandbox, ledgerOf }) => {
      await sandbox.clearAttempts();
      await page.goto(`/sign-up?tier=Starter&maxRoundUp=${cap}`);
      await expectRoute(page, 'sign-up-account');
      const person = newcomer();
      await createAccount(page, person);
      await expect(cardForm(page).submit).toBeVisible();
      expect((await entryCookies(context))['signup_max_round_up']).toBe(cap);
      await payWith(page, '4242');
      await closeReceipt(page);
      await expectRoute(page, 'sign-up-affinity');
      expect(await ledgerOf(person.email)).toMatchObject({ status: 'active', maxRoundUpCents: sent });
    });
  }
});
