import type { Page } from '@playwright/test';
import { demoTenants } from '#server/demo/tenants/tenants.ts';
import { enrolmentMessages as copy } from '#src/flows/enrolment/enrolment.messages.ts';
import { fieldMessages } from '#src/messages/fields.ts';
import { planMessages } from '#src/messages/plans.ts';
import { expect, test } from '../support/journey.ts';
import { expectRoute, recordCalls } from '../support/journey-page.ts';
import { placesOf } from '#tests/support/journey-places.ts';
import { expectSoundScreen } from '../support/journey-screen.ts';
import { agree, choose, join, tier } from '#paths/drive/forms/enrolment-form.ts';
import { enrolments, sessionOf } from '#tests/support/journey-enrol.ts';

test.use({
  expectedMessages: /the server responded with a status of (422|5\d\d)|ERR_(EMPTY_RESPONSE|CONNECTION_RESET)/,
});

const cap = (page: Page) => page.getByLabel(copy.cap);

for (const { id, name, config } of demoTenants) {
  test.describe(name, placesOf(id, { usually: ['harbor desktop'], onPhone: ['varsity'] }), () => {
    test.use({ tenant: id });

    test('[JOIN-09] somebody who is signed in joins, and comes to the checkout', async ({ page, enter }) => {
      await enter('nonmember');
      await page.goto('/');
      await expectRoute(page, 'enroll');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.title('Aisha', name));
      await expectSoundScreen(page);
      const hasTiers = config.membershipModel !== 'round_up';
      const chosen = hasTiers
        ? config.membershipModel === 'subscription'
          ? 'Starter'
          : 'Mooring'
        : 'Round-up';
      if (hasTiers) await choose(page, chosen);
      await agree(page);
      await join(page, name).click();
      await expectRoute(page, 'sign-up-billing');
      const { membership, user } = await sessionOf(page, id);
      expect(membership?.status).toBe('abandoned_checkout');
      expect(user.isMember).toBe(true);
      await expect(page.getByText(new RegExp(`^${chosen}`)).first()).toBeVisible();
    });

    test('[JOIN-09] [JOIN-08] [R16] Back leads out of the checkout at once, and Forward into it again', async ({
      page,
      enter,
    }) => {
      await enter('nonmember');
      await page.goto('/support/terms');
      await page.goto('/enroll');
      await agree(page);
      await join(page, name).click();
      await expectRoute(page, 'sign-up-billing');
      await page.goBack();
      await expectRoute(page, 'support-terms');
      await page.goForward();
      await expectRoute(page, 'sign-up-billing');
    });
  });
}

test(
  '[JOIN-09] [JOIN-01] the plan of a link is chosen already, and is the one that is paid',
  { tag: '@desktop' },
  async ({ page, enter }) => {
    await enter('nonmember');
    await page.goto('/sign-up?tier=CAPTAIN&plan=year');
    await expectRoute(page, 'enroll');
    expect(new URL(page.url()).search).toBe('');
    await expect(tier(page, 'Captain')).toBeChecked();
    await expect(
      page.getByRole('radio', { name: new RegExp(`^${planMessages.frequencies.year}`) }),
    ).toBeChecked();
    await agree(page);
    await join(page, 'Varsity Club').click();
    await expectRoute(page, 'sign-up-billing');
    await expect(page.getByText('Captain, annual')).toBeVisible();
  },
);

test(
  '[JOIN-09] [R15] a refresh restores the plan and what was entered',
  { tag: ['@desktop', '@core'] },
  async ({ page, enter }) => {
    await enter('nonmember');
    await page.goto('/enroll');
    await choose(page, 'Starter');
    await page.getByRole('checkbox', { name: copy.newsletter('Varsity Club') }).check();
    await agree(page);
    await page.reload();
    await expect(tier(page, 'Starter')).toBeChecked();
    await expect(page.getByRole('checkbox', { name: copy.newsletter('Varsity Club') })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: new RegExp(`^${copy.over18}`) })).toBeChecked();
  },
);

