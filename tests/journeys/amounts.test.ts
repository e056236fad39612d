import { demoTenant } from '#server/demo/tenants/tenants.ts';
import { subscriptionMessages as copy } from '#src/flows/subscription/subscription.messages.ts';
import { expect, test } from '../support/journey.ts';
import { toastOf } from '#tests/support/journey-page.ts';

/** The tenants whose members can move up, with a plan above the one that they are on. */
const upgrades = [
  { tenant: 'varsity', tier: 'Captain', frequency: 'Annual' },
  { tenant: 'harbor', tier: 'Lighthouse', frequency: 'Monthly' },
] as const;

for (const { tenant, tier, frequency } of upgrades) {
  test.describe(`An upgrade at ${demoTenant(tenant).name}`, { tag: '@desktop' }, () => {
    test.use({ tenant });

    test(
      '[SUBS-07] [MEMB-02] [R1] [R3] charges to the cent what its button says, and nothing before',
      { tag: tenant === 'harbor' ? '@core' : [] },
      async ({ page, enter, ledgerOf }) => {
        const { email } = await enter('active');
        const before = (await ledgerOf(email)).charges;
        await page.goto('/?flow=upgrade');
        const dialog = page.getByRole('dialog');
        await dialog
          .getByText(new RegExp(`^${frequency}`))
          .first()
          .click();
        await dialog.getByText(tier, { exact: true }).click();
        await page.getByRole('button', { name: copy.tier.review(tier), exact: true }).click();
        const pay = page.getByRole('button', { name: /^Pay / });
        await expect(pay).toBeVisible();
        await page.getByRole('checkbox').check();
        const shown = Math.round(Number((await pay.innerText()).replace(/[^\d.]/g, '')) * 100);
        expect((await ledgerOf(email)).charges).toEqual(before);
        await pay.click();
        await expect(toastOf(page, `Your plan is now ${tier}, ${frequency.toLowerCase()}.`)).toBeVisible();
        expect((await ledgerOf(email)).charges).toEqual([
          ...before,
          { amountCents: shown, status: 'succeeded' },
        ]);
      },
    );
  });
}
