import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FormRow } from '#machines/domain/setting-rows.ts';
import { refusal } from '#machines/samples/failures.ts';
import { sampleProfile, sampleSessions } from '#machines/samples/sessions.ts';
import { settingsMessages as copy } from '#src/flows/account/settings.messages.ts';
import { errorMessage } from '#src/messages/errors.ts';
import { fieldMessages } from '#src/messages/fields.ts';
import { inputOf, reject, resolve } from '#paths/explore/settle-on-command.ts';
import { expectNoAxeViolations } from '#tests/support/view-axe.ts';
import { button, change, field, group, member, openSettings, text } from '#tests/support/settings-view.tsx';

const { active } = sampleSessions;
const alert = page.getByRole('alert');

interface Filled {
  entered: Readonly<Record<string, string>>;
  sent: unknown;
}

/** The cap has a test of its own. */
const filled: Readonly<Record<Exclude<FormRow, 'maxRoundUp'>, Filled>> = {
  name: {
    entered: { [copy.firstName]: ' נועה ', [copy.lastName]: 'O’Neil' },
    sent: { firstName: 'נועה', lastName: 'O’Neil' },
  },
  phone: { entered: { [copy.phone]: '207 555 0134' }, sent: { phone: '207 555 0134' } },
  address: {
    entered: { 'ZIP code': '04101', City: 'Portland' },
    sent: { ...sampleProfile.address, postalCode: '04101', city: 'Portland' },
  },
  email: {
    entered: {
      [copy.newEmail]: 'ada@example.com',
      [copy.newEmailAgain]: 'Ada@example.com',
      [copy.currentPassword]: 'Demo!2345',
    },
    sent: {
      email: 'ada@example.com',
      emailConfirmation: 'Ada@example.com',
      currentPassword: 'Demo!2345',
    },
  },
  password: {
    entered: {
      [copy.currentPassword]: 'Demo!2345',
      [copy.newPassword]: 'N3w!pass',
      [copy.newPasswordAgain]: 'N3w!pass',
    },
    sent: { currentPassword: 'Demo!2345', password: 'N3w!pass', passwordConfirmation: 'N3w!pass' },
  },
};

const filledRows = Object.keys(filled) as (keyof typeof filled)[];

async function fill(entered: Filled['entered']) {
  for (const [label, value] of Object.entries(entered)) await field(label).fill(value);
}

