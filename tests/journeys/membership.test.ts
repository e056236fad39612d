import { membershipNotices } from '#src/flows/membership-notices/membership-notices.messages.ts';
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { renewalAfter } from '#machines/domain/plan-change.ts';
import { sessionSchema, type Membership } from '#machines/domain/member.ts';
import { scheduledSubscription } from '#machines/domain/scheduled-plan.ts';
import { demoTenants } from '#server/demo/tenants/tenants.ts';
import { accountMessages as copy } from '#src/flows/account/account.messages.ts';
import { controlMessages } from '#src/messages/controls.ts';
import { formatDate } from '#src/messages/format-date.ts';
import {
  cancelReasonMessages,
  membershipCancelMessages as leaving,
} from '#src/flows/membership-cancel/membership-cancel.messages.ts';
import { navigationMessages } from '#src/messages/navigation.ts';
import { returnPlanMessages } from '#src/flows/sign-up/return-plan.messages.ts';
import { toastText } from '#src/flows/toasts/toasts.messages.ts';
import { expect, test } from '../support/journey.ts';
import { ask } from '../support/ask-api.ts';
import { expectRoute, recordCalls, toastOf } from '../support/journey-page.ts';
import { placesOf } from '#tests/support/journey-places.ts';
import { expectSoundScreen } from '../support/journey-screen.ts';

test.use({ expectedMessages: /the server responded with a status of (4\d\d|5\d\d)|net::ERR_/ });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

const canceledAt = (tenant: string) => (tenant === 'harbor' ? 'cancelled' : 'canceled');

async function membershipOf(page: Page, tenant: string): Promise<Membership> {
  const { membership } = v.parse(sessionSchema, await ask(page, tenant, '/users/me'));
  if (!membership) throw new Error('This is no member.');
  return membership;
}

async function openCancel(page: Page): Promise<void> {
  await button(page, copy.leaving.cancel).click();
  await expect(button(page, leaving.review.continue)).toBeVisible();
}

for (const { id, name } of demoTenants) {
  test.describe(
    name,
    placesOf(id, { usually: ['varsity phone', 'harbor desktop'], onPhone: ['varsity'] }),
    () => {
      test.use({ tenant: id });

      test(
        '[MEMB-01] [MEMB-06] [LIFE-05] [R1] [R41] a member cancels, retains what is paid, and undoes it',
        { tag: id === 'harbor' ? '@core' : [] },
        async ({ page, enter }) => {
          test.slow();
          await enter('active');
          await page.goto('/account');
          await expect(heading(page, copy.title)).toBeVisible();
          await expectSoundScreen(page);
          const before = await membershipOf(page, id);
          const endsOn = formatDate(before.currentSubscription?.endsAt ?? '');
          await expect(page.getByText(copy.leaving.cancelNote(endsOn))).toBeVisible();

          await openCancel(page);
          const dialog = page.getByRole('dialog');
          await expect(dialog.getByText(`ends on ${endsOn}`)).toBeVisible();
          await expect(dialog.getByText(/You still have (\$|CAD\u00a0)\d/)).toBeVisible();
          await expectSoundScreen(page);
          await button(page, leaving.review.continue).click();
          await page.getByText(cancelReasonMessages['not-used']).click();
          await expectSoundScreen(page);
          const calls = recordCalls(page);
          await button(page, leaving.explain.confirm).dblclick();
          await expect(heading(page, `Your membership is ${canceledAt(id)}`)).toBeVisible();
          await expect(page.getByText(leaving.done.text(endsOn))).toBeVisible();
          const lastRoundUps = /round-ups of this month are still charged on/;
          const mentions = id === 'varsity' ? 0 : 1;
          await expect(dialog.getByText(lastRoundUps)).toHaveCount(mentions);
          await button(page, leaving.done.close).click();
          await expect(page.getByText(lastRoundUps)).toHaveCount(mentions);
          expect(calls.filter((call) => call === 'POST /membership/cancel')).toHaveLength(1);

          await expect(heading(page, copy.ending.title(endsOn))).toBeVisible();
          const { items } = navigationMessages;
          await expect(page.getByRole('link', { name: items.deals }).first()).toHaveAttribute(
            'aria-disabled',
            'true',
          );
          await expectSoundScreen(page);
          expect(await membershipOf(page, id)).toEqual({ ...before, status: 'churned' });
          await page.goto('/');
          await expectRoute(page, 'account');

          await button(page, copy.ending.reactivate).dblclick();
          const renewsOn = formatDate(renewalAfter(before.currentSubscription ?? { endsAt: '' }));
          await expect(toastOf(page, `Your membership continues. It renews on ${renewsOn}.`)).toBeVisible();
          await expect(button(page, copy.leaving.cancel)).toBeVisible();
          expect(await membershipOf(page, id)).toEqual(before);
          await page.goto('/');
          await expectRoute(page, 'home');
        },
      );

      test('[MEMB-05] an overdue member is led to renewing from every page', async ({ page, enter }) => {
        await enter('overdue');
        const bar = page.getByRole('region', { name: membershipNotices.overdue.title });
        const named = /Your payment of (\$|CAD\u00a0)[\d.]+ is overdue since [A-Z][a-z]+\s\d+,\s\d{4}\./;
        for (const path of ['/activity', '/account', '/']) {
          await page.goto(path);
          await expect(bar).toContainText(path === '/' ? named : /is overdue/);
        }
        await expectSoundScreen(page);
        await bar.getByRole('link', { name: membershipNotices.overdue.renew }).click();
        await expectRoute(page, 'renew');
        await expect(bar).toHaveCount(0);
      });
    },
  );
}

