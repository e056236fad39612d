import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { planPreviewSchema } from '#machines/domain/plan-preview.ts';
import { renewalAfter } from '#machines/domain/plan-change.ts';
import { formatDate } from '#src/messages/format-date.ts';
import { formatMoney } from '#src/messages/format.ts';
import { receiptMessages } from '#src/messages/paid-period.ts';
import { subscriptionMessages as copy } from '#src/flows/subscription/subscription.messages.ts';
import { expect, test } from '../support/journey.ts';
import { ask } from '../support/ask-api.ts';
import { toastOf } from '../support/journey-page.ts';
import { expectSoundMoment } from '../support/journey-screen.ts';
import { button, closeReceipt, dialog, plansOf } from '#tests/support/journey-plans.ts';

const closeOf = (page: Page) => dialog(page).getByRole('button', { name: copy.close, exact: true });

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.describe('the modal of plans', () => {
  test(
    '[SUBS-07] [SUBS-14] [R1] [R3] a member upgrades by a link, for exactly what was shown',
    { tag: ['@whole-desktop', '@core'] },
    async ({ page, enter, ledgerOf }) => {
      const { email } = await enter('active');
      await page.goto('/');
      const { higher } = await plansOf(page);
      const plan = higher?.membershipTierPlans.find(({ frequency }) => frequency === 'month');
      await page.goto(`/?flow=upgrade&tier=${higher?.name ?? ''}`);
      await expect(
        page.getByRole('heading', { name: copy.upgrade.title(`${higher?.name ?? ''}, monthly`) }),
      ).toBeVisible();
      const { amountToCharge } = v.parse(
        planPreviewSchema,
        await ask(
          page,
          'varsity',
          `/membership/update-preview?membershipTierId=${higher?.id}&membershipTierPlanId=${plan?.id}`,
        ),
      );
      const pay = button(page, copy.upgrade.pay(formatMoney(amountToCharge, 'USD')));
      await expect(pay).toBeVisible();
      await expectSoundMoment(page);
      const before = (await ledgerOf(email)).charges;
      await page.getByRole('checkbox').check();
      await pay.dblclick();
      await expect(toastOf(page, `Your plan is now ${higher?.name}, monthly.`)).toBeVisible();
      await expect(page.getByText(receiptMessages.plan(`${higher?.name}, monthly`))).toBeFocused();
      await expect(dialog(page).getByText(formatMoney(amountToCharge, 'USD'))).toBeVisible();
      await expectSoundMoment(page);
      await closeReceipt(page);
      expect((await ledgerOf(email)).charges).toEqual([
        ...before,
        { amountCents: amountToCharge, status: 'succeeded' },
      ]);
    },
  );

  test(
    '[SUBS-14] closing a flow that a link opened leaves the page where it was',
    { tag: '@whole-phone' },
    async ({ page, enter }) => {
      await enter('active');
      await page.goto('/account');
      const { higher } = await plansOf(page);
      await page.goto(`/?flow=upgrade&tier=${higher?.name ?? ''}`);
      await expect(page.getByText(copy.upgrade.due)).toBeVisible();
      await button(page, copy.back).click();
      await expect(page.getByRole('heading', { name: copy.tier.title.change })).toBeVisible();
      await expectSoundMoment(page);
      await closeOf(page).click();
      await expect(dialog(page)).toBeHidden();
      await expect(page).toHaveURL((url) => url.pathname === '/' && url.search === '');
      await page.goBack();
      await expect(page).toHaveURL(/\/account$/);
    },
  );

  test(
    '[SUBS-14] [R16] Back closes or steps back, Forward opens again, and no entry is written twice',
    { tag: '@whole-phone' },
    async ({ page, enter }) => {
      await enter('active');
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const { higher } = await plansOf(page);
      const entries = () => page.evaluate(() => history.length);
      await page.evaluate(() => history.pushState(null, '', '/?flow=upgrade'));
      const title = page.getByRole('heading', { name: copy.tier.title.change });
      await expect(title).toBeVisible();
      const length = await entries();

      await page.goBack();
      await expect(dialog(page)).toBeHidden();
      await expect(page).toHaveURL((url) => url.pathname === '/' && url.search === '');
      await page.goForward();
      await expect(title).toBeVisible();
      await page.evaluate(async () => {
        const left = new Promise((resolve) => {
          addEventListener('popstate', resolve, { once: true });
        });
        history.back();
        await left;
        history.forward();
      });
      await expect(title).toBeVisible();
      await expect(page).toHaveURL(/flow=upgrade/);

      await page.getByText(higher?.name ?? '', { exact: true }).click();
      await button(page, copy.tier.review(higher?.name ?? '')).click();
      await expect(page.getByText(copy.upgrade.due)).toBeVisible();
      await page.goBack();
      await expect(title).toBeVisible();
      await expect(page).toHaveURL(/flow=upgrade/);
      expect(await entries()).toBe(length);
    },
  );

  test(
    '[SUBS-14] [R15] a refresh comes back to the plan that was looked at, and closing to the page',
    { tag: '@desktop' },
    async ({ page, enter }) => {
      await enter('active');
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const { higher } = await plansOf(page);
      await page.goto('/?flow=upgrade');
      await page.getByText(higher?.name ?? '', { exact: true }).click();
      await button(page, copy.tier.review(higher?.name ?? '')).click();
      await expect(page.getByText(copy.upgrade.due)).toBeVisible();
      await page.reload();
      await expect(page.getByText(copy.upgrade.due)).toBeVisible();
      await button(page, copy.back).click();
      await expect(page.getByRole('heading', { name: copy.tier.title.change })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { name: copy.tier.title.change })).toBeVisible();
      await closeOf(page).click();
      await expect(dialog(page)).toBeHidden();
      expect(new URL(page.url()).search).toBe('');
    },
  );

  test(
    '[SUBS-08] [R1] [R2] a downgrade is scheduled for the day after the paid period',
    { tag: ['@whole-desktop', '@core'] },
    async ({ page, enter, ledgerOf }) => {
      const { email } = await enter('active');
      await page.goto('/?flow=upgrade&tier=rookie');
      const { membership } = await plansOf(page);
      const date = formatDate(renewalAfter({ endsAt: membership?.currentSubscription?.endsAt ?? '' }));
      await expect(page.getByText(copy.downgrade.lead('Rookie, monthly', date))).toBeVisible();
      await expectSoundMoment(page);
      const before = (await ledgerOf(email)).charges;
      await button(page, copy.downgrade.confirm(date)).click();
      await expect(toastOf(page, `Your plan will change to Rookie, monthly on ${date}.`)).toBeVisible();
      await expect(
        page.getByRole('heading', { name: copy.scheduled.change('Rookie, monthly', date) }),
      ).toBeFocused();
      await expectSoundMoment(page);
      await closeReceipt(page);
      expect((await ledgerOf(email)).charges).toEqual(before);
    },
  );
});