describe('a setting', () => {
  it.each(filledRows)(
    '[ACCT-01] [ACCT-03] [R50] %s is sent once, and nothing says so before the answer',
    async (row) => {
      const { entered, sent } = filled[row];
      const { settings, child } = await openSettings();
      await change(row).click();
      await expect.element(group(row)).toBeVisible();
      expect(group(row).element().contains(document.activeElement)).toBe(true);
      await fill(entered);
      await button(copy.save).dblClick();
      expect(inputOf(child('setting'), 'sendForm')).toEqual({ values: { row, values: sent } });
      await expect.element(button(copy.saving)).toHaveAttribute('aria-busy', 'true');
      await userEvent.keyboard('{Escape}');
      expect(settings.getSnapshot().matches({ rows: 'editing' })).toBe(true);
      resolve(child('setting'), 'sendForm', {});
      await expect.element(change(row)).toHaveFocus();
    },
  );

  it.each([
    ['email', 'i_user_004', copy.newEmail, errorMessage(refusal('', 'i_user_004').error).text],
    ['email', 'i_user_002', copy.newEmailAgain, errorMessage(refusal('', 'i_user_002').error).text],
    ['email', 'i_user_003', copy.currentPassword, fieldMessages.currentPasswordWrong],
    ['password', 'i_user_003', copy.currentPassword, fieldMessages.currentPasswordWrong],
    ['password', 'i_user_001', copy.newPasswordAgain, errorMessage(refusal('', 'i_user_001').error).text],
  ] as const)('[ACCT-01] [R50] %s refused with %s says so on its field', async (row, code, label, words) => {
    const { child } = await openSettings();
    await change(row).click();
    await fill(filled[row].entered);
    await button(copy.save).click();
    reject(child('setting'), 'sendForm', refusal('', code).error);
    await expect.element(field(label)).toHaveFocus();
    await expect.element(field(label)).toHaveAttribute('aria-invalid', 'true');
    await expect.element(text(words)).toBeVisible();
    await expectNoAxeViolations();
  });

  it('[ACCT-01] [FRMT-03] a code of the other country is refused before it is sent', async () => {
    const { child } = await openSettings();
    await change('address').click();
    await field('ZIP code').fill('B3H 4R2');
    await button(copy.save).click();
    await expect.element(text(fieldMessages.zipCodeInvalid)).toBeVisible();
    expect(child('setting').getSnapshot().value).toBe('editing');
  });

  it('[ACCT-01] the server’s word on a part of the address stands at that part', async () => {
    const { child } = await openSettings();
    await change('address').click();
    await field('City').fill('Portland');
    await button(copy.save).click();
    reject(child('setting'), 'sendForm', {
      kind: 'rejected',
      status: 422,
      code: null,
      message: 'No.',
      fields: { 'address.city': ['There is no such city.'] },
      retryAfter: null,
    });
    await expect.element(field('City')).toHaveFocus();
    await expect.element(text('There is no such city.')).toBeVisible();
  });

  it.each([{ kind: 'offline' }, { kind: 'timeout' }, { kind: 'expired' }] as const)(
    '[R50] without an answer (%j) what was entered stays, and can be sent again',
    async (error) => {
      const { child } = await openSettings();
      await change('phone').click();
      await field(copy.phone).fill('207 555 0134');
      await button(copy.save).click();
      reject(child('setting'), 'sendForm', error);
      await expect.element(alert).toHaveTextContent(errorMessage(error).text);
      await expect.element(field(copy.phone)).toHaveValue('207 555 0134');
      await button(copy.save).click();
      expect(inputOf(child('setting'), 'sendForm')).toMatchObject({ values: { row: 'phone' } });
    },
  );

  it('[ACCT-01] Escape gives the old value back, and the focus', async () => {
    await openSettings();
    await change('phone').click();
    await field(copy.phone).fill('1');
    await userEvent.keyboard('{Escape}');
    await expect.element(change('phone')).toHaveFocus();
    await expect.element(text('617 555 0100')).toBeVisible();
    await change('phone').click();
    await expect.element(field(copy.phone)).toHaveValue('617 555 0100');
  });

  it('[ACCT-01] another row asks before what was entered is thrown away', async () => {
    await openSettings();
    await change('phone').click();
    await field(copy.phone).fill('207 555 0134');
    await change('name').click();
    await expect.element(button(copy.unsaved.store)).toHaveFocus();
    await button(copy.unsaved.store).click();
    await expect.element(field(copy.phone)).toHaveValue('207 555 0134');
    await change('name').click();
    await button(copy.unsaved.discard).click();
    await expect.element(field(copy.firstName)).toHaveFocus();
  });

  it('[ACCT-01] long names, right-to-left ones and what is missing stay in their row', async () => {
    await page.viewport(320, 700);
    const user = {
      ...active.user,
      firstName: 'W'.repeat(60),
      lastName: 'נועה',
      email: `${'e'.repeat(64)}@example.com`,
    };
    document.body.style.paddingInline = '16px';
    await openSettings({ ...active, user });
    await expect.element(text(`${'W'.repeat(60)} נועה`)).toBeVisible();
    await expect.element(text(copy.empty.address)).toBeVisible();
    await expect.element(button(copy.act(copy.add, 'phone'))).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(320);
    await expectNoAxeViolations();
    document.body.style.paddingInline = '';
    await page.viewport(1440, 900);
  });

  it('[ACCT-01] who signs in by a provider has neither an email nor a password to change', async () => {
    await openSettings({ ...member, user: { ...member.user, oauthProvider: 'google' } });
    await expect.element(text(copy.social('Google'))).toBeVisible();
    expect(change('email').query()).toBe(null);
    expect(change('password').query()).toBe(null);
    await expectNoAxeViolations();
  });
});