test(
  '[MEMB-01] [MEMB-05] an overdue member who leaves pays nothing now, and is asked for it before coming back',
  { tag: '@desktop' },
  async ({ page, enter, ledgerOf }) => {
    const { email } = await enter('overdue');
    const before = await ledgerOf(email);
    await page.goto('/account');
    await expect(page.getByText(copy.leaving.cancelNow)).toBeVisible();
    await openCancel(page);
    await expect(page.getByText(leaving.review.unpaid)).toBeVisible();
    await expectSoundScreen(page);
    await button(page, leaving.review.continue).click();
    await button(page, leaving.explain.confirm).click();
    await expect(toastOf(page, toastText({ key: 'membershipEnded' }))).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expectRoute(page, 'sign-up-billing');
    await expect(heading(page, returnPlanMessages.owes.title)).toBeVisible();
    await expect(page.getByText(returnPlanMessages.owes.text('$25.00'))).toBeVisible();
    await expect(page.getByText(returnPlanMessages.note)).toHaveCount(0);
    expect(await ledgerOf(email)).toEqual({ ...before, status: 'churned' });
    await page.getByRole('link', { name: returnPlanMessages.owes.pay('$25.00'), exact: true }).click();
    await expectRoute(page, 'renew');
  },
);

for (const { id: tenant, plans } of demoTenants) {
  if (plans.lower === null) continue;
  const places = placesOf(tenant, {
    usually: ['varsity phone', 'harbor desktop'],
    onPhone: ['varsity', 'harbor'],
  });
  test.describe(`a scheduled change at ${tenant}`, places, () => {
    test.use({ tenant });

    test(
      '[MEMB-03] [SUBS-08] [R1] names its day, is not done twice, and is taken back',
      { tag: tenant === 'varsity' ? '@core' : [] },
      async ({ page, enter, sandbox }) => {
        await enter('scheduled');
        await page.goto('/account');
        const before = await membershipOf(page, tenant);
        expect(scheduledSubscription(before)).not.toBe(null);
        const day = formatDate(renewalAfter(before.currentSubscription ?? { endsAt: '' }));
        await expect(page.getByRole('heading', { name: /^Your plan will change to / })).toContainText(day);
        await expectSoundScreen(page);

        await sandbox.addFault({
          method: 'DELETE',
          path: '/membership/downgrade',
          fault: { status: 520, code: 'i_000' },
        });
        await button(page, copy.scheduled.store).click();
        await expect(page.getByRole('alert')).toContainText(copy.scheduled.refused);
        await sandbox.tidy();
        await button(page, copy.scheduled.store).click();
        await expect(
          toastOf(page, `You’re keeping your plan. The change is ${canceledAt(tenant)}.`),
        ).toBeVisible();
        await expect(page.getByRole('heading', { name: /^Your plan will change to / })).toHaveCount(0);
        expect(scheduledSubscription(await membershipOf(page, tenant))).toBe(null);
      },
    );
  });
}

test(
  '[MEMB-01] a cancellation whose answer is lost is not asked for again',
  { tag: '@whole-desktop' },
  async ({ page, enter, sandbox }) => {
    await enter('active');
    await page.goto('/account');
    await openCancel(page);
    await button(page, leaving.review.continue).click();
    await sandbox.addFault({ method: 'POST', path: '/membership/cancel', fault: 'lost', times: 1 });
    const calls = recordCalls(page);
    await button(page, leaving.explain.confirm).click();
    await expect(page.getByRole('heading', { name: leaving.done.title })).toBeVisible();
    expect(calls.filter((call) => call === 'POST /membership/cancel')).toHaveLength(1);
    expect((await membershipOf(page, 'varsity')).status).toBe('churned');
  },
);

test(
  '[MEMB-01] a refusal says why, and a balance that cannot be read holds nobody back',
  { tag: '@whole-phone' },
  async ({ page, enter, sandbox }) => {
    await enter('active');
    await page.goto('/account');
    await sandbox.addFault({
      method: 'GET',
      path: '/membership/summary',
      fault: { status: 500 },
      times: 2,
    });
    await openCancel(page);
    await expect(heading(page, leaving.review.unread)).toBeVisible();
    await sandbox.tidy();
    await button(page, controlMessages.retryHint(leaving.review.unread)).click();
    await expect(page.getByText(/You still have \$/)).toBeVisible();
    await button(page, leaving.review.continue).click();
    await sandbox.addFault({
      method: 'POST',
      path: '/membership/cancel',
      fault: { status: 520, code: 'i_000' },
      times: 1,
    });
    await button(page, leaving.explain.confirm).click();
    await expect(page.getByRole('alert')).toContainText(leaving.explain.refused);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button(page, copy.leaving.cancel)).toBeFocused();
    expect((await membershipOf(page, 'varsity')).status).toBe('active');
  },
);

test(
  '[MEMB-04] an annual member reads who moves the plan to a monthly one',
  { tag: ['@whole-desktop', '@core'] },
  async ({ page, enter }) => {
    await enter('annual');
    await page.goto('/account');
    await expect(page.getByText(copy.annual.text)).toBeVisible();
    await expect(page.getByRole('link', { name: /@/ }).first()).toHaveAttribute('href', /^mailto:/);
    await expectSoundScreen(page);
  },
);