test(
  '[JOIN-09] without agreeing nothing is sent and the page says what is missing; the first plan is chosen beforehand',
  { tag: '@whole-desktop' },
  async ({ page, enter }) => {
    await enter('nonmember');
    await page.goto('/enroll');
    const calls = recordCalls(page);
    await join(page, 'Varsity Club').click();
    await expect(page.getByText(fieldMessages.over18Missing)).toBeVisible();
    await expectSoundScreen(page);
    expect(enrolments(calls)).toEqual([]);
    await expect(tier(page, 'Rookie')).toBeChecked();
    await agree(page);
    await join(page, 'Varsity Club').click();
    await expectRoute(page, 'sign-up-billing');
  },
);

test(
  '[JOIN-09] hostile parameters of a link leave the first plan chosen, by the month',
  { tag: '@desktop' },
  async ({ page, enter }) => {
    await enter('nonmember');
    await page.goto(
      '/sign-up?tier=%3Cscript%3Ealert(1)%3C/script%3E&plan=../../x&maxRoundUp=-1e999&affid=null',
    );
    await expectRoute(page, 'enroll');
    await expect(tier(page, 'Rookie')).toBeChecked();
    await expect(
      page.getByRole('radio', { name: new RegExp(`^${planMessages.frequencies.month}`) }),
    ).toBeChecked();
  },
);

test(
  '[JOIN-09] a refusal leaves what was entered',
  { tag: '@whole-phone' },
  async ({ page, enter, sandbox }) => {
    await enter('nonmember');
    await sandbox.addFault({
      method: 'POST',
      path: '/membership',
      fault: { status: 520, code: 'i_card_006' },
    });
    await page.goto('/enroll');
    await choose(page, 'Starter');
    await agree(page);
    await join(page, 'Varsity Club').click();
    await expect(page.getByRole('alert').filter({ hasText: 'This plan no longer exists.' })).toBeVisible();
    await expect(tier(page, 'Starter')).toBeChecked();
    await expectSoundScreen(page);
    await join(page, 'Varsity Club').click();
    await expectRoute(page, 'sign-up-billing');
  },
);

test.describe('Roundup', { tag: '@whole-desktop' }, () => {
  test.use({ tenant: 'roundup' });

  test(
    '[JOIN-09] [R46] says what is charged at least and at most, and takes a cap',
    { tag: '@core' },
    async ({ page, enter }) => {
      await enter('nonmember');
      await page.goto('/sign-up?maxRoundUp=35');
      await expectRoute(page, 'enroll');
      await expect(cap(page)).toHaveValue('35');
      await expect(
        page.getByText('If your round-ups total less than $10.00 in a month you are charged $10.00.'),
      ).toBeVisible();
      await expect(page.getByText('You never pay more than $100.00 a month.')).toBeVisible();
      await agree(page);
      const blank = 'or leave it blank for your plan’s maximum of $100.00 a month.';
      const [low, wrong] = [
        `Enter more than $20.00, ${blank}`,
        `Enter an amount, like 25 or 25.50, ${blank}`,
      ];
      const refused = { '-5': low, '<b>20</b>': wrong, '1e9': wrong, '0': low, '15': low };
      for (const [entered, words] of Object.entries(refused)) {
        await cap(page).fill(entered);
        await join(page, 'Roundup').click();
        await expect(page.getByText(words, { exact: true })).toBeVisible();
        await expect(cap(page)).toHaveValue(entered);
        await expect(cap(page)).toBeFocused();
      }
      await expectSoundScreen(page);
      await cap(page).fill('25.50');
      await join(page, 'Roundup').click();
      await expectRoute(page, 'sign-up-billing');
      await expect(page.getByText('$25.50', { exact: true })).toBeVisible();
    },
  );
});
