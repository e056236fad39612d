import * as v from 'valibot';
import { summarySchema } from '#machines/domain/summary.ts';
import { demoTenants } from '#server/demo/tenants/tenants.ts';
import { cardLinkMessages } from '#src/flows/card-link/card-link.messages.ts';
import { controlMessages } from '#src/messages/controls.ts';
import { formatMoney } from '#src/messages/format.ts';
import { frameMessages } from '#src/messages/frame.ts';
import { membershipNotices } from '#src/flows/membership-notices/membership-notices.messages.ts';
import { renewalMessages as copy } from '#src/flows/renewal/renewal.messages.ts';
import { expect, test } from '../support/journey.ts';
import { ask } from '../support/ask-api.ts';
import { expectRoute } from '../support/journey-page.ts';
import { placesOf } from '#tests/support/journey-places.ts';
import { payWith } from '#paths/drive/forms/card-form.ts';
import { expectSoundScreen } from '../support/journey-screen.ts';
import { button, change, expectRenewed, openCardForm, renewNow } from '../support/journey-renew.ts';

test.use({ expectedMessages: /the server responded with a status of (4\d\d|5\d\d)|net::ERR_/ });

for (const { id, name, currencyCode } of demoTenants) {
  test.describe(
    name,
    placesOf(id, { usually: ['varsity phone', 'harbor desktop'], onPhone: ['varsity'] }),
    () => {
      test.use({ tenant: id });

      test('[JOIN-10] [R3] an overdue member pays what is due, to the cent', async ({
        page,
        enter,
        ledgerOf,
      }) => {
        const { email } = await enter('overdue');
        await page.goto('/renew');
        await expect(renewNow(page)).toBeVisible();
        const { nextCharge } = v.parse(summarySchema, await ask(page, id, '/membership/summary'));
        const amount = formatMoney(nextCharge?.amount ?? 0, currencyCode);
        await expect(renewNow(page)).toHaveText(copy.review.renew(amount));
        await expect(page.getByText(copy.lead.running(nextCharge?.reason ?? ''))).toBeVisible();
        await expectSoundScreen(page);
        const before = (await ledgerOf(email)).charges;
        await renewNow(page).click();
        await expectRenewed(page, id);
        const paid = { amountCents: nextCharge?.amount, status: 'succeeded' };
        expect((await ledgerOf(email)).charges).toEqual([...before, paid]);
      });

      test('[JOIN-10] a suspended member whose card declines links another one and is back', async ({
        page,
        enter,
      }) => {
        test.slow();
        await enter('suspended');
        await page.goto('/');
        await expectRoute(page, 'renew');
        await renewNow(page).click();
        await expect(page.getByRole('alert')).toHaveText(
          `${copy.review.refused}Your payment failed. Nothing was charged. Please try a different card.`,
        );
        await expectSoundScreen(page);
        await openCardForm(page);
        await payWith(page, '4444');
        await expect(page.getByText('Mastercard ending in 4444')).toBeVisible();
        await renewNow(page).click();
        await expectRenewed(page, id);
      });
    },
  );
}

test('[JOIN-10] [R16] Back leads on from home, where the renewal was begun', async ({ page, enter }) => {
  await enter('overdue');
  await page.goto('/account');
  await expectRoute(page, 'account');
  const logo = page.getByRole('banner').getByRole('link', { name: `Varsity Club ${frameMessages.home}` });
  await logo.click();
  await expectRoute(page, 'home');
  const bar = page.getByRole('region', { name: membershipNotices.overdue.title });
  await bar.getByRole('link', { name: membershipNotices.overdue.renew }).click();
  await expectRoute(page, 'renew');
  await renewNow(page).click();
  await expectRenewed(page);
  await page.goBack();
  await expectRoute(page, 'account');
});

test(
  '[JOIN-10] [CARD-02] a card that is not accepted says why, and another one works',
  { tag: '@desktop' },
  async ({ page, enter }) => {
    await enter('suspended');
    await page.goto('/renew');
    await openCardForm(page);
    await payWith(page, '0005');
    await expect(page.getByRole('alert').filter({ hasText: cardLinkMessages.wrongType })).toBeVisible();
    await payWith(page, '4242');
    await expect(page.getByText('Visa ending in 4242')).toBeVisible();
    await renewNow(page).click();
    await expectRenewed(page);
  },
);

test(
  '[JOIN-10] Back leads from the card form to the cards, and from there to what is due',
  { tag: '@whole-desktop' },
  async ({ page, enter }) => {
    await enter('overdue');
    await page.goto('/renew');
    await change(page).click();
    await expect(page.getByRole('heading', { name: copy.choice.title })).toBeFocused();
    await expectSoundScreen(page);
    await button(page, copy.choice.another).click();
    await expect(page.getByRole('heading', { name: copy.link.title })).toBeFocused();
    await button(page, copy.link.back).click();
    await expect(page.getByRole('heading', { name: copy.choice.title })).toBeVisible();
    await button(page, copy.choice.back).click();
    await expect(renewNow(page)).toBeVisible();
  },
);

test(
  '[JOIN-10] [BACK-02] what is due comes from the membership where there is no summary',
  { tag: '@desktop' },
  async ({ page, enter, sandbox }) => {
    await enter('overdue');
    await sandbox.addFault({ method: 'GET', path: '/membership/summary', fault: { status: 404 }, times: 9 });
    await page.goto('/renew');
    await expect(renewNow(page)).toHaveText('Renew now · $25.00');
    await expect(page.getByRole('definition').first()).toHaveText('$25.00');
  },
);

test(
  '[JOIN-10] what is due can be asked for again when it could not be read',
  { tag: '@whole-phone' },
  async ({ page, enter, sandbox }) => {
    await enter('overdue');
    await sandbox.addFault({ method: 'GET', path: '/cards', fault: { status: 500 }, times: 9 });
    await page.goto('/renew');
    const retry = button(page, controlMessages.retryHint(copy.failed));
    await expect(retry).toBeVisible();
    await expectSoundScreen(page);
    await sandbox.tidy();
    await retry.click();
    await expect(renewNow(page)).toBeVisible();
  },
);
