import { membershipNotices } from '#src/flows/membership-notices/membership-notices.messages.ts';
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { referralLinkSchema } from '#machines/domain/referral-link.ts';
import { activationMessages } from '#src/flows/activation/activation.messages.ts';
import { homeMessages } from '#src/flows/home/home.messages.ts';
import { newPasswordMessages } from '#src/messages/fields.ts';
import { inviteFriendsMessages as invite } from '#src/flows/invite-link/invite-link.messages.ts';
import { returnPlanMessages } from '#src/flows/sign-up/return-plan.messages.ts';
import { accountMessages } from '#src/flows/account/account.messages.ts';
import { confirmationMessages } from '#src/messages/confirmation.ts';
import { signUpMessages } from '#src/flows/sign-up/sign-up.messages.ts';
import { subscriptionMessages as copy } from '#src/flows/subscription/subscription.messages.ts';
import { ask } from '../support/ask-api.ts';
import { expectRoute, part } from '../support/journey-page.ts';
import { expectSoundMoment, expectSoundScreen } from '../support/journey-screen.ts';
import { payWith } from '#paths/drive/forms/card-form.ts';
import { radioCard } from '#paths/drive/forms/sign-up-forms.ts';
import { expect, test } from '../support/journey.ts';

const { comeBack } = signUpMessages;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const starterPaid = { amountCents: 2500, status: 'succeeded' };

/** An imported member follows the link, and chooses a password. */
async function activate(page: Page, activationToken: string): Promise<void> {
  await page.goto(`/activate?token=${activationToken}`);
  await page.getByLabel(newPasswordMessages.password, { exact: true }).fill('N3w!password-chosen');
  await page.getByLabel(newPasswordMessages.confirmation, { exact: true }).fill('N3w!password-chosen');
  await page.getByRole('checkbox', { name: activationMessages.choose.over18 }).check();
  await button(page, activationMessages.choose.submit).click();
  await expect(heading(page, copy.card.title)).toBeVisible();
}

/** From the invitation over the receipt to the membership on the account page. */
async function finish(page: Page): Promise<void> {
  await button(page, copy.referral.next).click();
  await expect(heading(page, copy.success.title)).toBeVisible();
  await expectSoundMoment(page);
  await button(page, confirmationMessages.close).click();
  await expect(dialog(page)).toBeHidden();
  await expectRoute(page, 'account');
  await expect(heading(page, accountMessages.membership.title)).toBeFocused();
}

test.describe('a member without a running plan', () => {
  test(
    '[SUBS-02] [SUBS-05] [SUBS-06] [SUBS-10] an imported member pays at the card step, invites, and is done',
    { tag: ['@phone', '@core'] },
    async ({ page, context, sandbox, ledgerOf }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const { email, activationToken } = await sandbox.makeImported();
      await activate(page, activationToken);
      await expect(page).toHaveURL(/flow=subscribe/);
      await payWith(page, '4242');
      await expect(heading(page, copy.referral.title)).toBeVisible();
      const { url } = v.parse(referralLinkSchema, await ask(page, 'varsity', '/referrals/link'));
      await expect(page.getByRole('textbox', { name: invite.link })).toHaveValue(url);
      await expectSoundScreen(page);
      await button(page, invite.copy).click();
      await expect(page.getByText(invite.announced)).toBeAttached();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
      await finish(page);
      expect((await ledgerOf(email)).charges).toEqual([starterPaid]);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(dialog(page)).toBeHidden();
    },
  );

  test(
    '[SUBS-02] [SUBS-10] [HOME-04] who closes the card step is not asked again in this session, sees when tickets come, and finds the way back',
    { tag: '@desktop' },
    async ({ page, sandbox, ledgerOf }) => {
      const { email, activationToken } = await sandbox.makeImported();
      await activate(page, activationToken);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      for (const path of ['/account', '/']) {
        await page.goto(path);
        await expect(heading(page, membershipNotices.notStarted.title)).toBeVisible();
        await expect(dialog(page)).toBeHidden();
      }
      await expect(part(page, homeMessages.giveaway.title)).toContainText(
        'Your plan’s tickets appear here when its period begins.',
      );
      await expectSoundScreen(page);
      expect((await ledgerOf(email)).charges).toEqual([]);
      await button(page, membershipNotices.notStarted.start).click();
      await expect(heading(page, copy.card.title)).toBeVisible();
    },
  );

  test(
    '[MEMB-06] [SUBS-04] [NAV-03] who left comes back with another plan and a new card',
    { tag: ['@phone', '@core'] },
    async ({ page, enter, ledgerOf }) => {
      const { email } = await enter('churned');
      const before = (await ledgerOf(email)).charges;
      await page.goto('/');
      await expectRoute(page, 'sign-up-billing');
      await expect(heading(page, comeBack.title('Olivia'))).toBeVisible();
      await expectSoundScreen(page);
      await button(page, returnPlanMessages.plans).click();
      await expect(heading(page, copy.tier.title.new)).toBeVisible();
      await expectSoundScreen(page);
      await radioCard(page, 'Rookie').click();
      await button(page, copy.tier.start('Rookie')).click();
      await payWith(page, '4242');
      await expect(heading(page, copy.referral.title)).toBeVisible();
      await finish(page);
      expect((await ledgerOf(email)).charges).toEqual([
        ...before,
        { amountCents: 1000, status: 'succeeded' },
      ]);
    },
  );

  test(
    '[MEMB-06] [R1] [R3] a membership that is over is reactivated with the card that is linked',
    { tag: '@desktop' },
    async ({ page, enter, ledgerOf }) => {
      const { email } = await enter('admin');
      const before = (await ledgerOf(email)).charges;
      await page.goto('/');
      await button(page, membershipNotices.over.reactivate).click();
      await expect(heading(page, copy.comeBack.title('Starter, monthly'))).toBeVisible();
      await expectSoundScreen(page);
      await page
        .getByRole('checkbox', {
          name: /^Charge \$25\.00 to Visa ending in 4242 now, and \$25\.00 every month from .+ on, until I cancel\.$/,
        })
        .check();
      await button(page, copy.upgrade.pay('$25.00')).dblclick();
      await expect(heading(page, copy.referral.title)).toBeVisible();
      await finish(page);
      await expect(button(page, membershipNotices.over.reactivate)).toBeHidden();
      expect((await ledgerOf(email)).charges).toEqual([...before, starterPaid]);
    },
  );
});
